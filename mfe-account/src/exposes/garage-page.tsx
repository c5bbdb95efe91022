import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { prefetchJustDone } from '../just-done/just-done';

export { GaragePage as Component } from '../pages/garage/garage-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: a booking may have been moved, a hold may have ended. */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch } = context;
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    prefetchJustDone(context),
    dispatch(accountApi.endpoints.getGarage.initiate(undefined, anew)),
    dispatch(accountApi.endpoints.getWatchlist.initiate(undefined, anew)),
    dispatch(accountApi.endpoints.getMyServices.initiate(undefined, anew)),
  ]);
};
