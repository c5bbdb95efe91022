import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';

export { WatchlistPage as Component } from '../features/watchlist/watchlist-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: another tab or device may have changed the list. */
export const prefetch: PageModule['prefetch'] = async ({ dispatch }) => {
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    dispatch(accountApi.endpoints.getSession.initiate(undefined, anew)),
    dispatch(accountApi.endpoints.getWatchlist.initiate(undefined, anew)),
  ]);
};
