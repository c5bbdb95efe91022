import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';

export { BrandsPage as Component } from '../pages/brands-page/brands-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  const { getBrands, getModels } = modelsApi.endpoints;
  const { data } = await dispatch(getBrands.initiate(undefined, { subscribe: false }));
  const [only, ...others] = data?.brands ?? [];
  if (only && others.length === 0) await dispatch(getModels.initiate({ make: only.slug }, { subscribe: false }));
};
