import { useFormResult } from '@shared-kit/runtime/form-result';
import { useIdempotencyKey } from '@shared-kit/runtime/idempotency-key';
import { useReleaseSet } from '@shared-kit/runtime/release-set';
import { useSite } from '@shared-kit/runtime/site-context';
import { PRIVACY_PATH, TERMS_PATH } from '@shared-kit/domain/content/legal-pages';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { Button } from '@shared-kit/ui/form/button';
import { Checkbox } from '@shared-kit/ui/form/checkbox';
import { ErrorSummary } from '@shared-kit/ui/form/error-summary';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Stack } from '@shared-kit/ui/layout/stack';
import { Select } from '@shared-kit/ui/form/select';
import { TextArea } from '@shared-kit/ui/form/text-area';
import { TextField } from '@shared-kit/ui/form/text-field';
import { CHOOSE_DEALERSHIP } from '@shared-kit/domain/place/choose-place';
import { shellApi } from '../api/shell.api';
import { ENQUIRY_FORM, SHELL_FORM } from './shell-form';

/** `shown` as the page was told (`ShownCar`). */
type EnquiryEssentialsProps = {
  carId?: string | undefined;
  dealershipSlug?: string | undefined;
  /** Id or slug. */
  locationId?: string | undefined;
  shown?: string | undefined;
};

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
export function EnquiryEssentials({ locationId, ...known }: EnquiryEssentialsProps) {
  const { values, errors, failed } = useRefusal();
  // A place that was refused is not sent again: the dealership is asked for.
  const place = errors['location_id'] ? '' : locationId || values['location_id'];
  const about = { carId: values['car_id'], dealershipSlug: values['dealership_slug'], ...known, locationId: place };
  const field = (name: string) => ({ name, id: PREFIX + name, required: true, errors: errors[name] ?? [] });
  return (
    <form method="post" aria-label="Enquire">
      <Stack>
        <h2>Enquire</h2>
        <ErrorSummary errors={errors} prefix={PREFIX} />
        {failed && <Failed />}
        <HiddenFields {...about} />
        {!about.carId && !place && <Dealership {...field('dealership_slug')} chosen={values['dealership_slug']} />}
        {fields.map((asked) => (
          <TextField key={asked.name} {...asked} {...field(asked.name)} defaultValue={values[asked.name]} />
        ))}
        <TextArea label="Comments" {...field('message')} defaultValue={values['message']} />
        <Checkbox
          {...field('terms')}
          label={
            <>
              I agree to the <a href={TERMS_PATH}>terms of use</a> and the <a href={PRIVACY_PATH}>privacy policy</a>
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

type DealershipProps = { name: string; id: string; required: boolean; errors: string[]; chosen: string | undefined };

/** Who is to answer where no vehicle says so (S5-22); the only dealership needs no asking. */
function Dealership({ chosen = '', ...field }: DealershipProps) {
  const { data: all = [] } = shellApi.endpoints.getDealerships.useQuery();
  if (all.length < 2) return null;
  const options = all.map(({ slug, name }) => ({ value: slug, label: name }));
  const choose = { value: '', label: CHOOSE_DEALERSHIP };
  return <Select label="Dealership" {...field} defaultValue={chosen} options={[choose, ...options]} />;
}

/** The words of the form that this one stands in for. */
function Failed() {
  const site = useSite();
  return (
    <div role="alert">
      <p>
        <strong>An error occurred when submitting this form</strong>
      </p>
      <p>
        Nothing you typed is lost. Please try again in a moment. Or call us on{' '}
        <PhoneLink number={phoneOf(null, site)} />.
      </p>
    </div>
  );
}

/**
 * What the server said of the last try; also of one by the form of mfe-leads, where that cannot be rendered again because
 * what its page is about does not come. `failed`: it refused without naming a field.
 */
function useRefusal() {
  const own = useFormResult(SHELL_FORM);
  const refused = useFormResult(ENQUIRY_FORM) ?? own;
  const errors = refused?.problem.fieldErrors ?? {};
  return { values: refused?.values ?? {}, errors, failed: refused !== null && Object.keys(errors).length === 0 };
}

/** Car, dealership and place are left out when unknown: sent empty they would mean that a shopper was asked and chose none. */
function HiddenFields({ carId, dealershipSlug, locationId, shown }: EnquiryEssentialsProps) {
  const { key } = useIdempotencyKey(SHELL_FORM);
  const releaseSet = useReleaseSet();
  return (
    <>
      <input type="hidden" name="_form" value={SHELL_FORM} />
      <input type="hidden" name="idempotency_key" value={key} />
      <input type="hidden" name="release_set" value={releaseSet} />
      {carId && <input type="hidden" name="car_id" value={carId} />}
      {shown && <input type="hidden" name="shown" value={shown} />}
      {dealershipSlug && <input type="hidden" name="dealership_slug" value={dealershipSlug} />}
      {locationId && <input type="hidden" name="location_id" value={locationId} />}
    </>
  );
}
