import type { MyPasskeys, PasskeyQuestion, Session } from '@shared-kit/contracts/account/account.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { accountApi } from './account.api';

const contract = () => import('@shared-kit/contracts/account/account.contract');
const question = asResponse(async () => (await contract()).passkeyQuestionSchema);

type Answer = { id: string; response: object };

/** Beside the rest of the account: only who signs in or looks at their data loads it. */
export const passkeysApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    getMyPasskeys: build.query<MyPasskeys, void>({
      query: () => 'my-passkeys',
      responseSchema: asResponse(async () => (await contract()).myPasskeysSchema),
    }),
    askForPasskey: build.mutation<PasskeyQuestion, void>({
      query: () => ({ url: 'sign-in/passkey/options', method: 'POST', body: {} }),
      responseSchema: question,
    }),
    signInByPasskey: build.mutation<Session, Answer>({
      query: (body) => ({ url: 'sign-in/passkey', method: 'POST', body }),
      responseSchema: asResponse(async () => (await contract()).sessionSchema),
    }),
    askForNewPasskey: build.mutation<PasskeyQuestion, void>({
      query: () => ({ url: 'my-passkeys/options', method: 'POST', body: {} }),
      responseSchema: question,
    }),
    makePasskey: build.mutation<object, Answer>({
      query: (body) => ({ url: 'my-passkeys', method: 'POST', body }),
    }),
  }),
});
