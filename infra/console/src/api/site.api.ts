import { createApi } from '@reduxjs/toolkit/query/react';
import { previewLinkSchema } from '@shared-kit/contracts/operator/content-desk.contract';
import {
  siteDetailSchema,
  siteDraftKeptSchema,
  siteDroppedSchema,
  siteSavedSchema,
  siteVersionSchema,
} from '@shared-kit/contracts/operator/site-desk.contract';
import type {
  keepSiteDraftSchema,
  saveSiteSchema,
  SiteDetail,
} from '@shared-kit/contracts/operator/site-desk.contract';
import type { z } from 'zod';
import { ask, toMismatch } from './ask';

/** Menus, home page and announcement of a site: as they are, as they were, as somebody writes them, and changed. */
export const siteApi = createApi({
  reducerPath: 'site',
  baseQuery: ask,
  tagTypes: ['site'],
  catchSchemaFailure: toMismatch,
  endpoints: (build) => ({
    siteDetail: build.query<SiteDetail, string>({
      query: (site) => ({ url: '/site-parts', params: { site } }),
      responseSchema: siteDetailSchema,
      providesTags: ['site'],
    }),
    saveSite: build.mutation<z.infer<typeof siteSavedSchema>, z.input<typeof saveSiteSchema>>({
      query: (body) => ({ url: '/site-parts', method: 'POST', body }),
      responseSchema: siteSavedSchema,
      // Refused as too old, it is read anew too: what others made of it is told beside what was typed.
      invalidatesTags: ['site'],
    }),
    siteVersion: build.query<z.infer<typeof siteVersionSchema>, { site: string; version: number }>({
      query: (of) => ({ url: '/site-parts/version', params: of }),
      responseSchema: siteVersionSchema,
    }),
    sitePreview: build.query<z.infer<typeof previewLinkSchema>, string>({
      query: (site) => ({ url: '/site-parts/preview', method: 'POST', body: { site } }),
      responseSchema: previewLinkSchema,
    }),
    keepSiteDraft: build.mutation<{ number: number }, z.input<typeof keepSiteDraftSchema>>({
      query: (body) => ({ url: '/site-parts/draft', method: 'POST', body }),
      responseSchema: siteDraftKeptSchema,
      invalidatesTags: ['site'],
    }),
    dropSiteDraft: build.mutation<{ dropped: true }, string>({
      query: (site) => ({ url: '/site-parts/drop', method: 'POST', body: { site } }),
      responseSchema: siteDroppedSchema,
      invalidatesTags: ['site'],
    }),
  }),
});

export const {
  useSiteDetailQuery,
  useLazySiteVersionQuery,
  useSitePreviewQuery,
  useSaveSiteMutation,
  useKeepSiteDraftMutation,
  useDropSiteDraftMutation,
} = siteApi;
