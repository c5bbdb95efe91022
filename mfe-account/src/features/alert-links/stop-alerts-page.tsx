import { useSite } from '@shared-kit/runtime/site-context';
import { LinkPage } from './link-page';
import { useAlertLink } from './use-alert-link';

/** Stops mails about saved searches and saved cars, or the text messages about them: each by its own link. */
export function StopAlertsPage() {
  const { name } = useSite();
  const { use, state } = useAlertLink();
  const { messages, to } =
    use === 'texts' ? { messages: 'texts', to: 'number' } : { messages: 'emails', to: 'address' };
  return (
    <LinkPage
      form="alerts-stop"
      state={use === 'confirm' ? 'unknown' : state}
      title={`Stop ${messages}`}
      heading={`Stop ${messages} about what you saved`}
      text={`${name} then sends no more ${messages} about what you saved to this ${to}.`}
      act={`Stop these ${messages}`}
      done={`These ${messages} are stopped. What you saved is still there.`}
    />
  );
}
