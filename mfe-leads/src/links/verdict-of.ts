import type { SerializedError } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { asProblem } from '@shared-kit/runtime/as-problem';
import type { PageVerdict } from '@shared-kit/runtime/remote-module';

/** The status of a page behind a signed link; an API that does not answer says nothing about the link. */
export function verdictOf({ error }: { error?: Problem | SerializedError | undefined }): PageVerdict {
  const code = asProblem(error)?.code;
  if (code === 'gone') return { status: 410 };
  return code === 'not_found' || code === 'bad_request' ? { status: 404 } : {};
}
