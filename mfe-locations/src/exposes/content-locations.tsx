import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { ContentLocations as Component } from '../features/content-locations/content-locations';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule['prefetch'] = ({ dispatch }) =>
  dispatch(locationsApi.endpoints.getLocations.initiate(undefined, { subscribe: false }));
