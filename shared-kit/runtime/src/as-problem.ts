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
