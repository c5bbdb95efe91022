import { withinLength } from '@shared-kit/domain/text/within-length';
import { LONGEST_PLACE } from '@shared-kit/domain/place/longest-place';

/** The postcode or town an address asks about, as it was typed; empty where nothing was. */
export function askedNear(search: URLSearchParams): string {
  return withinLength(search.get('near')?.trim() ?? '', LONGEST_PLACE);
}
