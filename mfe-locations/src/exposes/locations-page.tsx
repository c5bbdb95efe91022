import type { PageModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { LocationsPage as Component } from '../features/locations-list/locations-page';
export const apis: PageModule['apis'] = [locationsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  await dispatch(locationsApi.endpoints.getLocations.initiate(undefined, { subscribe: false }));
};
