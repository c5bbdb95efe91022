import { createApi } from '@reduxjs/toolkit/query/react';
import {
  contentDetailSchema,
  contentFindingsSchema,
  contentLeadersSchema,
  contentListSchema,
  contentPlacesSchema,
  contentSitesSchema,
  draftSavedSchema,
  previewLinkSchema,
} from '@shared-kit/contracts/operator/content-desk.contract';
import type {
  ContentDetail,
  contentFindingsSchema as Findings,
  contentLeadersSchema as Leaders,
  ContentList,
  ContentPlaces,
  ContentSites,
  endContentSchema,
  publishContentSchema,
  revertContentSchema,
  saveDraftSchema,
  WrittenPage,
} from '@shared-kit/contracts/operator/content-desk.contract';
import type { z } from 'zod';
import { ask, toMismatch } from './ask';

type Saved = { version: number };
type Of = { site: string; path: string };

const post = (url: string, body: object) => ({ url: `/content${url}`, method: 'POST', body });

/** Pages of sites: their list, one with its versions, and what is done to it. */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: ask,
  tagTypes: ['content'],
  catchSchemaFailure: toMismatch,
  endpoints: (build) => ({
    contentSites: build.query<ContentSites, void>({
      query: () => '/content/sites',
      responseSchema: contentSitesSchema,
    }),
    contentList: build.query<ContentList, string>({
      query: (site) => ({ url: '/content', params: { site } }),
      responseSchema: contentListSchema,
      providesTags: ['content'],
    }),
    contentDetail: build.query<ContentDetail, Of>({
      query: (of) => ({ url: '/content/page', params: of }),
      responseSchema: contentDetailSchema,
      providesTags: ['content'],
    }),
    contentVersion: build.query<ContentDetail, Of & { version: number }>({
      query: (of) => ({ url: '/content/page', params: of }),
      responseSchema: contentDetailSchema,
    }),
    contentPlaces: build.query<ContentPlaces, string>({
      query: (site) => ({ url: '/content/places', params: { site } }),
      responseSchema: contentPlacesSchema,
    }),
    contentLeaders: build.query<z.infer<typeof Leaders>, Of>({
      query: (of) => ({ url: '/content/leaders', params: of }),
      responseSchema: contentLeadersSchema,
      keepUnusedDataFor: 0,
    }),
    checkPage: build.query<z.infer<typeof Findings>, { site: string; page: WrittenPage }>({
      query: (asked) => post('/check', asked),
      responseSchema: contentFindingsSchema,
      keepUnusedDataFor: 0,
    }),
    previewLink: build.query<z.infer<typeof previewLinkSchema>, Of>({
      query: (of) => post('/preview', of),
      responseSchema: previewLinkSchema,
    }),
    saveDraft: build.mutation<Saved, z.input<typeof saveDraftSchema>>({
      query: (draft) => post('/draft', draft),
      responseSchema: draftSavedSchema,
      invalidatesTags: (saved) => (saved ? ['content'] : []),
    }),
    publishPage: build.mutation<Saved, z.input<typeof publishContentSchema>>({
      query: (asked) => post('/publish', asked),
      responseSchema: draftSavedSchema,
      invalidatesTags: ['content'],
    }),
    endPage: build.mutation<Saved, z.input<typeof endContentSchema>>({
      query: (asked) => post('/end', asked),
      responseSchema: draftSavedSchema,
      invalidatesTags: ['content'],
    }),
    revertPage: build.mutation<Saved, z.input<typeof revertContentSchema>>({
      query: (asked) => post('/revert', asked),
      responseSchema: draftSavedSchema,
      invalidatesTags: ['content'],
    }),
  }),
});

export const {
  useContentSitesQuery,
  useContentListQuery,
  useContentDetailQuery,
  useContentVersionQuery,
  useContentPlacesQuery,
  useContentLeadersQuery,
  useCheckPageQuery,
  usePreviewLinkQuery,
  useSaveDraftMutation,
  usePublishPageMutation,
  useEndPageMutation,
  useRevertPageMutation,
} = contentApi;
