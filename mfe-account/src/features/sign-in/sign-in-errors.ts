import { requestCodeBodySchema, verifyCodeBodySchema } from '@shared-kit/contracts/account/account.contract';
import { z } from 'zod';

/** What the API would say about these fields. Loaded with the first submit: it brings zod along. */
export function phoneErrors(typed: object): Record<string, string[]> {
  const { error } = requestCodeBodySchema.safeParse(typed);
  return error ? z.flattenError(error).fieldErrors : {};
}

export function codeErrors(typed: object): Record<string, string[]> {
  const { error } = verifyCodeBodySchema.safeParse(typed);
  return error ? z.flattenError(error).fieldErrors : {};
}
