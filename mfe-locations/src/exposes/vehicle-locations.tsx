import { remoteConfigOf } from '@shared-kit/runtime/site-context';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { VehicleLocations as Component } from '../features/locations-carousel/vehicle-locations';
export const apis: WidgetModule['apis'] = [locationsApi];

/** The vehicle's own dealership comes first: it is known once its place is, which the block above asks for too. */
export const prefetch: WidgetModule['prefetch'] = async ({ dispatch, params, site }) => {
  const { getCarLocations, getCarousel } = locationsApi.endpoints;
  const { vehicle_filter: filter } = remoteConfigOf(site, 'mfe-locations');
  const { data } = await dispatch(
    getCarLocations.initiate({ slug: params['slug'] ?? '', filter }, { subscribe: false }),
  );
  const own = data?.locations[0]?.dealership_slug;
  if (own) await dispatch(getCarousel.initiate(own, { subscribe: false }));
};
