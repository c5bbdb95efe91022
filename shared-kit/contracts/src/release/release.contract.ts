import { z } from 'zod';
import { loadModeSchema, remoteNameSchema } from './remote.contract';

/** One published version: where its artifact is and what its manifest must hash to. */
export const publishedVersionSchema = z.object({
  version: z.string(),
  /** sha384 of remote.json. */
  integrity: z.string(),
  /** Ed25519 over the bytes of remote.json, base64. */
  signature: z.string(),
});

export type PublishedVersion = z.infer<typeof publishedVersionSchema>;

export const rolloutSchema = z.object({
  id: z.string(),
  version: z.string(),
  /** Basis points of visitors: 10000 is everyone. */
  weightBps: z.number().int().min(0).max(10_000),
  /** Only these sites, or all when empty. */
  sites: z.array(z.string()).default([]),
  /** The ring whose sites these were when it was given to them; null for sites named one by one and for all. */
  ring: z.string().nullable().default(null),
  /** Other remotes that move with it, each with its version: their rollouts have the same id, so that who gets one gets all. */
  with: z.record(remoteNameSchema, z.string()).exactOptional(),
});
export type Rollout = z.infer<typeof rolloutSchema>;

const stateSchema = z.object({
  stable: z.string(),
  /** Good versions before it, newest first: the failure ladder steps down here. */
  previous: z.array(z.string()).default([]),
  /** Site slug -> version. */
  pins: z.record(z.string(), z.string()).default({}),
  /** At most one for each ring and one for no ring, the earliest first. */
  rollouts: z.array(rolloutSchema).default([]),
  blocked: z.array(z.string()).default([]),
  /** Widget id -> load mode, where the release manager overrides the manifest. */
  loadOverrides: z.record(z.string(), loadModeSchema).default({}),
  versions: z.array(publishedVersionSchema),
});

/** A shell's copy on disk may be of the time when a remote had one rollout, as `rollout`. */
function withRollouts(state: unknown): unknown {
  if (!state || typeof state !== 'object' || 'rollouts' in state || !('rollout' in state)) return state;
  return { ...state, rollouts: state.rollout ? [state.rollout] : [] };
}

export const remoteReleaseSchema = z.preprocess(withRollouts, stateSchema);
export type RemoteRelease = z.infer<typeof remoteReleaseSchema>;

/** A release key names the next one: Ed25519 by the first, over the fingerprints of both (`release-keys.ts`). */
export const keySuccessorSchema = z.object({
  /** PEM public keys. */
  by: z.string(),
  publicKey: z.string(),
  /** Base64. */
  signature: z.string(),
});
export type KeySuccessor = z.infer<typeof keySuccessorSchema>;

/** GET {registry}/snapshot.json: everything a shell needs to resolve versions. Unchanged `revision` means unchanged content. */
export const releaseSnapshotSchema = z.object({
  revision: z.number().int(),
  /**
   * PEM public key that signs manifests and preview links. In a shell, once it is trusted, also the others that it
   * trusts, one after the other: what they signed before stays valid.
   */
  publicKey: z.string(),
  /** From the first key to this one, in any order. */
  successors: z.array(keySuccessorSchema).max(1000).optional(),
  remotes: z.record(remoteNameSchema, remoteReleaseSchema),
});
export type ReleaseSnapshot = z.infer<typeof releaseSnapshotSchema>;
