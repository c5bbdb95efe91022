import type { EvidenceCount, Vital } from '@shared-kit/contracts/release/evidence.contract';
import { noVisits } from '@shared-kit/domain/release/vital-buckets';
import { ORDINARY_VISITS } from '../src/judgement/ordinary-visits';
import type { Compared, Side } from '../src/judgement/weigh';

/** How often a visit meets something, as a share; of `reports` those that say how they did; of vitals those that are poor. */
export type Rates = Partial<Record<EvidenceCount | Vital, number>>;

export const ORDINARY: Rates = { ...ORDINARY_VISITS.counts, ...ORDINARY_VISITS.poor };

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
