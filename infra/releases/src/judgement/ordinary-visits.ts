import type { EvidenceCount, Vital } from '@shared-kit/contracts/release/evidence.contract';

/**
 * A site as it may be, by which tests and the bench try judgements: some browsers always fail, one visit in fifty sends a
 * form, a quarter of phones are slow. Shares of visits that count as something, and of reports whose vital is poor.
 */
export const ORDINARY_VISITS = {
  counts: {
    ...{ server_late: 0.001, browser_load: 0.002, browser_render: 0.001, browser_hydration: 0.004 },
    ...{ reports: 0.15, leads: 0.02, api_errors: 0.002 },
  },
  poor: { lcp: 0.25, inp: 0.1, cls: 0.08, blocked: 0.3 },
} as const satisfies { counts: Partial<Record<EvidenceCount, number>>; poor: Record<Vital, number> };
