import { issuesByField } from '@shared-kit/contracts/http/plain-issues';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import type { z } from 'zod';

/** What was asked for cannot be: the status and the body that say so. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.detail);
    this.status = status;
    this.problem = problem;
  }
}

/** 422 by one field of what was sent. */
export function refuseField(field: string, sentence: string): Refused {
  return new Refused(422, { code: 'validation_failed', detail: sentence, fieldErrors: { [field]: [sentence] } });
}

/**
 * What was sent, checked.
 *
 * @throws {Refused} 400 that names each field which is wrong.
 */
export function readInput<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.infer<Schema> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const fieldErrors = issuesByField(read.error);
  const detail = Object.entries(fieldErrors).map(([field, sentences]) => `${field}: ${sentences.join(' ')}`);
  throw new Refused(400, { code: 'bad_request', detail: detail.join('. '), fieldErrors });
}
