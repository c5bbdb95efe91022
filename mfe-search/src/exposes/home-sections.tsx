import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { NEWEST, overviewApi } from '../api/overview.api';

export { HomeSections as Component } from '../features/home-sections/home-sections';
export const apis: WidgetModule['apis'] = [overviewApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch }) =>
  dispatch(overviewApi.endpoints.overview.initiate(NEWEST, { subscribe: false }));
