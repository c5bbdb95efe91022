import { useSite } from '@shared-kit/runtime/site-context';
import { LinkPage } from './link-page';
import { useAlertLink } from './use-alert-link';

/** Lets those mails begin: only whoever reads the mails of an address has its link. */
export function ConfirmAlertsPage() {
  const { name } = useSite();
  const { use, state } = useAlertLink();
  return (
    <LinkPage
      form="alerts-confirm"
      state={use === 'confirm' ? state : 'unknown'}
      title="Confirm your email"
      heading="Confirm your email address"
      text={`${name} then emails this address when saved searches and saved vehicles change. Each email has a link to stop them.`}
      act="Confirm this address"
      done="This address is confirmed. The next change is emailed to it."
    />
  );
}
