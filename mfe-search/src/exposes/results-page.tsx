import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { answeredSoon } from '../api/answered-soon';
import { pastEnd } from '../api/past-end';
import { searchApi } from '../api/search.api';
import { asksClosest } from '../features/results/list/asks-closest';

export { ResultsPage as Component } from '../features/results/results-page';
export const apis: PageModule['apis'] = [searchApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params, url }) => {
  const state = parseSearch(url.searchParams);
  const search = {
    scope: params['scope'] ?? '',
    model: params['model'],
    params: buildSearch(state).toString(),
  };
  const answer = await answeredSoon(dispatch(searchApi.endpoints.searchScope.initiate(search, { subscribe: false })));
  await asksClosest(dispatch, search, state, answer?.data);
  const error = answer?.error;
  if (!error || !('code' in error) || error.code !== 'not_found') return pastEnd(url.pathname, state, answer?.data);
  // Few ask for what is not there.
  const { speltPath } = await import(/* webpackChunkName: 'on-demand-spelt' */ '../api/spelt-path');
  const spelt = await speltPath(dispatch, search, url);
  if (spelt !== null) return { redirect: spelt, isPermanent: true };
  // The page of an unknown make offers those in stock.
  await dispatch(searchApi.endpoints.search.initiate('', { subscribe: false }));
  return { status: 404 };
};
