import type { PageModule } from '@shared-kit/runtime/remote-module';
import { searchApi } from '../api/search.api';
import { priceQuery } from '../features/price-search/price-query';

export { PricePage as Component } from '../features/price-search/price-page';
export const apis: PageModule['apis'] = [searchApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  await dispatch(searchApi.endpoints.search.initiate(priceQuery(), { subscribe: false }));
};
