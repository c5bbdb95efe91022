import type { PageModule } from '@shared-kit/runtime/remote-module';
import { compareApi } from '../api/compare.api';
import { comparedSlugs } from '@shared-kit/domain/search/compare-path';

export { ComparePage as Component } from '../features/compare/compare-page';
export const apis: PageModule['apis'] = [compareApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  await dispatch(compareApi.endpoints.compare.initiate(comparedSlugs(url.searchParams), { subscribe: false }));
};
