import { OFFERS_SCOPE } from '@shared-kit/domain/search/search-path';
import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { answeredSoon } from '../api/answered-soon';
import { pastEnd } from '../api/past-end';
import { searchApi } from '../api/search.api';
import { asksClosest } from '../features/results/list/asks-closest';

export { OffersPage as Component } from '../features/results/results-page';
export const apis: PageModule['apis'] = [searchApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const state = parseSearch(url.searchParams);
  const params = buildSearch(state).toString();
  const search = { scope: OFFERS_SCOPE, params };
  const answer = await answeredSoon(dispatch(searchApi.endpoints.searchScope.initiate(search, { subscribe: false })));
  await asksClosest(dispatch, search, state, answer?.data);
  return pastEnd(url.pathname, state, answer?.data);
};
