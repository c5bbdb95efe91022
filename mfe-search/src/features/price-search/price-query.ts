import { buildSearch } from '@shared-kit/domain/search/search-url';
import type { PriceRange } from './price-limits';

/** The facet that counts the stock by price. */
export const BANDS = 'price_range';

/** The query string of a search by price, in the order of any results; the bands of the whole stock come with each. */
export function priceQuery(asked: PriceRange = {}): string {
  return `${buildSearch(stateOf(asked)).toString()}&facets=${BANDS}`;
}

/** The search that finds what is asked for. */
export function stateOf(asked: PriceRange) {
  const isOpen = asked.min === undefined && asked.max === undefined;
  return isOpen ? {} : { ranges: { price: asked } };
}
