import { useSite } from '@shared-kit/runtime/site-context';
import { LinkPage } from './link-page';

/** Stops mails about saved searches and saved cars. */
export function StopAlertsPage() {
  const { name } = useSite();
  return (
    <LinkPage
      form="alerts-stop"
      title="Stop emails"
      heading="Stop emails about saved searches"
      text={`${name} then writes to this address no more about what you saved.`}
      act="Stop these emails"
      done="Done. No more of them are sent. What you saved is still there."
    />
  );
}
