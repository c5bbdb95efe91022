import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { CLOCK_TIME } from '@shared-kit/domain/time/clock-time';
import { z } from 'zod';

const time = z.string().refine((text) => CLOCK_TIME.test(text) || text === '24:00', 'a time like 09:30');
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** Seconds may be left out, as people do. */
const moment = z
  .string()
  .refine(
    (typed) =>
      [{}, { precision: -1 }].some((precise) => z.iso.datetime({ offset: true, ...precise }).safeParse(typed).success),
    'a moment like 2026-11-25T10:00+10:00, with its offset',
  )
  .meta({ format: 'date-time' });

export const planWindowSchema = z.strictObject({
  days: z
    .array(z.enum(days))
    .min(1)
    .default([...days]),
  from: time.default('00:00'),
  to: time.default('24:00'),
});
export type PlanWindow = z.infer<typeof planWindowSchema>;

export const planStepSchema = z.strictObject({
  /** A share of visitors, like 10 or "10%". */
  weight: z
    .union([z.number(), z.string().regex(/^\d+(\.\d+)?\s*%$/, 'a share like 10%')])
    .transform((typed) => Math.round(Number.parseFloat(String(typed)) * 100))
    .refine((bps) => bps >= 1 && bps < 10_000, 'between 0.01 % and 99.99 %: promoting gives it to everybody'),
  /** Of one ring; of all sites without it. */
  ring: z.string().nullable().default(null),
  /** Minutes that it stays at least, once it is reached. */
  wait: z.number().int().min(1, 'at least a minute').max(20_160, 'at most two weeks'),
});
/** `weight` in basis points, as everywhere in the log. */
export type PlanStep = z.infer<typeof planStepSchema>;

/** A rollout as a person wrote it down: `npm run release -- plan set --plan FILE`. */
export const planSchema = z.strictObject({
  remote: remoteNameSchema,
  version: z.string().min(1),
  /** Remotes that move along, each with its version: every step is one act for all, and so is taking back. */
  with: z.record(remoteNameSchema, z.string().min(1)).default({}),
  /** The first step is taken no earlier. */
  start: moment.nullable().default(null),
  /** A step is taken only while one of them is open on every site it reaches, by that site's clock; always without any. */
  windows: z.array(planWindowSchema).default([]),
  steps: z.array(planStepSchema).min(1).max(20),
  /** Whether the last step leads to everybody; a person promotes otherwise. */
  promote: z.boolean().default(true),
  /** Whether it gives visitors a version that automation took back before. */
  althoughTakenBack: z.boolean().default(false),
});
export type Plan = z.infer<typeof planSchema>;

/** All that a plan moves: remotes, each with its version, its own first. */
export function movedBy({ remote, version, with: others }: Pick<Plan, 'remote' | 'version' | 'with'>) {
  return Object.entries({ [remote]: version, ...others }) as [RemoteName, string][];
}

/** As it is kept: its shares are basis points already. */
export const keptPlanSchema = planSchema.extend({
  steps: z.array(planStepSchema.extend({ weight: z.number().int().min(1).max(9999) })).min(1),
});

export const freezeSchema = z.strictObject({ from: moment, to: moment });
export type Freeze = z.infer<typeof freezeSchema> & { name: string };

const ended = z.object({ plan: z.number().int(), words: z.string(), judgement: z.number().int().optional() });

/** `second`: a person who is not the one that drafted it; what was approved before this was noted does not say so. */
const approved = z.object({ plan: z.number().int(), second: z.boolean().optional() });

/** `replaces`: the draft whose place it takes. */
const drafted = z.object({ plan: z.unknown(), replaces: z.number().int().optional() });

/** One thing that happened to a plan; its id is that of the event that drafted it. */
export const planChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drafted'), payload: drafted }),
  z.object({ kind: z.literal('approved'), payload: approved }),
  z.object({ kind: z.literal('stepped'), payload: ended.extend({ step: z.number().int(), event: z.number().int() }) }),
  z.object({ kind: z.literal('held'), payload: ended }),
  z.object({ kind: z.literal('resumed'), payload: z.object({ plan: z.number().int() }) }),
  z.object({ kind: z.literal('aborted'), payload: ended }),
  z.object({ kind: z.literal('promoted'), payload: ended }),
]);
export type PlanChange = z.infer<typeof planChangeSchema>;
export type PlanEvent = PlanChange & { id: number; at: Date; actor: string; actorId: string | null; remote: string };
