import '@shared-kit/contracts/http/plain-issues';
import type { RingRule } from '@shared-kit/contracts/operator/release-planning.contract';
import type { ReleaseContext } from '../command/release-context';
import { describeOrigin } from '../command/describe-event';
import { foldReleases } from '../registry/log/fold-releases';
import type { Actor } from '../registry/actor';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import { assertApart, whyNeverOpen } from '../plan/plan-faults';
import type { PlanLog } from '../plan/plan-log';
import type { ReleaseLog } from '../registry/log/release-log';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { describeRule, isOfRing, ringNameSchema, sitesOfRing } from './ring-rule';
import type { RingSite } from './ring-rule';
import { reachOf } from './ring-reach';

type Context = Pick<ReleaseContext, 'rings'> & {
  /** Without it there are no plans. */
  plans?: (() => Pick<PlanLog, 'plans'>) | undefined;
  actor: Actor;
  releaseLog: Pick<ReleaseLog, 'events'>;
  sites: () => Promise<RingSite[]>;
};

/** Each ring with its rule, its sites now, and who set it. */
export async function listRingsCommand({ rings, sites }: Context): Promise<string[]> {
  const [known, all] = await Promise.all([rings.rings(), sites()]);
  if (known.length === 0) return ['There is no ring: ring set NAME --sites a,b makes one'];
  return known.map(({ name, rule, ...origin }) => {
    const slugs = all.filter((site) => isOfRing(rule, site)).map(({ slug }) => slug);
    const list = rule.by === 'sites' ? '' : `: ${slugs.join(', ') || 'none now'}`;
    return `${name.padEnd(14)}${describeRule(rule)}${list} (${describeOrigin(origin)})`;
  });
}

/**
 * Makes a ring, or gives it other sites. What is being rolled out to it keeps the sites it had until its next step.
 *
 * @param seen revision of the ring that was looked at, 0 for none; left out where nobody looked.
 * @throws {RuleMovedOn} where it is not what was seen any more.
 */
export async function setRingCommand(context: Context, name: string, rule: RingRule, seen?: number): Promise<string[]> {
  const checked = ringNameSchema.safeParse(name);
  if (!checked.success) throw new ReleaseRefusal(`"${name}" is no name of a ring: ${checked.error.issues[0]?.message}`);
  const sites = await context.sites();
  if (rule.by === 'sites') assertSites(rule.sites, sites);
  const slugs = sitesOfRing(name, rule, sites);
  await assertPlansFit(context, name, rule, sites);
  await context.rings.set({ actor: context.actor, name, rule, seen });
  const rollouts = await rolloutsOf(context, name);
  const kept = rollouts.length > 0 ? `. ${rollouts.join(', ')} keeps the sites it had until its next roll` : '';
  return [`${name} is ${describeRule(rule)}: ${slugs.join(', ')}${kept}`];
}

/** @throws {ReleaseRefusal} where something is being rolled out to it, or is to be by a plan at work, {RuleMovedOn} where it is not what was seen any more. */
export async function removeRingCommand(context: Context, name: string, seen?: number): Promise<string[]> {
  // Who saw one that somebody removed since is told so by what follows.
  if (!seen) await ruleOf(context, name);
  const rollouts = await rolloutsOf(context, name);
  if (rollouts.length > 0)
    throw new ReleaseRefusal(
      `${rollouts.join(', ')} is being rolled out to ring ${name}: promote it or roll it back first`,
    );
  const plans = (await plansAtWork(context)).filter(({ plan }) => plan.steps.some(({ ring }) => ring === name));
  if (plans.length > 0)
    throw new ReleaseRefusal(
      `${plans.map(({ id, plan }) => `Plan ${id} (${plan.remote} ${plan.version})`).join(', ')} rolls out to ring ${name}: abort it first`,
    );
  await context.rings.set({ actor: context.actor, name, rule: null, seen });
  return [`${name} is removed`];
}

/** The slugs of a ring's sites as they are now. */
export async function readRing(context: Context, name: string): Promise<string[]> {
  const [rule, sites] = await Promise.all([ruleOf(context, name), context.sites()]);
  return sitesOfRing(name, rule, sites);
}

async function ruleOf({ rings }: Context, name: string): Promise<RingRule> {
  const known = await rings.rings();
  const ring = known.find((other) => other.name === name);
  if (ring) return ring.rule;
  throw new ReleaseRefusal(
    `There is no ring "${name}". Rings: ${known.map((other) => other.name).join(', ') || 'none'}`,
  );
}

async function plansAtWork({ plans }: Context): Promise<PlanState[]> {
  return ((await plans?.().plans()) ?? []).filter(isLive);
}

/** With its sites as they would be, no plan may contradict another one or itself: it was approved without that. */
async function assertPlansFit(context: Context, name: string, rule: RingRule, sites: readonly RingSite[]) {
  const plans = await plansAtWork(context);
  if (plans.length === 0) return;
  const others = (await context.rings.rings()).filter((ring) => ring.name !== name);
  const { sitesOf, timeZonesOf } = reachOf([...others, { name, rule }], sites);
  for (const [index, { id, plan, taken }] of plans.entries()) {
    assertApart(plans.slice(0, index), plan, sitesOf);
    if (!plan.steps.slice(taken.length).some(({ ring }) => ring === name)) continue;
    const why = whyNeverOpen(plan, new Date(), timeZonesOf);
    if (why !== null) throw new ReleaseRefusal(`Plan ${id} rolls out to ring ${name}. ${why}`);
  }
}

/** "mfe-search 1.2.0" for each rollout that reaches somebody of the ring. */
async function rolloutsOf({ releaseLog }: Context, ring: string): Promise<string[]> {
  const states = foldReleases(await releaseLog.events());
  return [...states].flatMap(([remote, { rollouts }]) =>
    rollouts
      .filter((rollout) => rollout.ring === ring && rollout.weightBps > 0)
      .map(({ version }) => `${remote} ${version}`),
  );
}

function assertSites(slugs: readonly string[], sites: readonly { slug: string }[]): void {
  const missing = slugs.find((slug) => !sites.some((site) => site.slug === slug));
  if (missing === undefined) return;
  throw new ReleaseRefusal(
    `There is no site "${missing}". Sites: ${sites.map(({ slug }) => slug).join(', ') || 'none'}`,
    'rule',
  );
}
