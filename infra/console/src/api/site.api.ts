import { createApi } from '@reduxjs/toolkit/query/react';
import { siteDetailSchema, siteSavedSchema } from '@shared-kit/contracts/server/site-desk.contract';
import type { saveSiteSchema, SiteDetail } from '@shared-kit/contracts/server/site-desk.contract';
import type { z } from 'zod';
import { ask, toMismatch } from './ask';

/** Menus, home page and announcement of a site: as they are, and changed. */
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
    saveSite: build.mutation<{ version: number }, z.input<typeof saveSiteSchema>>({
      query: (body) => ({ url: '/site-parts', method: 'POST', body }),
      responseSchema: siteSavedSchema,
      // Refused as too old, it is read anew too: what others made of it is told beside what was typed.
      invalidatesTags: ['site'],
    }),
  }),
});

export const { useSiteDetailQuery, useSaveSiteMutation } = siteApi;
