import { planningSchema, saidSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import type {
  FreezeAsked,
  Planning,
  RingAsked,
  WrittenPlan,
} from '@shared-kit/contracts/operator/release-planning.contract';
import { deskPlanSchema } from '@shared-kit/contracts/operator/release-evidence.contract';
import type { DeskPlan } from '@shared-kit/contracts/operator/release-evidence.contract';
import { releasesApi } from './releases.api';

type Said = { words: string };

/** What rollouts are planned by: rings, freezes and plans. */
const planningApi = releasesApi.injectEndpoints({
  endpoints: (build) => ({
    planning: build.query<Planning, void>({
      query: () => '/releases/planning',
      responseSchema: planningSchema,
      providesTags: ['planning'],
    }),
    setRing: build.mutation<Said, RingAsked>({
      query: (body) => ({ url: '/releases/rings', method: 'POST', body }),
      responseSchema: saidSchema,
      invalidatesTags: ['planning', 'desk'],
    }),
    setFreeze: build.mutation<Said, FreezeAsked>({
      query: (body) => ({ url: '/releases/freezes', method: 'POST', body }),
      responseSchema: saidSchema,
      invalidatesTags: ['planning'],
    }),
    writePlan: build.mutation<DeskPlan, WrittenPlan>({
      query: (body) => ({ url: '/releases/plans', method: 'POST', body }),
      responseSchema: deskPlanSchema,
      // A refusal may mean that somebody else was quicker.
      invalidatesTags: ['planning', 'evidence'],
    }),
  }),
});

/** How often an open page asks, in milliseconds: automation moves plans on. */
const LOOK_MS = 5000;

/** The present, followed as long as a page shows it. */
export function usePlanning() {
  return planningApi.usePlanningQuery(undefined, { pollingInterval: LOOK_MS });
}

export const { useSetRingMutation, useSetFreezeMutation, useWritePlanMutation } = planningApi;
