import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { searchHref } from '@shared-kit/domain/search/search-url';
import type { PageVerdict } from '@shared-kit/runtime/remote-module';

/** A page behind the last one leads to the last one: a list that has become shorter keeps its links. */
export function pastEnd(
  path: string,
  state: SearchState,
  found: Pick<SearchResponse, 'pages'> | undefined,
): PageVerdict {
  const last = Math.max(found?.pages ?? state.page, 1);
  return state.page > last ? { redirect: searchHref(path, { ...state, page: last }) } : {};
}
