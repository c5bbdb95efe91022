import type { JustDone } from '@shared-kit/contracts/account/account.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { accountApi, contract } from './account.api';

/** What the pages that follow a plain form alone ask for. */
export const justDoneApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getJustDone: build.query<JustDone, string>({
      query: (done) => ({ url: 'done', params: { done } }),
      responseSchema: asResponse(async () => (await contract()).justDoneSchema),
    }),
  }),
});
