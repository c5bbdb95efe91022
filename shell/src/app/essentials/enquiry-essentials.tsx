import { useFormResult } from '@shared-kit/runtime/form-result';
import { useIdempotencyKey } from '@shared-kit/runtime/idempotency-key';
import { Button } from '@shared-kit/ui/button';
import { Checkbox } from '@shared-kit/ui/checkbox';
import { ErrorSummary } from '@shared-kit/ui/error-summary';
import { Stack } from '@shared-kit/ui/stack';
import { TextArea } from '@shared-kit/ui/text-area';
import { TextField } from '@shared-kit/ui/text-field';

type EnquiryEssentialsProps = { carId?: string; dealershipSlug?: string };

const FORM_ID = 'shell-enquiry';
const PREFIX = 'essentials-';
const fields = [
  { name: 'name', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Mobile', type: 'tel', autoComplete: 'tel' },
  { name: 'postcode', label: 'Postcode', type: 'text', autoComplete: 'postal-code' },
];

/**
 * The enquiry form the shell keeps for the day mfe-leads is missing: plain HTML that posts to the
 * page, so that it works before and without any script.
 */
export function EnquiryEssentials({ carId, dealershipSlug }: EnquiryEssentialsProps) {
  const { values, errors, failed } = useRefusal();
  const about = (name: string) => ({ name, id: PREFIX + name, required: true, errors: errors[name] ?? [] });
  return (
    <form method="post" aria-label="Enquire">
      <Stack>
        <h2>Enquire</h2>
        <ErrorSummary errors={errors} prefix={PREFIX} />
        {failed && <p role="alert">An error occurred when submitting this form</p>}
        <HiddenFields carId={carId} dealershipSlug={dealershipSlug} />
        {fields.map((field) => (
          <TextField key={field.name} {...field} {...about(field.name)} defaultValue={values[field.name]} />
        ))}
        <TextArea label="Comments" {...about('message')} defaultValue={values['message']} />
        <Checkbox
          {...about('terms')}
          label={
            <>
              I agree to the <a href="/terms-and-conditions">terms of use</a> and the{' '}
              <a href="/privacy-policy">privacy policy</a>
            </>
          }
        />
        <Button type="submit" variant="primary">
          Send enquiry
        </Button>
      </Stack>
    </form>
  );
}

/** What the server said of the last try. `failed`: it refused without naming a field. */
function useRefusal() {
  const refused = useFormResult(FORM_ID);
  const errors = refused?.problem.fieldErrors ?? {};
  return { values: refused?.values ?? {}, errors, failed: refused !== null && Object.keys(errors).length === 0 };
}

/** Car and dealership are left out when unknown: sent empty they would mean that a shopper was asked and chose none. */
function HiddenFields({ carId, dealershipSlug }: { carId: string | undefined; dealershipSlug: string | undefined }) {
  const { key } = useIdempotencyKey(FORM_ID);
  return (
    <>
      <input type="hidden" name="_form" value={FORM_ID} />
      <input type="hidden" name="idempotency_key" value={key} />
      {carId && <input type="hidden" name="car_id" value={carId} />}
      {dealershipSlug && <input type="hidden" name="dealership_slug" value={dealershipSlug} />}
    </>
  );
}
