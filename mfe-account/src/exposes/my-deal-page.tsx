import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { dealIn } from '../features/deal/deal-in';
import { prefetchJustDone } from '../just-done/just-done';

export { MyDealPage as Component } from '../features/deal/my-deal-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: figures are those of now. */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch, url } = context;
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    prefetchJustDone(context),
    dispatch(accountApi.endpoints.getMyDeals.initiate(dealIn(url.searchParams), anew)),
  ]);
};
