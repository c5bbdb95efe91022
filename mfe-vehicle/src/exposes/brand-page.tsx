import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';

export { BrandPage as Component } from '../pages/brand-page/brand-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const make = params['brand'] ?? '';
  const { data } = await dispatch(modelsApi.endpoints.getModels.initiate({ make }, { subscribe: false }));
  return data?.brand === null ? { status: 404 } : {};
};
