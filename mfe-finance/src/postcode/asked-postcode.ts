import { FIGURE_LENGTH } from '@shared-kit/domain/form/answer-limits';
import { withinLength } from '@shared-kit/domain/text/within-length';
import { POSTCODE_FIELD } from '@shared-kit/domain/place/shopper-state';

/** The postcode an address asks about, as it was typed; empty where nothing was, null where nobody asked. */
export function askedPostcodeIn(search: URLSearchParams): string | null {
  const typed = search.get(POSTCODE_FIELD);
  return typed === null ? null : withinLength(typed.trim(), FIGURE_LENGTH);
}

/** What the ledger of a car is asked for by: its slug and what was typed, as one short word, since it is in every page. */
export function ledgerArg(slug: string, postcode: string | null): string {
  return encodeURIComponent(slug) + (postcode ? `?${encodeURIComponent(postcode)}` : '');
}
