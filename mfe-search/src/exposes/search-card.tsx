import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { NEWEST, overviewApi } from '../api/overview.api';

export { SearchCard as Component } from '../features/search-card/search-card';
export const apis: WidgetModule['apis'] = [overviewApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch }) =>
  dispatch(overviewApi.endpoints.overview.initiate(NEWEST, { subscribe: false }));
