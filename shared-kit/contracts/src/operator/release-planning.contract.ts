import { z } from 'zod';
import { problemSchema } from '../http/problem.contract';
import { deskPlanSchema } from './release-evidence.contract';

/** Which sites a ring is: those it names, or every one of a dealer group, of a state, or with a flag switched on. */
export const ringRuleSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('sites'), sites: z.array(z.string()).min(1, 'name at least one site') }),
  z.object({ by: z.literal('group'), group: z.string().min(1, 'name a dealer group') }),
  z.object({ by: z.literal('state'), state: z.string().min(1, 'name a state') }),
  z.object({ by: z.literal('flag'), flag: z.string().min(1, 'name a flag') }),
]);
export type RingRule = z.infer<typeof ringRuleSchema>;

export const plannedRingSchema = z.object({
  name: z.string(),
  rule: ringRuleSchema,
  /** "the sites in qld". */
  words: z.string(),
  /** Slugs of its sites as they are now. */
  sites: z.array(z.string()),
  /** Who set it last, and when. */
  actor: z.string(),
  at: z.iso.datetime(),
  /** What whoever changes it names, so that nobody overwrites what they have not seen. */
  revision: z.number().int(),
});
export type PlannedRing = z.infer<typeof plannedRingSchema>;

/** A time in which no plan goes on; moments with their offset. */
export const plannedFreezeSchema = z.object({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** As a ring has it. */
  revision: z.number().int(),
});
export type PlannedFreeze = z.infer<typeof plannedFreezeSchema>;

/** A plan of the list, and as YAML what it was written down as. */
export const listedPlanSchema = deskPlanSchema.extend({ text: z.string() });
export type ListedPlan = z.infer<typeof listedPlanSchema>;

/** GET /api/releases/planning: rings, freezes, and plans: those at work and the ones that ended last, the newest first. */
export const planningSchema = z.object({
  rings: z.array(plannedRingSchema),
  freezes: z.array(plannedFreezeSchema),
  plans: z.array(listedPlanSchema),
});
export type Planning = z.infer<typeof planningSchema>;

/** POST /api/releases/plans: a plan as YAML, in the place of a draft that it replaces where one is named as it was seen. */
export const writtenPlanSchema = z.strictObject({
  text: z.string().max(20_000),
  replaces: z
    .strictObject({ plan: z.number().int().positive(), revision: z.number().int().nonnegative() })
    .nullable()
    .default(null),
});
export type WrittenPlan = z.input<typeof writtenPlanSchema>;

/**
 * POST /api/releases/rings and /freezes: the name, and what it is from now on; null removes it. `revision`: of what was
 * seen under that name, 0 where that was nothing.
 */
export type RingAsked = { name: string; rule: RingRule | null; revision: number };
export type FreezeAsked = { name: string; time: { from: string; to: string } | null; revision: number };

/** 409 of these two: somebody else set or removed it in between. `revision`: of what is there now, 0 for nothing. */
export const planningConflictSchema = problemSchema.extend({ revision: z.number().int() });
export type PlanningConflict = z.infer<typeof planningConflictSchema>;
export const saidSchema = z.object({ words: z.string() });
