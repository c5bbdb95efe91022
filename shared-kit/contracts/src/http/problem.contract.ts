import { z } from 'zod';

/** What a program may branch on. Adding a code is safe; renaming one is a breaking change. */
export const problemCodeSchema = z.enum([
  'bad_request',
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'gone',
  'rate_limited',
  'misdirected',
  'contract_mismatch',
  'unreachable',
  'internal',
]);
export type ProblemCode = z.infer<typeof problemCodeSchema>;

/**
 * The only shape in which the API reports failure.
 *
 * Remotes and the API are released separately, so an old remote can meet a code
 * it has never heard of: that reads as `internal`, it does not throw.
 */
export const problemSchema = z.object({
  code: problemCodeSchema.catch('internal'),
  /** For logs and support. Never shown to a shopper. */
  detail: z.string(),
  /** Form field name -> sentences that may be shown next to that field. */
  fieldErrors: z.record(z.string(), z.array(z.string())).default({}),
  /** Why a signed link opens nothing any more. */
  ended: z.enum(['expired', 'revoked']).optional().catch(undefined),
  /** Where a shopper who was refused can go on, on this site. */
  links: z.array(z.object({ label: z.string(), href: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
