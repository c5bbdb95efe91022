import type { CodeSent } from '@shared-kit/contracts/account/account.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { accountApi, contract } from './account.api';

/** What the second step of the sign-in alone asks for, where it is loaded anew. */
export const codeSentApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getCodeSent: build.query<CodeSent, void>({
      query: () => 'sign-in/code',
      responseSchema: asResponse(async () => (await contract()).codeSentSchema),
    }),
  }),
});
