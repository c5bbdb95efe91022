import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import type { EvidenceRepository } from '../src/evidence/evidence-repository';

/** What shells tell of the minute after next; of version 1.1.0, beside nine times as many views of 1.0.0. */
export function toldTo(evidence: Pick<EvidenceRepository, 'add'>, remote: 'mfe-search') {
  return async (
    counts: EvidenceMinute['counts'],
    site = 'harbor',
    others: EvidenceMinute['counts'] = { views: 3600, reports: 540 },
  ): Promise<void> => {
    const at = new Date(Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS).toISOString();
    const facts = { minute: at, remote, site, vitals: {} } as const;
    await evidence.add([
      { ...facts, version: '1.1.0', counts: { views: 400, reports: 60, ...counts } },
      { ...facts, version: '1.0.0', counts: others },
    ]);
  };
}
