import type { PageModule } from '@shared-kit/runtime/remote-module';
import { vehicleApi } from '../api/vehicle.api';

export { VehiclePage as Component } from '../features/vehicle/vehicle-page';
export const apis: PageModule['apis'] = [vehicleApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const car = await dispatch(vehicleApi.endpoints.getCar.initiate(params['slug'] ?? '', { subscribe: false }));
  const code = car.error && 'code' in car.error ? car.error.code : undefined;
  return code === 'not_found' ? { status: 404 } : {};
};
