import type { PageModule } from '@shared-kit/runtime/remote-module';
import { vehicleApi } from '../api/vehicle.api';

export { VehiclePage as Component } from '../pages/vehicle-page/vehicle-page';
export const apis: PageModule['apis'] = [vehicleApi];

/** The car decides the status; similar cars are only started here and stream in later. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const slug = params['slug'] ?? '';
  void dispatch(vehicleApi.endpoints.getSimilarCars.initiate(slug, { subscribe: false }));
  const { error } = await dispatch(vehicleApi.endpoints.getCar.initiate(slug, { subscribe: false }));
  const code = error && 'code' in error ? error.code : undefined;
  if (code === 'gone') return { status: 410 };
  return code === 'not_found' ? { status: 404 } : {};
};
