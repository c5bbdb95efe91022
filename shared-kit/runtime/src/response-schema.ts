import type { z } from 'zod';

/**
 * A contract as RTK Query's `responseSchema` takes it. RTK expects what comes in to have the type of what goes
 * out; our contracts let an answer leave out what has a default, so only the declared input type is narrowed here.
 */
export function asResponse<Answer>(contract: z.ZodType<Answer>): z.ZodType<Answer, Answer> {
  return contract as z.ZodType<Answer, Answer>;
}
