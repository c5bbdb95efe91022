/** The field of the form, and so of the address that a page without JavaScript comes again by. */
export const POSTCODE = 'delivery_postcode';

/** The postcode an address asks about; empty where nothing was typed, null where nobody asked. */
export function deliveryPostcodeIn(search: URLSearchParams): string | null {
  return search.get(POSTCODE)?.trim().slice(0, 20) ?? null;
}
