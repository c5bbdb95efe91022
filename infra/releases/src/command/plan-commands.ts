import '@shared-kit/contracts/http/plain-issues';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { windowWords } from '@shared-kit/domain/release/window-words';
import { utcText } from '@shared-kit/domain/time/utc-text';
import { judgeRollout } from '../judgement/judge-rollout';
import { openOutlook } from '../automation/plan-outlook';
import type { Outlook } from '../automation/plan-outlook';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import { actOnPlan, draftPlan, findPlan } from '../plan/plan-acts';
import type { PlanAct } from '../plan/plan-acts';
import { assertMovable, readPlan } from '../plan/plan-faults';
import { freezeSchema, movedBy } from '../plan/plan.contract';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import type { Actor } from '../registry/actor';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { ringNameSchema } from '../rings/ring-rule';
import { readRing } from '../rings/ring-commands';
import { readReach } from '../rings/ring-reach';
import { describeSet } from './describe-event';
import type { ReleaseContext } from './release-context';

/** Notes a plan from a file; nothing comes of it before somebody approves it. */
export async function setPlanCommand(context: ReleaseContext, file: string): Promise<string[]> {
  const plan = readPlan(readYaml(file));
  assertMovable(plan, foldReleases(await context.releaseLog.events()));
  for (const ring of new Set(plan.steps.map((step) => step.ring))) if (ring !== null) await readRing(context, ring);
  const reach = await readReach(context);
  const drafted = await draftPlan(context.plans(), { actor: context.actor, plan, now: new Date(), reach });
  return [...(await describePlans(context, [drafted])), `Nothing comes of it until: plan approve ${drafted.id}`];
}

export async function showPlanCommand(context: ReleaseContext, id: number | undefined): Promise<string[]> {
  const plans = await context.plans().plans();
  const shown = id === undefined ? plans.filter(isLive) : [findPlan(plans, id)];
  return shown.length > 0 ? describePlans(context, shown) : ['There is no plan: plan set --plan FILE makes one'];
}

export async function actOnPlanCommand(
  context: ReleaseContext,
  act: PlanAct,
  id: number,
  reason = '',
): Promise<string[]> {
  const [{ actor }, reach] = [context, await readReach(context)];
  const plan = await actOnPlan(context.plans(), { actor, act, id, reason, now: new Date(), reach });
  return describePlans(context, [plan]);
}

/** What would be judged of everything that is being rolled out of a remote, with every figure. Changes nothing. */
export async function judgeCommand(context: ReleaseContext, remote: RemoteName): Promise<string[]> {
  const events = (await context.releaseLog.events()).filter((event) => event.remote === remote);
  const release = stateOf(foldReleases(events), remote);
  const plans = (await context.plans().plans()).filter(
    (plan) => isLive(plan) && movedBy(plan.plan).some(([moved]) => moved === remote),
  );
  const resumedAt = plans.at(-1)?.resumedAt ?? null;
  const running = release.rollouts.filter(({ weightBps }) => weightBps > 0);
  if (running.length === 0) return [`Nothing of ${remote} is being rolled out`];
  const lines: string[] = [];
  for (const rollout of running) {
    const asked = { events, rollout, resumedAt, evidence: context.evidence() };
    const { verdict, words, findings } = (await judgeRollout(asked)).judgement;
    lines.push(`${rollout.version}${rollout.ring ? ` on ring ${rollout.ring}` : ''}: ${verdict}. ${words}`);
    for (const { what, canary, baseline, evidence, bound } of findings)
      lines.push(
        `  ${what.padEnd(18)}${canary.events} of ${canary.of}, others ${baseline.events} of ${baseline.of}; evidence ${evidence.toPrecision(3)} of ${bound}`,
      );
  }
  return lines;
}

export async function listFreezesCommand(context: ReleaseContext): Promise<string[]> {
  const freezes = await context.plans().freezes();
  if (freezes.length === 0) return ['There is no freeze: freeze set NAME --from MOMENT --to MOMENT makes one'];
  return freezes.map(({ name, from, to }) => `${name.padEnd(14)}from ${from} to ${to}`);
}

/**
 * A time in which no plan goes on; `null` takes it away. People may release all the same.
 *
 * @param seen revision of the freeze that was looked at, 0 for none; left out where nobody looked.
 * @throws {RuleMovedOn} where it is not what was seen any more.
 */
export async function setFreezeCommand(
  context: Pick<ReleaseContext, 'plans'> & { actor: Actor },
  name: string,
  rule: { from: string; to: string } | null,
  seen?: number,
): Promise<string[]> {
  const checked = ringNameSchema.safeParse(name);
  if (!checked.success)
    throw new ReleaseRefusal(`"${name}" is no name of a freeze: ${checked.error.issues[0]?.message}`);
  const times = rule && freezeSchema.safeParse(rule);
  if (times && !times.success)
    throw new ReleaseRefusal(`A freeze needs --from and --to: ${times.error.issues[0]?.message}`);
  if (rule && new Date(rule.from) >= new Date(rule.to))
    throw new ReleaseRefusal(`${name} would end before it begins`, 'to');
  await context.plans().setFreeze({ actor: context.actor, name, rule, seen });
  return [rule ? `${name}: no plan goes on from ${rule.from} to ${rule.to}` : `${name} is removed`];
}

function sayOutlook({ words, until }: NonNullable<Outlook>): string {
  return until === null ? words : `${words} until ${utcText(new Date(until), 'minutes')}`;
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseRefusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function describePlans(context: ReleaseContext, plans: readonly PlanState[]): Promise<string[]> {
  const sources = { ...context, plans: context.plans(), evidence: context.evidence() };
  const outlook = await openOutlook(sources, new Date());
  const lines: string[] = [];
  for (const plan of plans) lines.push(...describePlan(plan, await outlook(plan)));
  return lines;
}

function describePlan({ id, plan, state, words, taken }: PlanState, next: Outlook): string[] {
  return [
    `plan ${id}: ${plan.remote} ${plan.version}${describeSet(plan.with)}, ${state}: ${words}`,
    ...plan.steps.map(({ weight, ring, wait }, index) => {
      const done = taken.find(({ step }) => step === index);
      const when = done ? `since ${done.at.toISOString()}` : 'to come';
      return `  ${index + 1}. ${weight / 100} % of ${ring === null ? 'all sites' : `ring ${ring}`}, ${wait} min: ${when}`;
    }),
    plan.promote ? '  then everybody' : '  then a person promotes it',
    ...(plan.start === null ? [] : [`  begins no earlier than ${plan.start}`]),
    ...plan.windows.map((window) => `  goes on ${windowWords(window)}, by the clock of every site that a step reaches`),
    ...(next ? [`  ${state === 'draft' ? 'once approved' : 'now'}: ${sayOutlook(next)}`] : []),
  ];
}
