import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';

type Answer<Data> = { data?: Data | undefined; error?: Problem | SerializedError | undefined };

/** What a link opens; nothing once it has ended, though the page was open before and still has the older answer. */
export function stillOpen<Data>({ data, error }: Answer<Data>): Data | undefined {
  return asProblem(error)?.code === 'gone' ? undefined : data;
}
