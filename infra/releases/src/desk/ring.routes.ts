import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { planningSchema, ringRuleSchema, saidSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import type { PlanningConflict } from '@shared-kit/contracts/operator/release-planning.contract';
import { describeOrigin } from '../command/describe-event';
import { setFreezeCommand } from '../command/plan-commands';
import { access } from '../operator/access';
import { freezeSchema } from '../plan/plan.contract';
import type { ReleaseLog } from '../registry/log/release-log';
import { RuleMovedOn } from '../registry/log/named-rules';
import type { NamedRule } from '../registry/log/named-rules';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { removeRingCommand, setRingCommand } from '../rings/ring-commands';
import type { RingLog } from '../rings/ring-log';
import { describeRule } from '../rings/ring-rule';
import type { RingSite } from '../rings/ring-rule';
import { readPlanning } from './read-planning';
import type { PlanningSources } from './read-planning';
import { Refused, refuseField } from './refused';

type RingOptions = {
  releaseLog: Pick<ReleaseLog, 'events'>;
  rings: Pick<RingLog, 'rings' | 'set'>;
  sites: () => Promise<RingSite[]>;
  /** Without them there are no freezes. */
  planned: PlanningSources['planned'];
};

const tags = ['releases'];
/** Of what was seen under the name, 0 for nothing. */
const revision = z.number().int().nonnegative();

/** Named groups of sites, and times in which no plan goes on: set and removed, by whoever manages releases. */
export const ringRoutes: FastifyPluginAsyncZod<RingOptions> = async (app, { releaseLog, rings, sites, planned }) => {
  app.get(
    '/planning',
    {
      config: access('releases.see'),
      schema: { tags, summary: 'Rings, freezes and plans as they are now', response: { 200: planningSchema } },
    },
    async () => readPlanning({ releaseLog, rings, sites, planned }),
  );
  app.post(
    '/rings',
    {
      config: access('releases.ring'),
      schema: {
        ...{ tags, summary: 'Makes a ring, gives it other sites, or removes it (rule null)' },
        ...{
          body: z.strictObject({ name: z.string(), rule: ringRuleSchema.nullable(), revision }),
          response: { 200: saidSchema },
        },
      },
    },
    async ({ body: { name, rule, revision: seen }, operator }) =>
      inWords(() => {
        const context = { actor: operator!, releaseLog, rings, sites, plans: planned && (() => planned.plans) };
        return rule ? setRingCommand(context, name, rule, seen) : removeRingCommand(context, name, seen);
      }),
  );
  if (!planned) return;
  app.post(
    '/freezes',
    {
      config: access('releases.freeze'),
      schema: {
        ...{ tags, summary: 'Sets a time in which no plan goes on, or removes it (time null)' },
        ...{
          body: z.strictObject({ name: z.string(), time: freezeSchema.nullable(), revision }),
          response: { 200: saidSchema },
        },
      },
    },
    async ({ body: { name, time, revision: seen }, operator }) =>
      inWords(() => setFreezeCommand({ actor: operator!, plans: () => planned.plans }, name, time, seen)),
  );
};

/** Who was slower is told what is there now. */
function conflict({ name, rule, actor, at, revision: newest }: NamedRule): Refused {
  const sentence = `${name} has changed since you looked: ${whatIsSo(rule)} (${describeOrigin({ actor, at })}). Nothing was done.`;
  const problem: PlanningConflict = {
    ...{ code: 'conflict', detail: sentence, fieldErrors: { revision: [sentence] } },
    revision: rule === null ? 0 : newest,
  };
  return new Refused(409, problem);
}

function whatIsSo(rule: unknown): string {
  if (rule === null) return 'it is removed';
  const ring = ringRuleSchema.safeParse(rule).data;
  if (ring) return `it is ${describeRule(ring)}`;
  const { from, to } = freezeSchema.parse(rule);
  return `it lasts from ${from} to ${to}`;
}

/** What is wrong stands beside the name where it is about nothing else. */
async function inWords(act: () => Promise<string[]>): Promise<{ words: string }> {
  try {
    return { words: (await act()).join('. ') };
  } catch (error) {
    if (error instanceof ReleaseRefusal) throw refuseField(error.field ?? 'name', error.message);
    if (error instanceof RuleMovedOn) throw conflict(error.now);
    throw error;
  }
}
