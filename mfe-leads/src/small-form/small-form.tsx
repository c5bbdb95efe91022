import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { useSite } from '@shared-kit/runtime/site-context';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Stack } from '@shared-kit/ui/layout/stack';
import type { ReactNode } from 'react';
import type { FormFields } from '../lead-form/field-prefix';
import * as s from '../lead-form/lead-form.module.css';
import { useSmallForm } from './use-small-form';
import type { PostForm } from './use-small-form';

type SmallFormProps = {
  /** Its id among the remote's `forms`. */
  form: string;
  label: string;
  /** Sent along unseen. */
  hidden: Readonly<Record<string, string>>;
  /** Above what went wrong with it. */
  heading?: ReactNode;
  post: PostForm;
  children: (fields: FormFields & { busy: boolean }) => ReactNode;
};

/**
 * A form of few fields that is no enquiry: it changes something the shopper has a link to. Posts to its page as plain
 * HTML, and by itself once it is alive; a try that failed says so, and once more when the page is opened again.
 */
export function SmallForm({ form, label, hidden, heading, post, children }: SmallFormProps) {
  const { send, busy, attempt, errors, failed, before, values, prefix } = useSmallForm(form, post);
  return (
    <form method="post" noValidate aria-label={label} aria-busy={busy} onSubmit={(event) => void send(event)}>
      <Stack gap={24}>
        {heading}
        <ErrorSummary key={attempt} errors={errors} prefix={prefix} />
        {failed !== null && <Failure key={`failure-${attempt}`} failed={failed} />}
        {before !== null && (
          <p role="status" className={s.remembered}>
            <strong>{before}</strong> last time, and nothing was changed. Please try again.
          </p>
        )}
        <input type="hidden" name="_form" value={form} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children({ values, errors, prefix, busy })}
      </Stack>
    </form>
  );
}

function Failure({ failed }: { failed: string }) {
  const site = useSite();
  return (
    <div className={s.failure} role="alert">
      <p>
        <strong>{failed}</strong>
      </p>
      <p>
        Nothing was changed. Please try again in a moment, or call us on <PhoneLink number={phoneOf(null, site)} />.
      </p>
    </div>
  );
}
