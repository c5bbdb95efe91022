import { z } from 'zod';
import { remoteNameSchema } from './remote.contract';

/** Longest life of a preview link, in seconds: 7 days. */
export const PREVIEW_MAX_AGE_S = 7 * 24 * 60 * 60;

/** What a preview link says. `exp` is in seconds since 1970. */
export const previewClaimSchema = z.object({
  remotes: z.record(remoteNameSchema, z.string()),
  site: z.string().optional(),
  exp: z.number().int(),
});
export type PreviewClaim = z.infer<typeof previewClaimSchema>;
