import type { LeadForm } from '@shared-kit/contracts/lead-form';
import type { Location } from '@shared-kit/contracts/location.contract';
import { Select } from '@shared-kit/ui/select';
import { leadsApi } from '../api/leads.api';
import { fieldOf } from '../lead-form/field-prefix';
import type { FormFields } from '../lead-form/field-prefix';

/** The visible places a form is for; all of them where none is of the kinds it asks for. */
export function usePlaces(kinds: LeadForm['places']): readonly Location[] {
  // Where the list cannot be had, the form goes to the site itself.
  const { data } = leadsApi.endpoints.getLocations.useQuery();
  const visible = (data?.locations ?? []).filter(({ visible: isVisible }) => isVisible);
  const fitting = kinds ? visible.filter(({ location_type: type }) => kinds.includes(type)) : visible;
  return fitting.length > 0 ? fitting : visible;
}

/**
 * What is sent unseen: the only place there is, and the only dealership (S5-22); an empty one makes the API ask for it.
 * Where no place is known nothing is sent, and the lead is the site's own.
 */
export function hiddenPlace(places: readonly Location[]): Record<string, string> {
  const [first, ...others] = places;
  if (!first) return {};
  const isOneDealership = others.every(({ dealership_slug: slug }) => slug === first.dealership_slug);
  const dealership = { dealership_slug: isOneDealership ? first.dealership_slug : '' };
  return others.length > 0 ? dealership : { location_id: first.id, ...dealership };
}

/** Required when shown (S5-21); not shown for one place. */
export function PlaceSelect({
  places,
  fields,
  onChoose,
}: {
  places: readonly Location[];
  fields: FormFields;
  onChoose?: (locationId: string) => void;
}) {
  if (places.length <= 1) return null;
  return (
    <Select
      label="Location"
      {...fieldOf('location_id', fields)}
      required
      {...(onChoose && { onChange: ({ currentTarget }) => onChoose(currentTarget.value) })}
      options={[
        { value: '', label: 'Choose a location' },
        ...places.map((place) => ({ value: place.id, label: place.name })),
      ]}
    />
  );
}
