import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import { z } from 'zod';
import { fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { problemSchema } from '@shared-kit/contracts/http/problem.contract';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { releaseConflictSchema } from '@shared-kit/contracts/operator/release-desk.contract';
import type { ReleaseConflict } from '@shared-kit/contracts/operator/release-desk.contract';
import { contentConflictSchema } from '@shared-kit/contracts/operator/content-desk.contract';
import type { ContentConflict } from '@shared-kit/contracts/operator/content-desk.contract';
import { planningConflictSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import type { PlanningConflict } from '@shared-kit/contracts/operator/release-planning.contract';
import { isAttended } from './attended';
import { tellSession } from './session-over';

/** A failure as a person can read it; a conflict also says what changed meanwhile. */
export type Failure = Problem | ReleaseConflict | ContentConflict | PlanningConflict;

const UNAUTHENTICATED = 401;

/** Asks this server. Every failure that a page can see is a `Failure`, whatever went wrong underneath. */
export const ask: BaseQueryFn<string | FetchArgs, unknown, Failure> = async (args, api, extra) => {
  const headers = isAttended() ? {} : { 'x-operator-unattended': 'yes' };
  const baseUrl = `${location.origin}/api`;
  const { data, error } = await fetchBaseQuery({ baseUrl, headers })(args, api, extra);
  // The page stays: whoever is writing would lose it. It is told beside the way to sign in again.
  if (!error || typeof error.status === 'number') tellSession(error?.status === UNAUTHENTICATED);
  if (!error) return { data };
  return { error: readFailure(error.status, error.data) };
};

function readFailure(status: unknown, body: unknown): Failure {
  const conflict = z.union([releaseConflictSchema, contentConflictSchema, planningConflictSchema]).safeParse(body);
  if (conflict.success) return conflict.data;
  const problem = problemSchema.safeParse(body);
  if (problem.success) return problem.data;
  if (status === 'FETCH_ERROR')
    return {
      code: 'unreachable',
      detail: 'The platform does not answer. It may be stopped or starting.',
      fieldErrors: {},
    };
  return {
    code: 'internal',
    detail: `The platform gave an answer that this page cannot read (${String(status)}).`,
    fieldErrors: {},
  };
}

/** What the platform and this page do not agree on, as an API of RTK Query says it. */
export function toMismatch({ schemaName, message }: { schemaName: string; message: string }): Failure {
  return {
    code: 'contract_mismatch',
    detail: `The platform and this page are of different versions: load the page again (${schemaName}: ${message}).`,
    fieldErrors: {},
  };
}

export function isConflict(failure: Failure): failure is ReleaseConflict {
  return 'changes' in failure;
}
