import { publishedVersionSchema } from '@shared-kit/contracts/release/release.contract';
import { loadModeSchema, remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { z } from 'zod';

/** A gate that the version was published in spite of, what it said, and why a person did so (`../gate/gate.ts`). */
const passedSchema = z.object({ gate: z.string(), reason: z.string(), refusals: z.array(z.string()) });

/** Of what automation did: the plan that it follows, and the judgement that it did it by (table `release_judgement`). */
const automatic = {
  plan: z.object({ id: z.number().int(), step: z.number().int() }).exactOptional(),
  judgement: z.number().int().exactOptional(),
};

/** Given to visitors although automation took it back before, by this judgement: a person said so (`taken-back.ts`). */
const despite = { althoughTakenBack: z.number().int().exactOptional() };

/** Other remotes that the same act moved, each with its version (`moving-together.ts`). */
const set = { with: z.record(remoteNameSchema, z.string()).exactOptional() };

const version = z.string();
const site = z.string();

/** One change to what a remote's visitors get. Weights are basis points: 10000 is everyone. */
export const releaseChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('published'),
    payload: publishedVersionSchema.extend({ passed: z.array(passedSchema).optional() }),
  }),
  /** The same bytes by a key that the one before it named; both by their fingerprints. */
  z.object({
    kind: z.literal('signed-again'),
    payload: publishedVersionSchema.extend({ by: z.string(), before: z.string() }),
  }),
  z.object({
    kind: z.literal('rolled'),
    payload: z.object({
      version,
      weightBps: z.number().int().min(0).max(10_000),
      sites: z.array(site),
      /** The ring they are; without one there is one rollout for them or for all. */
      ring: z.string().optional(),
      ...automatic,
      ...despite,
      ...set,
      /** The event of the same act after which the rollouts of all are named: who gets one gets all. */
      first: z.number().int().exactOptional(),
    }),
  }),
  z.object({ kind: z.literal('pinned'), payload: z.object({ version, site, ...despite }) }),
  z.object({ kind: z.literal('unpinned'), payload: z.object({ site }) }),
  z.object({ kind: z.literal('promoted'), payload: z.object({ version, ...automatic, ...despite, ...set }) }),
  /** Took `from` away: ended its rollouts, or that of one ring, or made `to` stable again. */
  z.object({
    kind: z.literal('rolledback'),
    payload: z.object({
      from: version,
      to: version,
      ring: z.string().optional(),
      judgement: automatic.judgement,
      ...set,
    }),
  }),
  z.object({ kind: z.literal('blocked'), payload: z.object({ version }) }),
  z.object({ kind: z.literal('unblocked'), payload: z.object({ version }) }),
  /** Where a second person is asked for: what would reach more than half of all visitors, by whoever asks first. */
  z.object({
    kind: z.literal('requested'),
    payload: z.object({
      version,
      act: z.enum(['promoted', 'rolled', 'pinned']),
      /** Of its visitors; everybody, as it was of all before this was noted. */
      weightBps: z.number().int().default(10_000),
      /** Those of the act; all without any, as all were before this was noted. */
      sites: z.array(site).default([]),
      ring: z.string().nullable().default(null),
    }),
  }),
  /** `mode` null gives the widget back to its manifest. */
  z.object({
    kind: z.literal('load-overridden'),
    payload: z.object({ widget: z.string(), mode: loadModeSchema.nullable() }),
  }),
]);
export type ReleaseChange = z.infer<typeof releaseChangeSchema>;

export const releaseEventSchema = z.intersection(
  z.object({
    id: z.number().int(),
    at: z.date(),
    actor: z.string(),
    /** The account or the token that it was; null for a command line and before there were accounts. */
    actorId: z.string().nullish(),
    remote: remoteNameSchema,
  }),
  releaseChangeSchema,
);
/** Other remotes that move with one, each with its version. */
export type Together = Readonly<Record<RemoteName, string>>;
export type ReleaseRequest = Extract<ReleaseChange, { kind: 'requested' }>['payload'];
export type ReleaseEvent = z.infer<typeof releaseEventSchema>;
