import { vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceCount, Vital } from '@shared-kit/contracts/release/evidence.contract';
import { poorVisits } from '@shared-kit/domain/release/vital-buckets';
import type { Guard } from './guards';

/** Sites by their slugs: those that are named, or all but those. */
export type SiteSet = { isNamed: boolean; slugs: readonly string[] };
/** A time in which a rollout decided by chance on the same sites. Only whole minutes count; the present one has no end yet. */
export type Part = { fromMs: number; untilMs: number; sites: SiteSet };
/** How long a rollout stood at a weight. */
export type Step = {
  weightBps: number;
  parts: Part[];
  /** The step before it at the same weight: a person looked in between, and nothing else changed. */
  goesOn?: true;
};

/** What a side of a comparison met. */
export type Side = { counts: Partial<Record<EvidenceCount, number>>; vitals: Partial<Record<Vital, number[]>> };

/** Both sides at one weight, on the same sites in the same minutes. */
export type Compared = { weight: number; canary: Side; baseline: Side };

/** At a weight of 0 or 100 % there is nobody to compare with. */
export function isCompared({ weightBps }: Pick<Step, 'weightBps'>): boolean {
  return weightBps > 0 && weightBps < 10_000;
}

/** How many pages of a side were shown. */
export function viewsOf({ counts: { views = 0 } }: Pick<Side, 'counts'>): number {
  return views;
}

/**
 * How many visits of a side a guard is about, and how many of them met it: a page that fails, and fails again where it is
 * tried again, is one view.
 */
export function incidence(side: Side, { what }: Pick<Guard, 'what'>): { of: number; events: number } {
  const views = viewsOf(side);
  if (!isVital(what)) return { of: views, events: Math.min(side.counts[what] ?? 0, views) };
  const { all, poor } = poorVisits(what, side.vitals[what] ?? []);
  return { of: all, events: poor };
}

/** Several steps as one. */
export function sum(sides: readonly Side[]): Side {
  const total = nothing();
  for (const side of sides) add(total, side);
  return total;
}

function isVital(what: string): what is Vital {
  return (vitals as readonly string[]).includes(what);
}

/** A side that met nothing. */
export function nothing(): Side {
  return { counts: {}, vitals: {} };
}

function add(side: Side, { counts, vitals: buckets }: Side): void {
  for (const [name, count] of Object.entries(counts) as [EvidenceCount, number][])
    side.counts[name] = (side.counts[name] ?? 0) + count;
  for (const [name, visits] of Object.entries(buckets) as [Vital, number[]][])
    side.vitals[name] = visits.map((count, index) => count + (side.vitals[name]?.[index] ?? 0));
}
