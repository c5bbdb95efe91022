import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { dealershipsOf, placesOfForm } from '@shared-kit/domain/place/places-of-form';
import { useFormResult } from '@shared-kit/runtime/form-result';
import { Select } from '@shared-kit/ui/form/select';
import { CHOOSE_LOCATION } from '@shared-kit/domain/place/choose-place';
import { leadsApi } from '../api/leads.api';
import type { FormPlace } from '@shared-kit/contracts/place/location.contract';
import { fieldOf } from '../lead-form/field-prefix';
import type { FormFields } from '../lead-form/field-prefix';

/** What is said where a place has to be chosen and none is (S5-21). */
export const NO_PLACE = { location_id: [CHOOSE_LOCATION] };

const UNKNOWN: readonly FormPlace[] = [];

/** The places a form can go to. Where the list cannot be had nothing is asked, and the API says what is missing. */
export function usePlaces(kinds: LeadForm['places']): readonly FormPlace[] {
  const { data } = leadsApi.endpoints.getLocations.useQuery();
  return data ? placesOfForm({ places: kinds }, data.locations) : UNKNOWN;
}

/** Whether no place of the site has the department a form is for (S5-73): then it is not offered. */
export function isNowhere(kinds: LeadForm['places'], places: readonly FormPlace[]): boolean {
  return kinds !== null && places !== UNKNOWN && places.length === 0;
}

/**
 * What is sent unseen: the only place there is, and the only dealership (S5-22); an empty one makes the API ask for it.
 * Where no place is known nothing is sent.
 */
export function hiddenPlace(places: readonly FormPlace[]): Record<string, string> {
  const [first, ...others] = places;
  if (!first) return {};
  return others.length > 0 ? hiddenDealership(places) : { location_id: first.id, ...hiddenDealership(places) };
}

/**
 * The place that a page or its address names, sent as it is named where nobody has read yet which places there are: the
 * API knows it by its id and by its slug. Once refused it is not sent again. Of several names the first counts.
 */
export function useUnreadPlace(
  formId: string,
  all: readonly FormPlace[],
  named: readonly (string | null | undefined)[],
): Record<string, string> {
  const refused = useFormResult(formId)?.problem.fieldErrors['location_id'];
  const first = named.find(Boolean);
  return all === UNKNOWN && first && !refused ? { location_id: first } : {};
}

function hiddenDealership(places: readonly FormPlace[]): { dealership_slug: string } {
  const [only = { slug: '' }, ...others] = dealershipsOf(places);
  return { dealership_slug: others.length > 0 ? '' : only.slug };
}

type PlaceSelectProps = {
  places: readonly FormPlace[];
  fields: FormFields;
  onChoose?: (locationId: string) => void;
};

/** Required when shown (S5-21); not shown for one place. */
export function PlaceSelect({ places, fields, onChoose }: PlaceSelectProps) {
  if (places.length <= 1) return null;
  return (
    <Select
      label="Location"
      {...fieldOf('location_id', fields)}
      required
      {...(onChoose && { onChange: ({ currentTarget }) => onChoose(currentTarget.value) })}
      options={[
        { value: '', label: CHOOSE_LOCATION },
        ...places.map((place) => ({ value: place.id, label: place.name })),
      ]}
    />
  );
}
