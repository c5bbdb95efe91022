import type { AlertLink } from '@shared-kit/contracts/account/saved-searches.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { accountApi } from './account.api';

/** What the pages of links in messages alone ask for. */
export const alertLinksApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getAlertLink: build.query<AlertLink, string>({
      query: (token) => `alerts/link/${encodeURIComponent(token)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/saved-searches.contract')).alertLinkSchema,
      ),
    }),
  }),
});
