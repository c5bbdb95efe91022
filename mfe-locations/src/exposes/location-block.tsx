import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';
import type { LocationsConfig } from '../locations-config';

export { LocationBlock as Component } from '../features/location-block/location-block';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params, site }) => {
  const { vehicle_filter: filter } = site.remotes['mfe-locations'] as LocationsConfig;
  return dispatch(
    locationsApi.endpoints.getCarLocations.initiate({ slug: params['slug'] ?? '', filter }, { subscribe: false }),
  );
};
