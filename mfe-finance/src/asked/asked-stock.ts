import { ALL_STOCK, scopePath } from '@shared-kit/domain/search/search-path';
import { searchHref } from '@shared-kit/domain/search/search-url';

const CONDITIONS = ['new', 'used', 'demo'] as const;

/**
 * The results that an address of a finance page leads to: of the dealership and the condition it prefers, below
 * what else is asked for. What is none of either is left out.
 *
 * @param dealership the slug of the one that the address prefers, which the site knows; empty for none.
 */
export function askedStock(
  query: URLSearchParams,
  dealership: string,
  ranges: { price?: number; weekly?: number } = {},
): string {
  const type = CONDITIONS.find((condition) => condition === query.get('car_type')?.trim().toLowerCase());
  const { price, weekly } = ranges;
  return searchHref(dealership === '' ? ALL_STOCK : scopePath(dealership), {
    filters: type ? { car_type: [type] } : {},
    ranges: {
      ...(price !== undefined && { price: { max: price } }),
      ...(weekly !== undefined && { weekly: { max: weekly } }),
    },
  });
}
