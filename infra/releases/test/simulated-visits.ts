import type { EvidenceCount, Vital } from '@shared-kit/contracts/release/evidence.contract';
import { noVisits } from '@shared-kit/domain/release/vital-buckets';
import type { Compared, Side } from '../src/judgement/weigh';

/** How often a visit meets something, as a share; of `reports` those that say how they did; of vitals those that are poor. */
export type Rates = Partial<Record<EvidenceCount | Vital, number>>;

/** A site as it may be: some browsers always fail, one visit in fifty sends a form, a quarter of phones are slow. */
export const ORDINARY: Rates = {
  ...{ server_late: 0.001, browser_load: 0.002, browser_render: 0.001, browser_hydration: 0.004 },
  ...{ reports: 0.15, leads: 0.02, api_errors: 0.002 },
  ...{ lcp: 0.25, inp: 0.1, cls: 0.08, blocked: 0.3 },
};

const VITALS: readonly Vital[] = ['lcp', 'inp', 'cls', 'blocked'];

/** Empty sides at a weight. */
export function nobodyYet(weight: number): Compared {
  return { weight, canary: { counts: {}, vitals: {} }, baseline: { counts: {}, vitals: {} } };
}

/** Adds so many visits, each to the canary's side by chance of the weight. */
export function visits(
  compared: Compared,
  random: () => number,
  { count, canary, others }: { count: number; canary: Rates; others: Rates },
): void {
  const ofCanary = chosen(random, count, compared.weight);
  meet(compared.canary, random, ofCanary, canary);
  meet(compared.baseline, random, count - ofCanary, others);
}

function meet(side: Side, random: () => number, count: number, rates: Rates): void {
  const reports = chosen(random, count, rates.reports ?? 0);
  add(side, 'views', count);
  add(side, 'reports', reports);
  for (const [what, rate] of Object.entries(rates) as [EvidenceCount | Vital, number][])
    if (!isVital(what) && what !== 'reports') add(side, what, chosen(random, count, rate));
  for (const vital of VITALS) {
    const poor = chosen(random, reports, rates[vital] ?? 0);
    const buckets = (side.vitals[vital] ??= noVisits(vital));
    buckets[0]! += reports - poor;
    buckets[buckets.length - 1]! += poor;
  }
}

function add({ counts }: Side, what: EvidenceCount, by: number): void {
  counts[what] = (counts[what] ?? 0) + by;
}

/** How many of so many are chosen by a chance: the gaps between them are geometric. */
function chosen(random: () => number, of: number, chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return of;
  let found = 0;
  for (let at = gap(random, chance); at <= of; at += gap(random, chance)) found += 1;
  return found;
}

function gap(random: () => number, chance: number): number {
  return 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - chance));
}

function isVital(what: string): what is Vital {
  return (VITALS as readonly string[]).includes(what);
}
