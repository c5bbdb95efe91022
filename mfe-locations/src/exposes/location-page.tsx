import type { PageModule } from '@shared-kit/runtime/remote-module';
import { locationsApi } from '../api/locations.api';

export { LocationPage as Component } from '../features/location-detail/location-page';
export const apis: PageModule['apis'] = [locationsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data, error } = await dispatch(
    locationsApi.endpoints.getLocation.initiate(params['slug'] ?? '', { subscribe: false }),
  );
  // A page without them is whole.
  if (data) await dispatch(locationsApi.endpoints.getNextTimes.initiate(data.slug, { subscribe: false }));
  return error && 'code' in error && error.code === 'not_found' ? { status: 404 } : {};
};
