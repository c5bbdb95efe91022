import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceRepository } from '@infra/releases/evidence/evidence-repository';
import { sum } from '@infra/releases/judgement/weigh';
import type { Part } from '@infra/releases/judgement/weigh';

/** What the database sums up (`infra/releases/src/evidence/evidence-sums.ts`), of minutes in memory. */
export function sumsOf(minutes: () => readonly EvidenceMinute[]): EvidenceRepository['sums'] {
  return async ({ remote, version, steps }) =>
    steps.map(({ weightBps, parts }) => {
      const counted = minutes().filter(
        (minute) => minute.remote === remote && parts.some((part) => isIn(minute, part)),
      );
      const side = (isCanary: boolean) => sum(counted.filter((minute) => (minute.version === version) === isCanary));
      return { weight: weightBps / 10_000, canary: side(true), baseline: side(false) };
    });
}

function isIn({ minute, site }: EvidenceMinute, { fromMs, untilMs, sites }: Part): boolean {
  const atMs = Date.parse(minute);
  return atMs >= fromMs && atMs < untilMs && sites.slugs.includes(site) === sites.isNamed;
}
