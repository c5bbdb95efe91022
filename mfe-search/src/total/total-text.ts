import type { SearchResponse } from '@shared-kit/contracts/search.contract';
import { formatNumber } from '@shared-kit/domain/format-number';

/** Above this many matches the stock count stands instead (S9-06, A-15). */
const COUNT_CAP = 1999;

/** How many cars there are to see: the matches, or the whole stock where they are too many to count. */
function shownTotal({ count, stockCount }: Pick<SearchResponse, 'count' | 'stockCount'>): number {
  return count > COUNT_CAP ? stockCount : count;
}

export function totalText(results: Pick<SearchResponse, 'count' | 'stockCount'>): string {
  const total = shownTotal(results);
  return `${formatNumber(total)} ${total === 1 ? 'car' : 'cars'}`;
}
