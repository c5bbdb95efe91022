import { guards, isFalling, isTold, speaksAt } from './guards';
import type { Guard } from './guards';
import type { Finding, Judgement } from './judgement';
import { sentenceOf } from './sentences';
import { evidenceAgainst } from './sequential-test';
import { incidence, sum, viewsOf } from './weigh';
import type { Compared, Side } from './weigh';

/** Fewer are not taken for a fault of the version, whatever their share; one network counts once a day. */
const LEAST_EVENTS = 5;
/**
 * Fewer of what only browsers say hold a version and do not take it back: who wants a version gone can say so from a handful
 * of networks, and every shell counts one of them for itself.
 */
const LEAST_TOLD = 40;
/** What falls is missed only where so many came to the others. */
const LEAST_OTHERS = 20;
/** Rarer by that than this, a failure holds a version and does not take it back: as a share of views ... */
const HARM = 0.005;
/**
 * ... unless it came to so many, and so many times as often as to the others: views count for every remote, also one that few
 * pages show.
 */
const RARE_HARM = { events: 40, timesAsOften: 10 };
/** What the last step must have seen to be good: views, and pages that reported how they did. */
const LEAST_VIEWS = 200;
const LEAST_REPORTS = 10;

/**
 * Judges a rollout by what its visitors met beside the others, at the same time on the same sites.
 *
 * @param steps by weight, the present one last.
 * @param signalsFrom index of the first step that what holds a version counts from: a person who has seen what was before and
 *   went on has decided. What does harm counts from the first.
 * @param presentFrom index of the step at which the present weight began.
 */
export function judge(
  version: string,
  steps: readonly Compared[],
  signalsFrom = 0,
  presentFrom = steps.length - 1,
): Judgement {
  const lack = lacking(inAll(steps.slice(Math.max(0, presentFrom))));
  const [all, ofSignals] = [inAll(steps), inAll(steps.slice(signalsFrom))];
  const findings = guards.map((guard) => {
    const found = find(guard, guard.then === 'hold' ? ofSignals : all);
    return found.says === 'hold' ? find(guard, ofSignals) : found;
  });
  const speaking = findings.filter(({ says }) => says !== null);
  const verdict = speaking.some(({ says }) => says === 'abort')
    ? 'abort'
    : speaking.length > 0
      ? 'hold'
      : lack === null
        ? 'good'
        : 'wait';
  const views = { canary: viewsOf(all.canary), baseline: viewsOf(all.baseline) };
  return { verdict, words: sentenceOf(version, verdict, { findings, views, lacking: lack }), findings };
}

type Whole = { steps: readonly Compared[]; canary: Side; baseline: Side };

function inAll(steps: readonly Compared[]): Whole {
  return { steps, canary: sum(steps.map((step) => step.canary)), baseline: sum(steps.map((step) => step.baseline)) };
}

function find(guard: Guard, { steps, ...whole }: Whole): Finding {
  const counted = steps.map(({ weight, canary, baseline }) => ({
    weight,
    canary: incidence(canary, guard).events,
    baseline: incidence(baseline, guard).events,
  }));
  const [canary, baseline] = [incidence(whole.canary, guard), incidence(whole.baseline, guard)];
  const evidence = evidenceAgainst(counted, guard);
  const bound = speaksAt(guard);
  const seen = isFalling(guard) ? baseline.events : canary.events;
  const speaks = evidence >= bound && seen >= (isFalling(guard) ? LEAST_OTHERS : LEAST_EVENTS);
  const mayAbort = guard.then === 'abort' && (!isTold(guard) || seen >= LEAST_TOLD);
  const says = !speaks ? null : mayAbort && (isFalling(guard) || isHarm(canary, baseline)) ? 'abort' : 'hold';
  return { what: guard.what, canary, baseline, evidence, bound, says };
}

type Incidence = Finding['canary'];

function isHarm(canary: Incidence, baseline: Incidence): boolean {
  const [ofCanary, ofOthers] = [shareOf(canary), shareOf(baseline)];
  const { events, timesAsOften } = RARE_HARM;
  return ofCanary - ofOthers >= HARM || (canary.events >= events && ofCanary >= timesAsOften * ofOthers);
}

function shareOf({ of, events }: Incidence): number {
  return of === 0 ? (events > 0 ? 1 : 0) : events / of;
}

/** What the present weight has too little of; null for nothing. */
function lacking({ steps, ...step }: Whole): string | null {
  if (steps.length === 0) return 'nobody to compare with: it has no visitors, or all of them';
  const { reports = 0 } = step.canary.counts;
  const views = viewsOf(step.canary);
  if (views < LEAST_VIEWS) return `${views} of the ${LEAST_VIEWS} views that this step needs`;
  if (viewsOf(step.baseline) === 0) return 'no views of others beside it';
  return reports < LEAST_REPORTS ? `${reports} of the ${LEAST_REPORTS} pages that have to report how they did` : null;
}
