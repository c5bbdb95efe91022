import { z } from 'zod';
import { remoteNameSchema } from '../release/remote.contract';

/** POST /api/releases/publish?remote=…: the body is a tar of a build, its hash in the header `Content-Digest`. */
export const releasePublishQuerySchema = z.strictObject({
  remote: remoteNameSchema,
  /** Gates to pass on purpose, with commas between them; for release managers, with a reason. */
  despite: z.string().optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});

/** Its headers; others may come, too. */
export const releasePublishHeadersSchema = z.looseObject({
  'content-digest': z.string().regex(/^sha-256=:[A-Za-z0-9+/]{43}=:$/, 'Send the hash of the body: sha-256=:…:'),
});

export const releasePublishedSchema = z.object({
  remote: z.string(),
  version: z.string(),
  integrity: z.string(),
  /** False: it was published already, with these bytes. */
  isNew: z.boolean(),
  /** What it was published in spite of. */
  despite: z.array(z.object({ gate: z.string(), refusals: z.array(z.string()) })),
});
export type ReleasePublished = z.infer<typeof releasePublishedSchema>;
