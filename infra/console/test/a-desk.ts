import { releaseDeskSchema } from '@shared-kit/contracts/server/release-desk.contract';
import type { DeskRemote, ReleaseDesk } from '@shared-kit/contracts/server/release-desk.contract';

/** A remote with 1.1.0 stable and 1.0.0 before it; only what the test is about need be named. */
export function aRemote(overrides: Partial<DeskRemote> = {}): DeskRemote {
  const publishedAt = '2026-11-20T01:00:00.000Z';
  return {
    ...{ name: 'mfe-search', revision: 5, stable: '1.1.0', previous: ['1.0.0'], blocked: [], pins: {}, rollouts: [] },
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
