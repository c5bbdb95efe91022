import type { MyNotifications, PushSubscriptionBody } from '@shared-kit/contracts/account/saved-searches.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { accountApi } from './account.api';

/** Beside the rest of the account: only the page of saved searches loads it. */
export const notificationsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getMyNotifications: build.query<MyNotifications, void>({
      query: () => 'my-notifications',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/saved-searches.contract')).myNotificationsSchema,
      ),
    }),
    notifyHere: build.mutation<object, PushSubscriptionBody>({
      query: (body) => ({ url: 'my-notifications', method: 'POST', body }),
    }),
  }),
});
