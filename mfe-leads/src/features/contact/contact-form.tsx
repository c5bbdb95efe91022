import { ENQUIRY_FORM } from '@shared-kit/contracts/form/enquiry-form';
import { WORKSHOP_FORMS } from '@shared-kit/contracts/form/workshop-forms';
import { placesOfEnquiry } from '@shared-kit/domain/place/places-of-enquiry';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { Select } from '@shared-kit/ui/form/select';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FormPlace } from '@shared-kit/contracts/place/location.contract';
import { fieldOf } from '../../lead-form/field-prefix';
import { LeadForm } from '../../lead-form/lead-form';
import { PlaceSelect, hiddenPlace, usePlaces, useUnreadPlace } from '../../places/place-fields';

const DEFAULT_CATEGORY = 'General Enquiry';

/**
 * The enquiry about nothing in particular: what it concerns (S5-20), and where, when there are several places (S5-21).
 * `?location=` and `?brand=` in the address narrow the places to one, or to those that sell a brand; what it concerns, to
 * those with that department.
 *
 * @param subcategory under which it is filed besides.
 */
export function ContactForm({ subcategory = '' }: { subcategory?: string }) {
  const { categories } = useRemoteConfig('mfe-leads');
  const [search] = useSearchParams();
  const refused = useFormResult(ENQUIRY_FORM.id)?.values['category'];
  const [category, setCategory] = useState(refused ?? DEFAULT_CATEGORY);
  const all = usePlaces(null);
  const places = placesOfEnquiry(ENQUIRY_FORM, category, narrowed(all, search), WORKSHOP_FORMS);
  const unreadPlace = useUnreadPlace(ENQUIRY_FORM.id, all, [search.get('location')]);
  return (
    <LeadForm
      form={ENQUIRY_FORM}
      hidden={{ ...hiddenPlace(places), ...unreadPlace, ...(subcategory && { subcategory }) }}
    >
      {(fields) => (
        <>
          <Select
            label="What is it about?"
            {...fieldOf('category', fields)}
            defaultValue={category}
            onChange={({ currentTarget }) => setCategory(currentTarget.value)}
            options={withDefault(categories).map((name) => ({ value: name, label: name }))}
          />
          <PlaceSelect places={places} fields={fields} />
        </>
      )}
    </LeadForm>
  );
}

function withDefault(categories: readonly string[]): readonly string[] {
  return categories.includes(DEFAULT_CATEGORY) ? categories : [DEFAULT_CATEGORY, ...categories];
}

/** A place or brand nobody has leaves the choice whole. */
function narrowed(places: readonly FormPlace[], search: URLSearchParams): readonly FormPlace[] {
  const slug = search.get('location');
  const brand = search.get('brand')?.toLowerCase();
  const fitting = places.filter(
    (place) =>
      (slug === null || place.slug === slug) &&
      (brand === undefined || place.manufacturers.some((make) => make.toLowerCase() === brand)),
  );
  return fitting.length > 0 ? fitting : places;
}
