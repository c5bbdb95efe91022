import type { Location } from '@shared-kit/contracts/location.contract';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Select } from '@shared-kit/ui/select';
import { leadsApi } from '../../api/leads.api';
import type { LeadsConfig } from '../../leads-config';
import { EnquiryForm } from '../../enquiry-form/enquiry-form';
import { fieldOf } from '../../enquiry-form/field-prefix';
import type { FormFields } from '../../enquiry-form/field-prefix';

const DEFAULT_CATEGORY = 'General Enquiry';

/** The enquiry about nothing in particular: what it concerns (S5-20), and where, when there are several places (S5-21). */
export function ContactForm() {
  const { categories } = useRemoteConfig<LeadsConfig>('mfe-leads');
  // Where the list cannot be had, the form goes to the site itself.
  const { data } = leadsApi.endpoints.getLocations.useQuery();
  const locations = (data?.locations ?? []).filter(({ visible }) => visible);
  const offers = locations.length > 1;
  // An empty dealership makes the API ask for one, where there are several.
  const hidden: Record<string, string> = offers
    ? { dealership_slug: '' }
    : { location_id: locations[0]?.id ?? '', dealership_slug: locations[0]?.dealership_slug ?? '' };
  return (
    <EnquiryForm hidden={hidden}>
      {(fields) => (
        <>
          <Select
            label="What is it about?"
            {...fieldOf('category', fields)}
            defaultValue={fields.values['category'] ?? DEFAULT_CATEGORY}
            options={withDefault(categories).map((category) => ({ value: category, label: category }))}
          />
          {offers && <LocationSelect locations={locations} fields={fields} />}
        </>
      )}
    </EnquiryForm>
  );
}

function withDefault(categories: readonly string[]): readonly string[] {
  return categories.includes(DEFAULT_CATEGORY) ? categories : [DEFAULT_CATEGORY, ...categories];
}

function LocationSelect({ locations, fields }: { locations: readonly Location[]; fields: FormFields }) {
  return (
    <Select
      label="Location"
      {...fieldOf('location_id', fields)}
      required
      options={[
        { value: '', label: 'Choose a location' },
        ...locations.map((location) => ({ value: location.id, label: location.name })),
      ]}
    />
  );
}
