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

/** What is sent unseen: the only place there is, or an empty dealership that makes the API ask for one. */
export function hiddenPlace(places: readonly Location[]): Record<string, string> {
  if (places.length > 1) return { dealership_slug: '' };
  return { location_id: places[0]?.id ?? '', dealership_slug: places[0]?.dealership_slug ?? '' };
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
