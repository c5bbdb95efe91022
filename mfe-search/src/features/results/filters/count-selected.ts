import type { SearchState } from '@shared-kit/contracts/search/search.contract';

/** How many filters are on: each value of a list, each range, and the words. */
export function countSelected({ query, filters, ranges, excluded = {}, near }: SearchState): number {
  const others = Number(query !== '') + Number(near !== undefined);
  return [...Object.values(filters), ...Object.values(excluded)].flat().length + Object.keys(ranges).length + others;
}
