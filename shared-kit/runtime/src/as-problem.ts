import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';

/**
 * Narrows what an RTK Query hook calls `error`. A `SerializedError` means our own
 * code threw while the request was being made or read, which no shopper can fix.
 */
export function asProblem(error: Problem | SerializedError | undefined): Problem | undefined {
  if (!error || 'fieldErrors' in error) return error;
  return { code: 'internal', detail: error.message ?? 'Unknown error', fieldErrors: {} };
}

const NAMES_NOTHING: readonly (string | undefined)[] = ['not_found', 'validation_failed', 'bad_request'];

/** Whether an address names what is not there, and will not be at another try. */
export function namesNothing(error: Problem | SerializedError | undefined): boolean {
  return error !== undefined && whyMissing(error) !== 'unread';
}

/** Nobody knows it, it was here and is no more, or it could not be read this time. */
export type WhyMissing = 'unknown' | 'gone' | 'unread';

/**
 * Why what an address names is not there; a name that cannot be one (too long) names nothing. Null where nothing failed.
 */
export function whyMissing(error: Problem | SerializedError | undefined): WhyMissing | null {
  if (!error) return null;
  const code = asProblem(error)?.code;
  if (code === 'gone') return code;
  return NAMES_NOTHING.includes(code) ? 'unknown' : 'unread';
}
