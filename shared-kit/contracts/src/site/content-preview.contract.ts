import { z } from 'zod';

/** Longest life of a link to a draft, in seconds: 7 days. */
export const CONTENT_PREVIEW_MAX_AGE_S = 7 * 24 * 60 * 60;

/** What a link to a draft says. `exp` is in seconds since 1970. */
export const contentPreviewClaimSchema = z.object({
  site: z.string(),
  path: z.string(),
  /** Null for whichever is the newest when it is opened. */
  version: z.number().int().nullable(),
  /** Origin of the console, which may show the draft in a frame. */
  framed_by: z.string(),
  exp: z.number().int(),
});
export type ContentPreviewClaim = z.infer<typeof contentPreviewClaimSchema>;
