import { useFormResult } from '@shared-kit/runtime/form-result';
import { useIdempotencyKey } from '@shared-kit/runtime/idempotency-key';
import { useId } from 'react';
import * as s from './essentials.module.css';

type EnquiryEssentialsProps = { carId?: string; dealershipSlug?: string };

const fields = [
  { name: 'name', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'postcode', label: 'Postcode', type: 'text', autoComplete: 'postal-code' },
];

/**
 * The enquiry form the shell keeps for the day mfe-leads is missing: plain HTML that posts to the
 * page, so that it also works before and without any script. The server mints the idempotency key.
 */
export function EnquiryEssentials({ carId = '', dealershipSlug = '' }: EnquiryEssentialsProps) {
  const id = useId();
  const refused = useFormResult('shell-enquiry');
  const { key } = useIdempotencyKey('shell-enquiry');
  const errors = refused?.problem.fieldErrors ?? {};
  return (
    <form method="post" className={s.form} aria-label="Enquire">
      <h2>Enquire</h2>
      {refused && (
        <p role="alert">
          Please fix the following errors: {Object.values(errors).flat().join(' ') || 'An error occurred when submitting this form'}
        </p>
      )}
      <input type="hidden" name="_form" value="shell-enquiry" />
      <input type="hidden" name="idempotency_key" value={key} />
      <input type="hidden" name="car_id" value={carId} />
      <input type="hidden" name="dealership_slug" value={dealershipSlug} />
      {fields.map(({ name, label, ...input }) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <input id={`${id}-${name}`} name={name} required defaultValue={refused?.values[name]} aria-invalid={name in errors} {...input} />
        </p>
      ))}
      <p>
        <label htmlFor={`${id}-message`}>Comments</label>
        <textarea id={`${id}-message`} name="message" rows={4} required defaultValue={refused?.values['message']} />
      </p>
      <p className={s.terms}>
        <input id={`${id}-terms`} type="checkbox" name="terms" required />
        <label htmlFor={`${id}-terms`}>
          I agree to the <a href="/terms-and-conditions">terms of use</a> and the <a href="/privacy-policy">privacy policy</a>
        </label>
      </p>
      <button type="submit">Send enquiry</button>
    </form>
  );
}
