import { createApi } from '@reduxjs/toolkit/query/react';
import {
  explanationSchema,
  releaseDeskSchema,
  releaseLogSchema,
  releaseOutcomeSchema,
} from '@shared-kit/contracts/operator/release-desk.contract';
import type {
  ExplainAsked,
  Explanation,
  ReleaseActAsked,
  ReleaseDesk,
  ReleaseLogAsked,
  ReleaseLogPage,
  ReleaseOutcome,
} from '@shared-kit/contracts/operator/release-desk.contract';
import { versionComparisonSchema } from '@shared-kit/contracts/operator/release-comparison.contract';
import type { ComparisonAsked, VersionComparison } from '@shared-kit/contracts/operator/release-comparison.contract';
import { deskPlanSchema, remoteEvidenceSchema } from '@shared-kit/contracts/operator/release-evidence.contract';
import type { DeskPlan, PlanActAsked, RemoteEvidence } from '@shared-kit/contracts/operator/release-evidence.contract';
import { releaseLooksSchema } from '@shared-kit/contracts/operator/release-looks.contract';
import type { ReleaseLooks } from '@shared-kit/contracts/operator/release-looks.contract';
import { publicationsSchema } from '@shared-kit/contracts/operator/release-publish.contract';
import type { Publications, PublicationsAsked } from '@shared-kit/contracts/operator/release-publish.contract';
import { previewLinkSchema } from '@shared-kit/contracts/operator/release-preview.contract';
import type { PreviewAsked, PreviewLink } from '@shared-kit/contracts/operator/release-preview.contract';
import { ask, toMismatch } from './ask';

export const releasesApi = createApi({
  reducerPath: 'releases',
  baseQuery: ask,
  tagTypes: ['desk', 'log', 'evidence', 'planning'],
  catchSchemaFailure: toMismatch,
  endpoints: (build) => ({
    desk: build.query<ReleaseDesk, void>({
      query: () => '/releases',
      responseSchema: releaseDeskSchema,
      providesTags: ['desk'],
    }),
    log: build.query<ReleaseLogPage, ReleaseLogAsked>({
      query: (asked) => ({ url: '/releases/log', params: asked }),
      responseSchema: releaseLogSchema,
      providesTags: ['log'],
    }),
    publications: build.query<Publications, PublicationsAsked>({
      query: (asked) => ({ url: '/releases/publications', params: asked }),
      responseSchema: publicationsSchema,
    }),
    explain: build.query<Explanation, ExplainAsked>({
      query: (asked) => ({ url: '/releases/explain', params: asked }),
      responseSchema: explanationSchema,
    }),
    looks: build.query<ReleaseLooks, { remote: string; version: string }>({
      query: ({ remote, version }) => `/releases/looks/${remote}/${version}`,
      responseSchema: releaseLooksSchema,
    }),
    comparison: build.query<VersionComparison, ComparisonAsked>({
      query: (asked) => ({ url: '/releases/comparison', params: asked }),
      responseSchema: versionComparisonSchema,
      keepUnusedDataFor: 60,
    }),
    preview: build.mutation<PreviewLink, PreviewAsked>({
      query: (body) => ({ url: '/releases/previews', method: 'POST', body }),
      responseSchema: previewLinkSchema,
    }),
    act: build.mutation<ReleaseOutcome, ReleaseActAsked>({
      query: (body) => ({ url: '/releases/acts', method: 'POST', body }),
      responseSchema: releaseOutcomeSchema,
      // A refusal may mean that somebody else was quicker.
      invalidatesTags: ['desk', 'log', 'evidence', 'planning'],
    }),
    evidence: build.query<RemoteEvidence, string>({
      query: (remote) => ({ url: '/releases/evidence', params: { remote } }),
      responseSchema: remoteEvidenceSchema,
      providesTags: ['evidence'],
    }),
    planAct: build.mutation<DeskPlan, PlanActAsked>({
      query: (body) => ({ url: '/releases/plan-acts', method: 'POST', body }),
      responseSchema: deskPlanSchema,
      invalidatesTags: ['desk', 'log', 'evidence', 'planning'],
    }),
  }),
});

/** How often an open page asks what is so now, in milliseconds. */
const LOOK_MS = 3000;

/** The present, followed as long as a page shows it. */
export function useDesk() {
  return releasesApi.useDeskQuery(undefined, { pollingInterval: LOOK_MS });
}

/** Builds that were sent, followed as long as a page shows them: the gate takes minutes. */
export function usePublications(asked: PublicationsAsked) {
  return releasesApi.usePublicationsQuery(asked, { pollingInterval: LOOK_MS });
}

export const {
  useLogQuery,
  useLooksQuery,
  useComparisonQuery,
  useLazyExplainQuery,
  useActMutation,
  useEvidenceQuery,
  usePlanActMutation,
  usePreviewMutation,
} = releasesApi;
