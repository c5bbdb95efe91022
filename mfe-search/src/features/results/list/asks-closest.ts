import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { answeredSoon } from '../../../api/answered-soon';
import type { Results } from '../../../api/listed-car';
import type { ScopedSearch } from '../../../api/search.api';

export const loadNoResults = async () => import('./no-results');

/** Asks for what comes closest to a search that finds nothing. Few search for that: for them alone it is loaded. */
export async function asksClosest(
  dispatch: PrefetchContext['dispatch'],
  search: ScopedSearch,
  asked: SearchState,
  found: Results | undefined,
): Promise<void> {
  if (found?.hits.length === 0) await answeredSoon((await loadNoResults()).askClosest(dispatch, search, asked, found));
}
