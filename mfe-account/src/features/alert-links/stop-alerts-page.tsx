import { useSite } from '@shared-kit/runtime/site-context';
import { useSearchParams } from 'react-router';
import { LinkPage } from './link-page';

/** Stops mails about saved searches and saved cars, or the text messages about them: each by its own link. */
export function StopAlertsPage() {
  const { name } = useSite();
  const [query] = useSearchParams();
  const { messages, to } = query.has('texts')
    ? { messages: 'texts', to: 'number' }
    : { messages: 'emails', to: 'address' };
  return (
    <LinkPage
      form="alerts-stop"
      title={`Stop ${messages}`}
      heading={`Stop ${messages} about saved searches`}
      text={`${name} then writes to this ${to} no more about what you saved.`}
      act={`Stop these ${messages}`}
      done="Done. No more of them are sent. What you saved is still there."
    />
  );
}
