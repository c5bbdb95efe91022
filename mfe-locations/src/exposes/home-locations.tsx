import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { HomeLocations as Component } from '../features/locations-carousel/home-locations';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule['prefetch'] = ({ dispatch }) =>
  dispatch(locationsApi.endpoints.getCarousel.initiate('', { subscribe: false }));
