import { slugPath } from '@shared-kit/domain/search/slug-path';
import type { PageModule } from '@shared-kit/runtime/remote-module';
import { modelsApi } from '../api/models.api';
import { brandStockQuery } from '../features/models/stock-query';

export { BrandPage as Component } from '../pages/brand-page/brand-page';
export const apis: PageModule['apis'] = [modelsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params, url }) => {
  const brandOf = async (make: string) =>
    (await dispatch(modelsApi.endpoints.getModels.initiate({ make }, { subscribe: false }))).data?.brand;
  const brand = await brandOf(params['brand'] ?? '');
  if (brand) {
    const { searchStock } = modelsApi.endpoints;
    await dispatch(searchStock.initiate(brandStockQuery(brand.name), { subscribe: false }));
  }
  if (brand !== null) return {};
  const spelt = slugPath(url.pathname);
  return spelt !== null && (await brandOf(spelt.split('/')[1] ?? ''))
    ? { redirect: spelt + url.search, isPermanent: true }
    : { status: 404 };
};
