import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { dealIn } from '../features/deal/deal-in';

export { MyDealPage as Component } from '../features/deal/my-deal-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: figures are those of now. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch, url }) => {
  const anew = { subscribe: false, forceRefetch: true } as const;
  await dispatch(accountApi.endpoints.getMyDeals.initiate(dealIn(url.searchParams), anew));
};
