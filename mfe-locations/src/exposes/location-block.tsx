import { remoteConfigOf } from '@shared-kit/runtime/site-context';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { LocationBlock as Component } from '../features/location-block/location-block';
export const apis: WidgetModule['apis'] = [locationsApi];

export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params, site }) => {
  const { vehicle_filter: filter } = remoteConfigOf(site, 'mfe-locations');
  return dispatch(
    locationsApi.endpoints.getCarLocations.initiate({ slug: params['slug'] ?? '', filter }, { subscribe: false }),
  );
};
