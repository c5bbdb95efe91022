import type { PageModule } from '@shared-kit/runtime/remote-module';
import { leadsApi } from '../api/leads.api';

export { OfferPage as Component } from '../features/trade-in/offer-page';
export const apis: PageModule['apis'] = [leadsApi];

export const prefetch: PageModule['prefetch'] = async ({ dispatch, params }) => {
  const { data } = await dispatch(
    leadsApi.endpoints.getValuation.initiate(params['token'] ?? '', { subscribe: false }),
  );
  return data ? undefined : { status: 404 };
};
