import type { Relaxation, SearchState } from '@shared-kit/contracts/search/search.contract';
import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import type { Results } from './listed-car';
import { searchApi } from './search.api';
import type { ScopedSearch } from './search.api';

/** Vehicles shown in place of those that were not found: a row of them. */
export const CLOSEST = 3;

/** A search without what alone stands in its way. */
export function without(state: SearchState, { kind, name }: Relaxation): SearchState {
  const { near, ...others } = state;
  const withPlace = near ? { ...others, near } : others;
  switch (kind) {
    case 'query':
      return { ...withPlace, query: '' };
    case 'filter':
      return { ...withPlace, filters: { ...state.filters, [name]: [] } };
    case 'excluded':
      return { ...withPlace, excluded: { ...state.excluded, [name]: [] } };
    case 'range':
      return { ...withPlace, ranges: { ...state.ranges, [name]: undefined } };
    case 'near':
      return others;
  }
}

/**
 * What comes closest to a search that finds nothing: the one that finds least without what alone stands in its way, and so is
 * most like it; all of the page's path where several things do together.
 */
export function closestState(state: SearchState, relaxations: readonly Relaxation[] = []): SearchState {
  const [least] = relaxations.toSorted((a, b) => a.count - b.count);
  const closest = least ? without(state, least) : parseSearch(new URLSearchParams());
  return { ...closest, page: 1 };
}

/** As the API is asked for it, of the same page. */
export function closestSearch(search: ScopedSearch, closest: SearchState): ScopedSearch {
  return { ...search, params: buildSearch(closest).toString() };
}

/** Asks for what comes closest before a page without results is drawn: it would be moved by what came later. */
export async function askClosest(
  dispatch: PrefetchContext['dispatch'],
  search: ScopedSearch,
  asked: SearchState,
  { understood, relaxations }: Results,
): Promise<void> {
  const closest = closestSearch(search, closestState(understood ?? asked, relaxations));
  await dispatch(searchApi.endpoints.searchScope.initiate(closest, { subscribe: false }));
}
