import { z } from 'zod';
import { remoteNameSchema } from '../release/remote.contract';

/**
 * POST /api/releases/publish?remote=…: the body is a tar of a build, its hash in the header `Content-Digest`. Answered with 202
 * and a `Publication` once it is there whole; GET /api/releases/publish/{id} says how that goes and how it ended.
 */
export const releasePublishQuerySchema = z.strictObject({
  remote: remoteNameSchema,
  /** Gates to pass on purpose, with commas between them; for release managers, with a reason. */
  despite: z.string().optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});

/** Told to recipes that end at the 202: they would take every build that arrives for a published one. */
const ASKS_AFTERWARDS =
  'Send "Prefer: respond-async" and ask for the publication until it has ended: the gate takes minutes, and 202 says only that the build is there. A release.sh that does not is of an earlier template: take the one that “npm run kit -- repository DIR --name NAME” makes now';

/** Its headers; others may come, too. */
export const releasePublishHeadersSchema = z.looseObject({
  /** RFC 7240: whoever sends it knows what 202 means. */
  prefer: z.string(ASKS_AFTERWARDS).regex(/\brespond-async\b/i, ASKS_AFTERWARDS),
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

/**
 * How far a build that was sent is. `interrupted`: the platform ended while it was at work. `failed`: something of the platform
 * went wrong, and the build may be good.
 */
export const publicationStateSchema = z.enum([
  'waiting',
  'checking',
  'rendering',
  'accepted',
  'refused',
  'failed',
  'interrupted',
]);
export type PublicationState = z.infer<typeof publicationStateSchema>;

export const publicationSchema = z.object({
  id: z.uuid(),
  remote: z.string(),
  version: z.string(),
  state: publicationStateSchema,
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  /** Null while it is under way. */
  endedAt: z.iso.datetime().nullable(),
  /** Of one that was accepted. */
  published: releasePublishedSchema.nullable(),
  /** Why one ended without being published, in words; null for others. */
  detail: z.string().nullable(),
  /** Each reason of the gate by itself. */
  refusals: z.array(z.object({ gate: z.string(), sentence: z.string() })),
});
export type Publication = z.infer<typeof publicationSchema>;

/** GET /api/releases/publications: those of the last 90 days, newest first. */
export const publicationsQuerySchema = z.strictObject({
  remote: remoteNameSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type PublicationsAsked = { remote?: string; limit: number };

export const publicationsSchema = z.object({
  publications: z.array(publicationSchema),
  /** Whether there are older ones. */
  more: z.boolean(),
});
export type Publications = z.infer<typeof publicationsSchema>;

export const publicationParamsSchema = z.strictObject({ id: z.uuid('The id of a publication, as it was answered') });
