import { OFFERS_SCOPE } from '@shared-kit/domain/search-path';
import { buildSearch, parseSearch } from '@shared-kit/domain/search-url';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { searchApi } from '../api/search.api';

export { OffersPage as Component } from '../features/results/results-page';
export const apis: PageModule['apis'] = [searchApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const params = buildSearch(parseSearch(url.searchParams)).toString();
  await dispatch(searchApi.endpoints.searchScope.initiate({ scope: OFFERS_SCOPE, params }, { subscribe: false }));
};
