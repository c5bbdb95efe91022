import type { PageModule } from '@shared-kit/runtime/remote-module';
import { vehicleApi } from '../api/vehicle.api';

export { PrintPage as Component } from '../pages/print-page/print-page';
export const apis: PageModule['apis'] = [vehicleApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const carId = url.searchParams.get('car_id') ?? '';
  if (carId === '') return { status: 404 };
  const { error } = await dispatch(vehicleApi.endpoints.getCar.initiate(carId, { subscribe: false }));
  const code = error && 'code' in error ? error.code : undefined;
  return code === 'gone' ? { status: 410 } : code === 'not_found' ? { status: 404 } : {};
};
