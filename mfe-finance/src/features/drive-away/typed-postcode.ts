import { withinLength } from '@shared-kit/domain/form/within-length';

/** Longer is no postcode, and is not repeated in a page. */
const LONGEST_TYPED = 20;

/** What the ledger of a car is asked for by: its slug and what was typed, as one short word, since it is in every page. */
export function ledgerArg(slug: string, typed: string | null): string {
  const postcode = typedPostcode(typed);
  return encodeURIComponent(slug) + (postcode && `?${encodeURIComponent(postcode)}`);
}

/** The postcode that an address asks about as it was typed; empty where it asks about none. */
export function typedPostcode(typed: string | null): string {
  return withinLength((typed ?? '').trim(), LONGEST_TYPED);
}
