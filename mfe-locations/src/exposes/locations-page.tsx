import type { PageModule } from '@shared-kit/runtime/remote-module';
import { askedNear } from '../api/asked-near';
import { locationsApi } from '../api/locations.api';

export { LocationsPage as Component } from '../features/locations-list/locations-page';
export const apis: PageModule['apis'] = [locationsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const { getLocations, getPlace } = locationsApi.endpoints;
  const near = askedNear(url.searchParams);
  await Promise.all([
    dispatch(getLocations.initiate(undefined, { subscribe: false })),
    near && dispatch(getPlace.initiate(near, { subscribe: false })),
  ]);
};
