import { withinLength } from '@shared-kit/domain/form/within-length';

/** The field of the form, and so of the address that a page without JavaScript comes again by. */
export const POSTCODE = 'delivery_postcode';

/** Longer is no postcode, and is not repeated in a page. */
const LONGEST_TYPED = 20;

/** The postcode an address asks about; empty where nothing was typed, null where nobody asked. */
export function deliveryPostcodeIn(search: URLSearchParams): string | null {
  const typed = search.get(POSTCODE);
  return typed === null ? null : withinLength(typed.trim(), LONGEST_TYPED);
}
