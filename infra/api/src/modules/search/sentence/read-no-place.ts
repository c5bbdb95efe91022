import { POSTCODE } from '@shared-kit/domain/place/postcode';
import type { FacetLabels } from '../facets/facet-labels.repository';
import type { PlaceTable } from '../places/place-table';
import { isYear, READ } from './amount-words';
import { addExcluded } from './draft';
import type { Draft } from './draft';
import { isPhrase } from './read-place';

const LONGEST_PLACE = 3;
const NEAR =
  /^(?:(?:within|up to|less than|under) \d{1,4} ?(?:kms?|kilomet(?:re|er)s?) (?:of|from)|near(?:by| to)?|around|close to) /;
const IN = /^(?:(?:in|from|at)(?: postcode)?|postcode) /;

const states: Readonly<Record<string, string>> = {
  queensland: 'qld',
  'new south wales': 'nsw',
  victoria: 'vic',
  tasmania: 'tas',
  'south australia': 'sa',
  'western australia': 'wa',
  'northern territory': 'nt',
};

/**
 * Leaves out a town or state of the stock: "not in Cairns", "not QLD". A place's surroundings are no filter's value: they are
 * named as what could not be left out. @returns the words behind the place; null where the words begin with none.
 */
export function readNoPlace(text: string, draft: Draft, places: PlaceTable, labels: FacetLabels): string | null {
  const [near = ''] = NEAR.exec(text) ?? [];
  const [within = ''] = near === '' ? (IN.exec(text) ?? []) : [];
  const words = text.slice(near.length + within.length).split(' ');
  const isRead = (place: string) =>
    (near === '' && leaveOut(place, within !== '', draft, labels)) ||
    (near + within !== '' && isKept(near + place, place, draft, places));
  for (let length = Math.min(LONGEST_PLACE, words.length); length > 0; length--) {
    const place = words.slice(0, length).join(' ').trim();
    if (mayBePlace(place) && isRead(place)) return `${READ}${words.slice(length).join(' ')}`;
  }
  return null;
}

function mayBePlace(words: string): boolean {
  return words !== '' && !isYear(words) && !isPhrase(words);
}

/** A town only behind "in": without it the word may be a car's. */
function leaveOut(place: string, isTown: boolean, draft: Draft, labels: FacetLabels): boolean {
  const valueOf = (name: 'city' | 'state', spelling: string) =>
    labels.values(name).find((value) => value.toLowerCase() === spelling);
  const state = valueOf('state', states[place] ?? place);
  const city = isTown ? valueOf('city', place) : undefined;
  if (city !== undefined) addExcluded(draft, 'city', city);
  else if (state !== undefined) addExcluded(draft, 'state', state);
  return (city ?? state) !== undefined;
}

function isKept(said: string, place: string, draft: Draft, places: PlaceTable): boolean {
  const isPlace = POSTCODE.test(place) || places.find(place) !== null;
  if (isPlace) draft.kept.push(said);
  return isPlace;
}
