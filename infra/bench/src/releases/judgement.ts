import type { EvidenceCount } from '@shared-kit/contracts/release/evidence.contract';
import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import { isInRollout } from '@shared-kit/domain/release/resolve-release';
import { EvidenceBook } from '@shared-kit/domain/evidence/evidence-book';
import { automate } from '@infra/releases/automation/automation';
import { judgeRollout } from '@infra/releases/judgement/judge-rollout';
import { ORDINARY_VISITS } from '@infra/releases/judgement/ordinary-visits';
import { actOnPlan, draftPlan } from '@infra/releases/plan/plan-acts';
import { readPlan } from '@infra/releases/plan/plan-faults';
import { foldReleases, stateOf } from '@infra/releases/registry/log/fold-releases';
import { promote } from '@infra/releases/registry/log/release-decisions';
import { seeded } from '@shared-kit/testing/seeded';
import { inMemory } from './in-memory';
import { sumsOf } from './weigh-minutes';

/** No ring here. */
const reach = { sitesOf: () => [], timeZonesOf: () => [] };

const REMOTE = 'mfe-search';
const STABLE = '1.0.0';
const CANARY = '1.1.0';
const VISITS_A_MINUTE = 300;
/** As shells and the platform have it, in seconds. */
const TELL_S = 5;
const LOOK_S = 10;
/** A rollout that is not decided by then is not. */
const MOST_MINUTES = 180;

/** How a version's visits go, as shares of them. */
export type Conduct = Partial<Record<EvidenceCount, number>> & { /** Milliseconds. */ lcp: () => number };

export type Outcome = {
  end: 'taken back' | 'promoted' | 'undecided';
  /** From the first visit of the version, and from when what was counted would have been enough; in seconds. */
  afterS: number;
  sinceEnoughS: number;
  words: string;
};

const ENDS = new Map<string, Outcome['end']>([
  ['promoted', 'promoted'],
  ['aborted', 'taken back'],
]);

type Run = {
  seed: number;
  /** Whether it is noted when there was enough against it. */ isBad: boolean;
  canary: (random: () => number) => Conduct;
  others: (random: () => number) => Conduct;
};

/** One rollout of 10 %, 50 % and everybody by an approved plan, with simulated visits under a simulated clock. */
export async function rollOut({ seed, isBad, canary, others }: Run): Promise<Outcome> {
  const random = seeded(seed);
  let nowMs = Date.parse('2026-11-24T00:00:20Z');
  const clock = () => new Date(nowMs);
  const { deps, minutes, judgements } = inMemory(clock);
  const book = new EvidenceBook(undefined, () => nowMs);
  /** Adds up by minute as the table does. */
  const taken = new EvidenceBook();
  const present = async () => stateOf(foldReleases(await deps.releaseLog.events()), REMOTE);
  await begin(deps, clock());
  const beganAtMs = nowMs;
  let enoughAtMs: number | null = null;
  const conducts = { canary: canary(random), others: others(random) };

  let release = await present();
  for (let second = 0; second < MOST_MINUTES * 60; second += 1) {
    const [rollout] = release.rollouts;
    visitsOfASecond(`${seed}-${second}`, rollout);
    if (isBad && (await isEnough(rollout))) enoughAtMs ??= nowMs;
    if (second % TELL_S === 0) taken.putBack(book.take());
    nowMs += 1000;
    if (second % LOOK_S !== 0) continue;
    minutes.splice(0, minutes.length, ...taken.take());
    taken.putBack(minutes);
    await automate(deps, clock());
    release = await present();
    const ended = await endOfPlan();
    if (ended) return ended;
  }
  return { end: 'undecided', afterS: MOST_MINUTES * 60, sinceEnoughS: 0, words: judgements.at(-1) ?? '' };

  function visitsOfASecond(name: string, rollout: Rollout | undefined): void {
    for (let visit = 0; visit < VISITS_A_MINUTE / 60; visit += 1) {
      const id = `${name}-${visit}`;
      visitOnce(book, random, id, rollout !== undefined && isInRollout(rollout, id));
    }
  }

  async function endOfPlan(): Promise<Outcome | null> {
    const [plan] = await deps.plans.plans();
    const end = plan && ENDS.get(plan.state);
    if (!end) return null;
    return { end, afterS: since(beganAtMs), sinceEnoughS: since(enoughAtMs ?? nowMs), words: plan.words };
  }

  function since(ms: number): number {
    return (nowMs - ms) / 1000;
  }

  /** Whether what was counted by now, told or not, speaks against it. */
  async function isEnough(rollout: Rollout | undefined): Promise<boolean> {
    if (!rollout || enoughAtMs !== null) return false;
    const untold = book.take();
    book.putBack(untold);
    const all = { sums: sumsOf(() => [...minutes, ...untold]) };
    const events = await deps.releaseLog.events();
    const { judgement } = await judgeRollout({ events, rollout, resumedAt: null, evidence: all });
    return judgement.verdict === 'abort';
  }

  function visitOnce(to: EvidenceBook, chance: () => number, client: string, isCanary: boolean): void {
    const visitor = { site: 'corella', client };
    const of = { remote: REMOTE, version: isCanary ? CANARY : STABLE } as const;
    const { lcp, reports = 0, ...rates } = isCanary ? conducts.canary : conducts.others;
    to.view(visitor, [of]);
    for (const [what, rate] of Object.entries(rates) as [EvidenceCount, number][])
      if (chance() < rate) to.count(visitor, of, what);
    if (chance() < reports) to.report(visitor, [of], { lcp: lcp() });
  }
}

async function begin(deps: ReturnType<typeof inMemory>['deps'], now: Date): Promise<void> {
  for (const version of [STABLE, CANARY])
    await deps.releaseLog.append('team', REMOTE, () => ({
      kind: 'published',
      payload: { version, integrity: 'i', signature: 's' },
    }));
  await deps.releaseLog.append('manager', REMOTE, promote(STABLE));
  const steps = [
    { weight: '10%', wait: 15 },
    { weight: '50%', wait: 15 },
  ];
  const { id } = await draftPlan(deps.plans, {
    actor: 'manager',
    plan: readPlan({ remote: REMOTE, version: CANARY, steps }),
    now,
    reach,
  });
  await actOnPlan(deps.plans, { actor: 'manager', act: 'approve', id, reason: '', now, reach });
}

const { counts, poor } = ORDINARY_VISITS;
const ordinary =
  (harm: Partial<Conduct> = {}) =>
  (random: () => number): Conduct => ({
    ...counts,
    lcp: () => (random() < poor.lcp ? 3500 : 1500),
    ...harm,
  });

/** What a version can do to its visitors, and how shells and browsers tell it. */
export const BAD: Readonly<Record<string, Partial<Conduct>>> = {
  'throws on the server': { server_render: 0.6 },
  'loops on the server': { server_render: 0.3, server_late: 0.2 },
  'throws in the browser': { browser_render: 0.3 },
  'loops in the browser': { reports: 0, leads: 0 },
  'is slow': { server_late: 0.2 },
  hangs: { server_load: 0.5 },
  'hydrates wrongly': { browser_hydration: 0.5 },
  'loses leads': { leads: 0.002 },
};

export const badRun = (seed: number, harm: Partial<Conduct>) =>
  rollOut({ seed, isBad: true, canary: ordinary(harm), others: ordinary() });
export const healthyRun = (seed: number) => rollOut({ seed, isBad: false, canary: ordinary(), others: ordinary() });
