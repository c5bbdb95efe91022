import { createApi } from '@reduxjs/toolkit/query/react';
import {
  hoursDetailSchema,
  hoursListSchema,
  hoursSavedSchema,
} from '@shared-kit/contracts/operator/hours-desk.contract';
import type { HoursDetail, HoursList, saveHoursSchema } from '@shared-kit/contracts/operator/hours-desk.contract';
import type { z } from 'zod';
import { ask, toMismatch } from './ask';

type Of = { site: string; location: string };

/** Opening hours and holiday hours of locations: as they are, as they were, and changed. */
export const hoursApi = createApi({
  reducerPath: 'hours',
  baseQuery: ask,
  tagTypes: ['hours'],
  catchSchemaFailure: toMismatch,
  endpoints: (build) => ({
    hoursList: build.query<HoursList, string>({
      query: (site) => ({ url: '/hours', params: { site } }),
      responseSchema: hoursListSchema,
      providesTags: ['hours'],
    }),
    hoursDetail: build.query<HoursDetail, Of>({
      query: (of) => ({ url: '/hours/of', params: of }),
      responseSchema: hoursDetailSchema,
      providesTags: ['hours'],
    }),
    hoursVersion: build.query<HoursDetail, Of & { version: number }>({
      query: (of) => ({ url: '/hours/of', params: of }),
      responseSchema: hoursDetailSchema,
    }),
    saveHours: build.mutation<{ version: number }, z.input<typeof saveHoursSchema>>({
      query: (body) => ({ url: '/hours', method: 'POST', body }),
      responseSchema: hoursSavedSchema,
      // Refused as too old, they are read anew too.
      invalidatesTags: ['hours'],
    }),
  }),
});

export const { useHoursListQuery, useHoursDetailQuery, useLazyHoursVersionQuery, useSaveHoursMutation } = hoursApi;
