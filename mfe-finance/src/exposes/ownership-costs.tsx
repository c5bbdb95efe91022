import { comparedSlugs } from '@shared-kit/domain/search/compare-path';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { costsApi } from '../api/costs.api';

export { OwnershipCosts as Component } from '../features/ownership-costs/ownership-costs';
export const apis: WidgetModule['apis'] = [costsApi];

export const prefetch: WidgetModule['prefetch'] = ({ dispatch, url }) =>
  dispatch(costsApi.endpoints.getCarCosts.initiate(comparedSlugs(url.searchParams).join(','), { subscribe: false }));
