import { deskPlanSchema, planActSchema } from '@shared-kit/contracts/operator/release-evidence.contract';
import { writtenPlanSchema } from '@shared-kit/contracts/operator/release-planning.contract';
import type { WrittenPlan } from '@shared-kit/contracts/operator/release-planning.contract';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { openOutlook } from '../automation/plan-outlook';
import type { OutlookSources } from '../automation/plan-outlook';
import { ofEach } from '../operator/access';
import type { Operator } from '../operator/access';
import { assertMay } from '../operator/own-remotes';
import type { PlanState } from '../plan/fold-plans';
import { actOnPlan, draftPlan, findPlan, PlanMovedOn } from '../plan/plan-acts';
import type { PlanAct } from '../plan/plan-acts';
import { assertMovable, readPlan } from '../plan/plan-faults';
import type { PlanLog } from '../plan/plan-log';
import { parsePlanText } from '../plan/plan-text';
import { movedBy, planSchema } from '../plan/plan.contract';
import type { Plan } from '../plan/plan.contract';
import { foldReleases } from '../registry/log/fold-releases';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import type { Ring } from '../rings/ring-log';
import { readReach } from '../rings/ring-reach';
import { toPlan } from './read-evidence';
import { Refused } from './refused';

type PlanSources = OutlookSources & { plans: PlanLog };

const tags = ['releases'];
const DECIDING = { config: ofEach('releases.decide') };

/** What a word on a plan amounts to, by which it is allowed: to approve one is to roll, to abort one is to take back. */
const AMOUNTS_TO: Readonly<Record<PlanAct, OperatorAct>> = {
  approve: 'releases.roll',
  resume: 'releases.roll',
  hold: 'releases.rollback',
  abort: 'releases.rollback',
};

/** Checked by `readPlan`, which names each part that is wrong in words; described as what it takes. */
const sentPlanSchema = z.unknown().meta({ anyOf: [describe(planSchema), describe(writtenPlanSchema)] });

function describe(schema: z.ZodType): object {
  const { $schema: _ofTheDocument, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
}

/** Plans of rollouts: written, and a person's word on them. */
export const planRoutes: FastifyPluginAsyncZod<PlanSources> = async (app, sources) => {
  app.post(
    '/plans',
    {
      ...DECIDING,
      schema: {
        ...{
          tags,
          summary: 'Notes a plan, as JSON or as YAML in `text`; nothing comes of it until somebody approves it',
        },
        ...{ body: sentPlanSchema, response: { 200: deskPlanSchema } },
      },
    },
    async ({ body, operator }) => {
      const written = writtenPlanSchema.safeParse(body).data;
      return refusedAs(written ? 'text' : 'plan', async () =>
        written
          ? draft(sources, operator!, parsePlanText(written.text), written.replaces)
          : draft(sources, operator!, body),
      );
    },
  );

  app.post(
    '/plan-acts',
    {
      ...DECIDING,
      schema: {
        ...{ tags, summary: "A person's word on a plan, made on the sight of its revision" },
        ...{ body: planActSchema, response: { 200: deskPlanSchema } },
      },
    },
    async ({ body: { plan: id, ...decided }, operator }) =>
      refusedAs('plan', async () => {
        for (const [remote] of movedBy(findPlan(await sources.plans.plans(), id).plan))
          assertMayPlan(operator!, AMOUNTS_TO[decided.act], remote);
        const reach = await readReach(sources);
        const asked = { ...decided, id, actor: operator!, now: new Date(), reach };
        return withOutlook(sources, await actOnPlan(sources.plans, asked));
      }),
  );
};

async function draft(
  sources: PlanSources,
  operator: Operator,
  sent: unknown,
  replaces: WrittenPlan['replaces'] = null,
) {
  const plan = readPlan(sent);
  for (const [remote] of movedBy(plan)) assertMayPlan(operator, 'releases.roll', remote);
  if (replaces)
    for (const [remote] of movedBy(findPlan(await sources.plans.plans(), replaces.plan).plan))
      assertMayPlan(operator, AMOUNTS_TO.abort, remote);
  assertMovable(plan, foldReleases(await sources.releaseLog.events()));
  assertRings(plan, await sources.rings.rings());
  const reach = await readReach(sources);
  const drafted = { actor: operator, plan, replaces, now: new Date(), reach };
  return withOutlook(sources, await draftPlan(sources.plans, drafted));
}

async function withOutlook(sources: PlanSources, plan: PlanState) {
  return toPlan(plan, await (await openOutlook(sources, new Date()))(plan));
}

/** At a later step it would be too late to say so. */
function assertRings({ steps }: Plan, rings: readonly Ring[]): void {
  const unknown = steps.find(({ ring }) => ring !== null && !rings.some(({ name }) => name === ring))?.ring;
  if (!unknown) return;
  const names = rings.map(({ name }) => name).join(', ') || 'none';
  throw new ReleaseRefusal(`There is no ring "${unknown}". Rings: ${names}`);
}

function assertMayPlan(operator: Operator, act: OperatorAct, remote: string): void {
  assertMay(operator, act, remote, `decide about the plans of ${remote}`);
}

async function refusedAs<Value>(field: string, act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ReleaseRefusal) throw refuseLines(field, error.message);
    if (!(error instanceof PlanMovedOn)) throw error;
    const sentence = `The plan has changed since you looked: ${error.message}. Nothing was done.`;
    throw new Refused(409, { code: 'conflict', detail: sentence, fieldErrors: { revision: [sentence] } });
  }
}

/** A sentence for each line. */
function refuseLines(field: string, words: string): Refused {
  const sentences = words.split('\n');
  return new Refused(422, {
    code: 'validation_failed',
    detail: sentences.join(' '),
    fieldErrors: { [field]: sentences },
  });
}
