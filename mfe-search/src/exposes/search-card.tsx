import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { searchApi } from '../api/search.api';

export { SearchCard as Component } from '../features/search-card/search-card';
export const apis: WidgetModule['apis'] = [searchApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch }) =>
  dispatch(searchApi.endpoints.search.initiate('', { subscribe: false }));
