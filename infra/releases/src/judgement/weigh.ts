import { vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceCount, EvidenceMinute, Vital } from '@shared-kit/contracts/release/evidence.contract';
import { poorVisits } from '@shared-kit/domain/release/vital-buckets';
import type { Guard } from './guards';

/** How long a rollout stood at a weight, as far as it is over. Only whole minutes count. */
export type Step = { fromMs: number; untilMs: number; weightBps: number };

/** What a side of a comparison met. */
export type Side = { counts: Partial<Record<EvidenceCount, number>>; vitals: Partial<Record<Vital, number[]>> };

/** Both sides at one weight, on the same sites in the same minutes. */
export type Compared = { weight: number; canary: Side; baseline: Side };

type Asked = {
  version: string;
  /** Whether the rollout decides on a site: one that is pinned has its version for another reason than chance. */
  isOf: (site: string) => boolean;
  steps: readonly Step[];
};

/** Sums minutes up by step and side. At a weight of 100 % there is nobody to compare with: such a step is left out. */
export function weigh(minutes: readonly EvidenceMinute[], { version, isOf, steps }: Asked): Compared[] {
  return steps
    .filter(({ weightBps }) => weightBps > 0 && weightBps < 10_000)
    .map(({ fromMs, untilMs, weightBps }) => {
      const compared = { weight: weightBps / 10_000, canary: nothing(), baseline: nothing() };
      for (const minute of minutes) {
        const atMs = Date.parse(minute.minute);
        if (atMs < fromMs || atMs >= untilMs || !isOf(minute.site)) continue;
        add(minute.version === version ? compared.canary : compared.baseline, minute);
      }
      return compared;
    });
}

/** How many visits of a side a guard is about, and how many of them met it. */
export function met(side: Side, { what }: Pick<Guard, 'what'>): { of: number; events: number } {
  if (!isVital(what)) return { of: side.counts.views ?? 0, events: side.counts[what] ?? 0 };
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

function nothing(): Side {
  return { counts: {}, vitals: {} };
}

function add(side: Side, { counts, vitals: buckets }: Side): void {
  for (const [name, count] of Object.entries(counts) as [EvidenceCount, number][])
    side.counts[name] = (side.counts[name] ?? 0) + count;
  for (const [name, visits] of Object.entries(buckets) as [Vital, number[]][])
    side.vitals[name] = visits.map((count, index) => count + (side.vitals[name]?.[index] ?? 0));
}
