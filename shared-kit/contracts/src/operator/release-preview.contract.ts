import { z } from 'zod';
import { remoteNameSchema } from '../release/remote.contract';

/** POST /api/releases/previews: a link that shows one version on one site to whoever holds it. */
export const previewAskedSchema = z.strictObject({
  remote: remoteNameSchema,
  version: z.string().min(1),
  /** Slug. */
  site: z.string().min(1),
});
export type PreviewAsked = z.infer<typeof previewAskedSchema>;

export const previewLinkSchema = z.object({ link: z.url(), expiresAt: z.iso.datetime() });
export type PreviewLink = z.infer<typeof previewLinkSchema>;
