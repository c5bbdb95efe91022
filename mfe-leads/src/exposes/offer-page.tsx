import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';
import { verdictOf } from '../links/verdict-of';

export { OfferPage as Component } from '../features/trade-in/offer-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  return verdictOf(
    await dispatch(leadsApi.endpoints.getValuation.initiate(params['token'] ?? '', { subscribe: false })),
  );
};
