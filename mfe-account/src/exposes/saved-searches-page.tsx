import type { PageModule } from '@shared-kit/runtime/remote-module';
import { accountApi } from '../api/account.api';
import { notificationsApi } from '../api/notifications.api';
import { draftIn } from '../features/saved-searches/draft-in';
import { prefetchJustDone } from '../just-done/just-done';

export { SavedSearchesPage as Component } from '../features/saved-searches/saved-searches-page';
export const apis: PageModule['apis'] = [accountApi];

/** Always asked anew: counts are those of now. */
export const prefetch: PageModule['prefetch'] = async (context) => {
  const { dispatch, url } = context;
  const anew = { subscribe: false, forceRefetch: true } as const;
  await Promise.all([
    prefetchJustDone(context),
    dispatch(accountApi.endpoints.getSavedSearches.initiate(draftIn(url.searchParams), anew)),
    dispatch(notificationsApi.endpoints.getMyNotifications.initiate(undefined, anew)),
  ]);
};
