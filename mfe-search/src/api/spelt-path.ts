import { slugPath } from '@shared-kit/domain/search/slug-path';
import type { PrefetchContext } from '@shared-kit/runtime/remote-module';
import { searchApi } from './search.api';
import type { ScopedSearch } from './search.api';

/** The same results at the address that the site's own links have; null where that is none either. */
export async function speltPath(
  dispatch: PrefetchContext['dispatch'],
  asked: ScopedSearch,
  { pathname, search }: URL,
): Promise<string | null> {
  const spelt = slugPath(pathname);
  if (spelt === null) return null;
  const [, , scope = '', model] = spelt.split('/');
  const found = searchApi.endpoints.searchScope.initiate({ ...asked, scope, model }, { subscribe: false });
  return (await dispatch(found)).isSuccess ? spelt + search : null;
}
