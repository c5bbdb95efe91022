import { releaseDeskSchema } from '@shared-kit/contracts/operator/release-desk.contract';
import type { RemoteEvidence } from '@shared-kit/contracts/operator/release-evidence.contract';
import type { DeskRemote, ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';

/** A remote with 1.1.0 stable and 1.0.0 before it; only what the test is about need be named. */
export function aRemote(overrides: Partial<DeskRemote> = {}): DeskRemote {
  const publishedAt = '2026-11-20T01:00:00.000Z';
  return {
    ...{ name: 'mfe-search', revision: 5, stable: '1.1.0', previous: ['1.0.0'], blocked: [], pins: {}, rollouts: [] },
    ...{ request: null, takenBack: {} },
    versions: ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ version, publishedAt, by: 'search team' })),
    ...overrides,
  };
}

/** A rollout of 1.2.0 to a tenth of all. */
export function aRollout(overrides: Partial<DeskRemote['rollouts'][number]> = {}): DeskRemote['rollouts'][number] {
  return { id: 'r9', version: '1.2.0', weightBps: 1000, sites: [], ring: null, ...overrides };
}

/** Two sites, one remote and a shell that has everything. */
export function aDesk(overrides: Partial<ReleaseDesk> = {}): ReleaseDesk {
  const common = { gets: { 'mfe-search': '1.1.0' }, rolls: {} };
  return releaseDeskSchema.parse({
    revision: 5,
    remotes: [aRemote()],
    sites: [
      { slug: 'harbor', name: 'Harbor Cars', group: 'Corella', ...common },
      { slug: 'northshore', name: 'Northshore', group: 'Tern', ...common },
    ],
    rings: [],
    shells: [{ shell: 'one:1', revision: 5, leftOut: [] }],
    ...overrides,
  });
}

/** A rollout of 1.2.0 that follows plan 3, of which too little is known. */
export function anEvidence(): RemoteEvidence {
  const finding = { what: 'browser_render', canary: { of: 400, events: 9 }, baseline: { of: 3600, events: 1 } };
  return {
    rollouts: [
      {
        ...{ rollout: 'r9', version: '1.2.0', ring: null, weightBps: 1000, verdict: 'wait' },
        words: 'Nothing speaks against 1.2.0, and too little for it.',
        findings: [{ ...finding, evidence: 12, bound: 800, says: null }],
        series: [1, 2].map((minute) => ({
          minute: `2026-11-24T01:0${minute}:00.000Z`,
          canary: { views: 30, failures: minute },
          baseline: { views: 270, failures: 0 },
        })),
        vitals: [{ name: 'lcp', canary: 2500, baseline: 2000 }],
      },
    ],
    plans: [
      {
        ...{
          id: 3,
          revision: 4,
          remote: 'mfe-search',
          version: '1.2.0',
          with: {},
          state: 'running',
          words: 'step 1: 10 % of all sites',
          promote: true,
          althoughTakenBack: false,
        },
        ...{ start: null, windows: [], next: null },
        steps: [{ weightBps: 1000, ring: null, waitMinutes: 30, takenAt: '2026-11-24T01:00:00.000Z' }],
      },
    ],
    judgements: [],
  };
}
