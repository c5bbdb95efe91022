import type { SearchResponse } from '@shared-kit/contracts/search.contract';
import { formatNumber } from '@shared-kit/domain/format-number';

/** What mfe-search's configuration says unless a site says otherwise. */
const COUNT_CAP = 1999;

type Counts = Pick<SearchResponse, 'count' | 'stockCount'>;

/** How many cars there are to see: the matches, or above the cap the whole stock instead (S9-06, A-15). */
export function totalText({ count, stockCount }: Counts, cap = COUNT_CAP): string {
  const total = count > cap ? stockCount : count;
  return `${formatNumber(total)} ${total === 1 ? 'car' : 'cars'}`;
}
