import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';

export { BrandsPage as Component } from '../pages/brands-page/brands-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  await dispatch(modelsApi.endpoints.getBrands.initiate(undefined, { subscribe: false }));
};
