import { COUNT_CAP } from '@shared-kit/contracts/search/search-fields';
import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { formatNumber } from '@shared-kit/domain/number/format-number';

type Counts = Pick<SearchResponse, 'count' | 'stockCount' | 'noun'>;

/** "1 caravan", "1,204 cars". */
export function countText(count: number, noun = 'car'): string {
  return `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;
}

/** "Cars", "Caravans": what a list or a title calls several. */
export function kindText(noun = 'car'): string {
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
}

/** How many there are to see; above the cap the stock, in words that stay true with filters set (S9-06, A-56). */
export function totalText({ count, stockCount, noun }: Counts, cap = COUNT_CAP): string {
  const isCut = count > cap && count < stockCount;
  return `${isCut ? `${formatNumber(cap + 1)}+ of ` : ''}${countText(count > cap ? stockCount : count, noun)}`;
}
