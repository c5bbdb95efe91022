import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/server/problem.contract';

/**
 * Narrows what an RTK Query hook calls `error`. A `SerializedError` means our own
 * code threw while the request was being made or read, which no shopper can fix.
 */
export function asProblem(error: Problem | SerializedError | undefined): Problem | undefined {
  if (!error || 'fieldErrors' in error) return error;
  return { code: 'internal', detail: error.message ?? 'Unknown error', fieldErrors: {} };
}

const NAMES_NOTHING: readonly (string | undefined)[] = ['not_found', 'validation_failed', 'bad_request'];

/**
 * Why what an address names is not there: nobody knows it, as a name that cannot be one says too (too long), or it could not
 * be read this time. Null where nothing failed.
 */
export function whyMissing(error: Problem | SerializedError | undefined): 'unknown' | 'unread' | null {
  if (!error) return null;
  return NAMES_NOTHING.includes(asProblem(error)?.code) ? 'unknown' : 'unread';
}
