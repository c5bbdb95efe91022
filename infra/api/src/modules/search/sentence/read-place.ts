import { POSTCODE } from '@shared-kit/domain/place/postcode';
import type { PlaceTable } from '../places/place-table';
import type { Draft } from './draft';
import { phrases } from './lexicon';
import { isYear, READ } from './amount-words';

/** Around a place that a sentence names without saying how far, in kilometres. */
export const DEFAULT_RADIUS_KM = 50;
/** Words of the longest name of a place. */
const LONGEST_PLACE = 3;

/**
 * "near Noosa", "within 30 km of 4567", "in 4350", "in Toowoomba": but "in white" and "in 2019" are no places. A postcode
 * that nobody knows is a place all the same: the search says that it is not found, and no car is looked for by its digits.
 */
export function readPlace(text: string, draft: Draft, places: PlaceTable): string {
  return readInPlace(readNearPlace(text, draft, places), draft, places);
}

function readInPlace(text: string, draft: Draft, places: PlaceTable): string {
  return text.replace(/(?<!\w)(?:in (?:postcode )?|postcode )(.+)$/, (whole, after: string) => {
    if (draft.near) return whole;
    const isPlace = (words: string) => !isYear(words) && !isPhrase(words) && places.find(words) !== null;
    return take(after, isPlace, (place) => (draft.near = { place, radius: DEFAULT_RADIUS_KM })) ?? whole;
  });
}

export const isPhrase = (words: string) => phrases.some(({ pattern }) => words.replaceAll(pattern, '') === '');

function readNearPlace(text: string, draft: Draft, places: PlaceTable): string {
  return text.replace(
    /(?<!\w)(?:(?:within|up to|at most|under|less than) (\d{1,4}) ?(?:kms?|kilomet(?:re|er)s?) (?:of|from|away from)|near(?:by| to)?|(around)|close to) (.+)$/,
    (whole, radius: string | undefined, around: string | undefined, after: string) => {
      const isPlace = (words: string) => places.find(words) !== null;
      const note = (place: string) =>
        (draft.near = { place, radius: Number(radius ?? DEFAULT_RADIUS_KM) || DEFAULT_RADIUS_KM });
      // "around 9500" may as well be a price.
      return take(after, isPlace, note, around === undefined) ?? whole;
    },
  );
}

/** Notes the longest place that the words begin with. @returns the words behind it; null where they begin with none. */
function take(
  after: string,
  isPlace: (words: string) => boolean,
  note: (place: string) => void,
  mayBeUnknown = true,
): string | null {
  const words = after.split(' ');
  const most = Math.min(LONGEST_PLACE, words.length);
  const lengths = Array.from({ length: most }, (_unused, index) => most - index);
  const length = lengths.find((count) => isPlace(words.slice(0, count).join(' ')));
  const isUnknown = mayBeUnknown && POSTCODE.test(words[0] ?? '') && !isYear(words[0] ?? '');
  if (length === undefined && !isUnknown) return null;
  note(words.slice(0, length ?? 1).join(' '));
  return `${READ}${words.slice(length ?? 1).join(' ')}`;
}
