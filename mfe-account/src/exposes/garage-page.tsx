import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { GaragePage as Component } from '../pages/garage/garage-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: a booking may have been moved, a hold may have ended. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    dispatch(accountApi.endpoints.getGarage.initiate(undefined, anew)),
    dispatch(accountApi.endpoints.getWatchlist.initiate(undefined, anew)),
    dispatch(accountApi.endpoints.getMyServices.initiate(undefined, anew)),
  ]);
};
