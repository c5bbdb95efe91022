import { formatPhone, phoneHref } from '@shared-kit/domain/format-phone';
import { useIdempotencyKey } from '@shared-kit/runtime/idempotency-key';
import { useSite } from '@shared-kit/runtime/site-context';
import { Button } from '@shared-kit/ui/button';
import { ErrorSummary } from '@shared-kit/ui/error-summary';
import { Stack } from '@shared-kit/ui/stack';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ConsentFields } from './consent-fields';
import { ContactFields } from './contact-fields';
import { ENQUIRY_FORM } from './enquiry-form-id';
import * as s from './enquiry-form.module.css';
import { FIELD_PREFIX } from './field-prefix';
import type { FormFields } from './field-prefix';
import { useEnquiry } from './use-enquiry';
import type { EnquiredCar } from './use-enquiry';

type EnquiryFormProps = {
  car?: EnquiredCar | null;
  /** Sent along unseen: where the lead goes and what it is about. */
  hidden: Readonly<Record<string, string>>;
  /** What this page asks before the shopper's name: category, location. */
  children?: (fields: FormFields) => ReactNode;
};

/**
 * One column of fields that posts to its page as plain HTML, and by itself once it is alive. Its own texts
 * instead of the browser's (`noValidate`): the same with and without JavaScript.
 */
export function EnquiryForm({ car = null, hidden, children }: EnquiryFormProps) {
  const { key } = useIdempotencyKey(ENQUIRY_FORM);
  const { pathname, search } = useLocation();
  const { errors: found, failed, attempt, busy, submit, values } = useEnquiry(car);
  const { shown: errors, unseen } = sortErrors(found, hidden);
  const fields = { values, errors };
  return (
    <form method="post" noValidate aria-label="Enquire" aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <Stack gap={24}>
        <ErrorSummary key={attempt} errors={errors} prefix={FIELD_PREFIX} />
        {(failed || unseen.length > 0) && <Failure key={`failure-${attempt}`} sentences={unseen} />}
        <Unseen values={{ ...hidden, _form: ENQUIRY_FORM, idempotency_key: key, url: pathname + search }} />
        {children?.(fields)}
        <ContactFields {...fields} />
        <ConsentFields {...fields} />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          Send enquiry
        </Button>
      </Stack>
    </form>
  );
}

/** A field nobody sees cannot be corrected: what is said about it belongs to the form. */
function sortErrors(errors: Record<string, string[]>, hidden: Readonly<Record<string, string>>) {
  const isUnseen = (name: string) =>
    name in hidden || name === 'idempotency_key' || name === 'url' || name === 'website';
  const entries = Object.entries(errors);
  return {
    shown: Object.fromEntries(entries.filter(([name]) => !isUnseen(name))),
    unseen: entries.filter(([name]) => isUnseen(name)).flatMap(([, sentences]) => sentences),
  };
}

/** Hidden fields, and the one only robots fill (S5-28). */
function Unseen({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <div className={s.unseen} aria-hidden="true">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function Failure({ sentences }: { sentences: readonly string[] }) {
  const site = useSite();
  return (
    <div className={s.failure} role="alert">
      <p>
        <strong>An error occurred when submitting this form</strong>
      </p>
      <p>
        {sentences.length > 0 ? sentences.join(' ') : 'Nothing you typed is lost. Please try again in a moment.'} Or
        call us on <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a>.
      </p>
    </div>
  );
}
