import { z } from 'zod';
import { vitals } from '../release/evidence.contract';
import { remoteNameSchema } from '../release/remote.contract';

const side = z.object({ of: z.number().int(), events: z.number().int() });
const verdict = z.enum(['abort', 'hold', 'good', 'wait']);

export const findingSchema = z.object({
  what: z.string(),
  /** Of so many visits, so many met it. */
  canary: side,
  baseline: side,
  /** The e-value, and the one at which the guard speaks. */
  evidence: z.number(),
  bound: z.number(),
  says: z.enum(['abort', 'hold']).nullable(),
});
export type DeskFinding = z.infer<typeof findingSchema>;

const minuteSide = z.object({ views: z.number().int(), failures: z.number().int() });

export const deskEvidenceSchema = z.object({
  rollout: z.string(),
  version: z.string(),
  ring: z.string().nullable(),
  weightBps: z.number().int(),
  verdict,
  words: z.string(),
  findings: z.array(findingSchema),
  /** The last hour, a point a minute; minutes without a visit are left out. */
  series: z.array(z.object({ minute: z.iso.datetime(), canary: minuteSide, baseline: minuteSide })),
  /** Three quarters of the visits were within this; null: more than can be said, or none. */
  vitals: z.array(z.object({ name: z.enum(vitals), canary: z.number().nullable(), baseline: z.number().nullable() })),
});
export type DeskEvidence = z.infer<typeof deskEvidenceSchema>;

export const deskPlanSchema = z.object({
  id: z.number().int(),
  /** Of its last event: an act names it. */
  revision: z.number().int(),
  remote: remoteNameSchema,
  version: z.string(),
  /** Remotes that move along, each with its version. */
  with: z.record(remoteNameSchema, z.string()),
  state: z.enum(['draft', 'scheduled', 'running', 'held', 'promoted', 'aborted']),
  words: z.string(),
  steps: z.array(
    z.object({
      weightBps: z.number().int(),
      ring: z.string().nullable(),
      waitMinutes: z.number().int(),
      /** Null while it is to come. */
      takenAt: z.iso.datetime().nullable(),
    }),
  ),
  promote: z.boolean(),
  /** Whether it gives visitors a version that automation took back before. */
  althoughTakenBack: z.boolean(),
  /** No step is taken before it; null: none waits. A moment with its offset, as it was written. */
  start: z.string().nullable(),
  /** A step is taken only while one is open on every site that it reaches, by that site's clock; always without any. */
  windows: z.array(z.object({ days: z.array(z.string()), from: z.string(), to: z.string() })),
  /** What comes next, or what it waits for and until when; of a draft, if it were approved now. */
  next: z.object({ words: z.string(), until: z.iso.datetime().nullable() }).nullable(),
});
export type DeskPlan = z.infer<typeof deskPlanSchema>;

/** GET /api/releases/evidence?remote=: what is being rolled out of a remote, and how it does. */
export const remoteEvidenceSchema = z.object({
  rollouts: z.array(deskEvidenceSchema),
  /** At work; the newest first. */
  plans: z.array(deskPlanSchema),
  /** Judgements that had consequences, the newest first. */
  judgements: z.array(
    z.object({ id: z.number().int(), at: z.iso.datetime(), version: z.string(), verdict, words: z.string() }),
  ),
});
export type RemoteEvidence = z.infer<typeof remoteEvidenceSchema>;
export const evidenceQuerySchema = z.strictObject({ remote: remoteNameSchema });

/** POST /api/releases/plan-acts, on the sight of the plan's `revision`. */
export const planActSchema = z.strictObject({
  plan: z.number().int().positive(),
  revision: z.number().int().nonnegative(),
  act: z.enum(['approve', 'hold', 'resume', 'abort']),
  reason: z.string().max(500).default(''),
});
export type PlanActAsked = z.input<typeof planActSchema>;
