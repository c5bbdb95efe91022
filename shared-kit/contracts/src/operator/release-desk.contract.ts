import { z } from 'zod';
import { remoteNameSchema } from '../release/remote.contract';
import { problemSchema } from '../http/problem.contract';

const version = z.string().min(1);
const site = z.string().min(1);
const weightBps = z.number().int().min(0).max(10_000);

export const deskRolloutSchema = z.object({
  id: z.string(),
  version,
  /** Basis points of visitors: 10000 is everyone. */
  weightBps,
  /** Only these sites, or all when empty. */
  sites: z.array(site),
  /** The named group that the sites are; null for sites named one by one and for all. */
  ring: z.string().nullable(),
  /** Other remotes that move with it, each with its version. */
  with: z.record(remoteNameSchema, version).exactOptional(),
});
export type DeskRollout = z.infer<typeof deskRolloutSchema>;

/** One remote as its release manager sees it. */
export const deskRemoteSchema = z.object({
  name: remoteNameSchema,
  /** Id of the newest event about it: an act names it, so that nobody decides on what is no longer so. */
  revision: z.number().int(),
  /** Null until a first version is promoted. */
  stable: version.nullable(),
  /** What was promoted in one act with it, and goes back with it. */
  stableWith: z.record(remoteNameSchema, version).exactOptional(),
  /** Good versions before it, newest first. */
  previous: z.array(version),
  blocked: z.array(version),
  /** Versions that automation took back -> the judgement it did so by. */
  takenBack: z.record(version, z.number().int()),
  /** Site slug -> the version it is held on. */
  pins: z.record(site, version),
  rollouts: z.array(deskRolloutSchema),
  /** What somebody asked for and a second person has to approve, by the same act; null for nothing. */
  request: z
    .object({
      version,
      act: z.enum(['promoted', 'rolled', 'pinned']),
      /** Of its visitors, in basis points. */
      weightBps: z.number().int(),
      /** Those of the act, all without any, and the ring that they are. */
      sites: z.array(site),
      ring: z.string().nullable(),
      by: z.string(),
      byId: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Newest first. */
  versions: z.array(z.object({ version, publishedAt: z.iso.datetime(), by: z.string() })),
});
export type DeskRemote = z.infer<typeof deskRemoteSchema>;

export const deskSiteSchema = z.object({
  slug: site,
  name: z.string(),
  group: z.string(),
  /** Remote -> the version its visitors outside rollouts get; null where no version is usable. */
  gets: z.record(z.string(), version.nullable()),
  /** Remote -> id of the rollout by which a share of its visitors gets another version. */
  rolls: z.record(z.string(), z.string()),
});
export type DeskSite = z.infer<typeof deskSiteSchema>;

/** A named group of sites, as it is now. */
export const deskRingSchema = z.object({
  name: z.string(),
  /** "the sites in qld". */
  rule: z.string(),
  sites: z.array(site),
});
export type DeskRing = z.infer<typeof deskRingSchema>;

/** GET /api/releases */
export const releaseDeskSchema = z.object({
  /** Id of the newest event of all, 0 for none. */
  revision: z.number().int(),
  remotes: z.array(deskRemoteSchema),
  sites: z.array(deskSiteSchema),
  rings: z.array(deskRingSchema),
  /** Null when the registry does not say. `leftOut`: remotes that the shell cannot read. */
  shells: z.array(z.object({ shell: z.string(), revision: z.number().int(), leftOut: z.array(z.string()) })).nullable(),
});
export type ReleaseDesk = z.infer<typeof releaseDeskSchema>;

const ring = z.string().min(1).nullable().default(null);
const decidedOn = { remote: remoteNameSchema, revision: z.number().int().nonnegative() };

/** Said by who gives visitors a version that automation took back; it is refused otherwise. */
const althoughTakenBack = z.boolean().default(false);

/** POST /api/releases/acts: one decision about a remote, made on the sight of its `revision`. */
export const releaseActSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('roll'),
    ...decidedOn,
    version,
    weightBps,
    /** Named one by one; all where neither they nor a ring are named. */
    sites: z.array(site).max(5000).default([]),
    ring,
    althoughTakenBack,
  }),
  z.strictObject({ act: z.literal('promote'), ...decidedOn, version, althoughTakenBack }),
  /** Of one ring alone, or the last step of all. */
  z.strictObject({ act: z.literal('rollback'), ...decidedOn, ring }),
  z.strictObject({ act: z.literal('pin'), ...decidedOn, version, site, althoughTakenBack }),
  z.strictObject({ act: z.literal('unpin'), ...decidedOn, site }),
  z.strictObject({ act: z.literal('block'), ...decidedOn, version }),
  z.strictObject({ act: z.literal('unblock'), ...decidedOn, version }),
]);
export type ReleaseAct = z.infer<typeof releaseActSchema>;
export type ReleaseActAsked = z.input<typeof releaseActSchema>;

export const releaseOutcomeSchema = z.object({
  /** False: it was so already. */
  changed: z.boolean(),
  /** Of the remote from now on; shells follow once they have it. */
  revision: z.number().int(),
  /** "promoted 1.2.0". */
  words: z.string(),
});
export type ReleaseOutcome = z.infer<typeof releaseOutcomeSchema>;

export const releaseLogEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.string(),
  /** `account:…` or `token:…`; null for a command line. */
  actorId: z.string().nullish(),
  remote: z.string(),
  kind: z.string(),
  /** "rolled 1.2.0 out to 10 % of all sites". */
  words: z.string(),
});
export type ReleaseLogEntry = z.infer<typeof releaseLogEntrySchema>;

/** 409 of an act: somebody else decided on the remote in between. */
export const releaseConflictSchema = problemSchema.extend({
  revision: z.number().int(),
  /** What happened since, oldest first. */
  changes: z.array(releaseLogEntrySchema),
});
export type ReleaseConflict = z.infer<typeof releaseConflictSchema>;

/** Which kinds of events there are, in the order in which a version meets them. */
export const releaseKinds = [
  'published',
  'rolled',
  'promoted',
  'rolledback',
  'signed-again',
  'pinned',
  'unpinned',
  'blocked',
  'unblocked',
  'load-overridden',
  'requested',
] as const;

const moment = z.iso.datetime({ offset: true });

/** GET /api/releases/log: newest first; `before` is the id of the last entry that is known. */
export const releaseLogQuerySchema = z.strictObject({
  remote: remoteNameSchema.optional(),
  actor: z.string().min(1).optional(),
  kind: z.enum(releaseKinds).optional(),
  from: moment.optional(),
  to: moment.optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type ReleaseLogQuery = z.infer<typeof releaseLogQuerySchema>;
export type ReleaseLogAsked = z.input<typeof releaseLogQuerySchema>;

export const releaseLogSchema = z.object({
  entries: z.array(releaseLogEntrySchema),
  /** There are older ones that fit the question. */
  more: z.boolean(),
  /** Everybody who ever decided something, for a filter. */
  actors: z.array(z.string()),
});
export type ReleaseLogPage = z.infer<typeof releaseLogSchema>;

/** GET /api/releases/explain: why visitors of a site get what they get, at a moment of the past or now. */
export const explainQuerySchema = z.strictObject({
  site,
  remote: remoteNameSchema.optional(),
  visitor: z.string().min(1).max(200).optional(),
  at: moment.optional(),
});
export type ExplainAsked = z.input<typeof explainQuerySchema>;
export const explanationSchema = z.object({
  remotes: z.array(z.object({ remote: z.string(), lines: z.array(z.string()) })),
});
export type Explanation = z.infer<typeof explanationSchema>;
