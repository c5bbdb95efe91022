import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { searchApi } from '../api/search.api';
import { NEWEST } from '../features/home-sections/home-sections';

export { HomeSections as Component } from '../features/home-sections/home-sections';
export const apis: WidgetModule['apis'] = [searchApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch }) =>
  dispatch(searchApi.endpoints.search.initiate(NEWEST, { subscribe: false }));
