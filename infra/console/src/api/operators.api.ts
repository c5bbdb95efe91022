import { createApi } from '@reduxjs/toolkit/query/react';
import {
  codesOfferSchema,
  doneSchema,
  linkMadeSchema,
  myAccountSchema,
  passkeyOptionsSchema,
  peopleSchema,
  recoveryCodesSchema,
  tokenMadeSchema,
  tokensSchema,
} from '@shared-kit/contracts/operator/operators.contract';
import type {
  CodesOffer,
  invitationSchema,
  MyAccount,
  newTokenSchema,
  People,
  positionSchema,
  Tokens,
} from '@shared-kit/contracts/operator/operators.contract';
import type { z } from 'zod';
import { ask, toMismatch } from './ask';

type Done = { done: true };
type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const post = (url: string, body: object = {}) => ({ url: `/operators${url}`, method: 'POST', body });
const remove = (url: string) => ({ url: `/operators${url}`, method: 'DELETE' });

/** One's own account. */
export const operatorsApi = createApi({
  reducerPath: 'operators',
  baseQuery: ask,
  tagTypes: ['me', 'people', 'tokens'],
  catchSchemaFailure: toMismatch,
  endpoints: (build) => ({
    me: build.query<MyAccount, void>({
      query: () => '/operators/me',
      responseSchema: myAccountSchema,
      providesTags: ['me'],
    }),
    rename: build.mutation<Done, string>({
      query: (name) => post('/me/name', { name }),
      responseSchema: doneSchema,
      invalidatesTags: ['me', 'people'],
    }),
    passkeyOptions: build.mutation<PasskeyOptions, void>({
      query: () => post('/me/passkeys/options'),
      responseSchema: passkeyOptionsSchema,
    }),
    addPasskey: build.mutation<Done, { id: string; name: string; response: object }>({
      query: (made) => post('/me/passkeys', made),
      responseSchema: doneSchema,
      invalidatesTags: ['me', 'people'],
    }),
    removePasskey: build.mutation<Done, string>({
      query: (id) => remove(`/me/passkeys/${encodeURIComponent(id)}`),
      responseSchema: doneSchema,
      invalidatesTags: ['me', 'people'],
    }),
    offerCodes: build.mutation<CodesOffer, void>({
      query: () => post('/me/codes/offer'),
      responseSchema: codesOfferSchema,
    }),
    setCodes: build.mutation<{ recoveryCodes: string[] }, { id: string; password: string; code: string }>({
      query: (typed) => post('/me/codes', typed),
      responseSchema: recoveryCodesSchema,
      invalidatesTags: ['me', 'people'],
    }),
    removeCodes: build.mutation<Done, void>({
      query: () => remove('/me/codes'),
      responseSchema: doneSchema,
      invalidatesTags: ['me', 'people'],
    }),
    endSession: build.mutation<Done, string>({
      query: (id) => remove(`/me/sessions/${id}`),
      responseSchema: doneSchema,
      invalidatesTags: ['me'],
    }),
    signOutEverywhere: build.mutation<Done, void>({
      query: () => remove('/me/sessions'),
      responseSchema: doneSchema,
    }),
  }),
});

/** Other people's accounts, and tokens. */
const people = operatorsApi.injectEndpoints({
  endpoints: (build) => ({
    people: build.query<People, void>({
      query: () => '/operators/people',
      responseSchema: peopleSchema,
      providesTags: ['people'],
    }),
    invite: build.mutation<{ link: string }, z.input<typeof invitationSchema>>({
      query: (invited) => post('/people', invited),
      responseSchema: linkMadeSchema,
      invalidatesTags: ['people'],
    }),
    resetPerson: build.mutation<{ link: string }, string>({
      query: (id) => post(`/people/${id}/reset`),
      responseSchema: linkMadeSchema,
      invalidatesTags: ['people'],
    }),
    changePosition: build.mutation<Done, { id: string; position: z.input<typeof positionSchema> }>({
      query: ({ id, position }) => post(`/people/${id}/position`, position),
      responseSchema: doneSchema,
      invalidatesTags: ['people'],
    }),
    switchPerson: build.mutation<Done, { id: string; to: 'disable' | 'enable' }>({
      query: ({ id, to }) => post(`/people/${id}/${to}`),
      responseSchema: doneSchema,
      invalidatesTags: ['people'],
    }),
    tokens: build.query<Tokens, void>({
      query: () => '/operators/tokens',
      responseSchema: tokensSchema,
      providesTags: ['tokens'],
    }),
    makeToken: build.mutation<{ token: string }, z.input<typeof newTokenSchema>>({
      query: (asked) => post('/tokens', asked),
      responseSchema: tokenMadeSchema,
      invalidatesTags: ['tokens', 'people'],
    }),
    revokeToken: build.mutation<Done, string>({
      query: (id) => remove(`/tokens/${id}`),
      responseSchema: doneSchema,
      invalidatesTags: ['tokens', 'people'],
    }),
  }),
});

export const {
  useMeQuery,
  useRenameMutation,
  usePasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useOfferCodesMutation,
  useSetCodesMutation,
  useRemoveCodesMutation,
  useEndSessionMutation,
  useSignOutEverywhereMutation,
} = operatorsApi;

export const {
  usePeopleQuery,
  useInviteMutation,
  useResetPersonMutation,
  useChangePositionMutation,
  useSwitchPersonMutation,
  useTokensQuery,
  useMakeTokenMutation,
  useRevokeTokenMutation,
} = people;
