import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';

/**
 * Keeps the postcode that was answered here in the address, so that the address can be kept or sent, and the checkout has it.
 * Past the router, which would render the page anew.
 */
export function keepPostcode(typed: string): void {
  const { search, hash } = location;
  const query = new URLSearchParams(search);
  query.set(POSTCODE_FIELD, typed);
  history.replaceState(history.state, '', `?${query}${hash}`);
}
