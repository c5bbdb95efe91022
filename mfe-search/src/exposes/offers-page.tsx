import type { PageModule } from '@shared-kit/runtime/remote-module';
import { searchApi } from '../api/search.api';
import { OFFERS } from '../features/offers/offers-page';

export { OffersPage as Component } from '../features/offers/offers-page';
export const apis: PageModule['apis'] = [searchApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  await dispatch(searchApi.endpoints.search.initiate(OFFERS, { subscribe: false }));
};
