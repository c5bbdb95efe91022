import type { PageModule } from '@shared-kit/runtime/remote-module';
import { searchApi } from '../api/search.api';
import { comparedSlugs } from '@shared-kit/domain/search/compare-path';

export { ComparePage as Component } from '../features/compare/compare-page';
export const apis: PageModule['apis'] = [searchApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  await dispatch(searchApi.endpoints.compare.initiate(comparedSlugs(url.searchParams), { subscribe: false }));
};
