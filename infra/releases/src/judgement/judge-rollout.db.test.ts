import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { openEvidenceRepository } from '../evidence/evidence-repository';
import type { EvidenceRepository } from '../evidence/evidence-repository';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import type { ReleaseChange, ReleaseEvent } from '../registry/log/release-event.contract';
import { judgeRollout } from './judge-rollout';

const emptied = emptiedDatabases();
let database: TestDatabase;
let repository: EvidenceRepository;
beforeEach(async () => {
  database = await emptied();
  repository = openEvidenceRepository(database.url);
});
afterEach(async () => {
  await repository.close();
  await database.drop();
});

const REMOTE = 'mfe-search';
const ring = 'pilot';

/** Events, each with the minute of the day that it happened in. */
function logOf(...changes: [minute: number, change: ReleaseChange][]): ReleaseEvent[] {
  const published = (version: string): [number, ReleaseChange] => [
    0,
    { kind: 'published', payload: { version, integrity: 'i', signature: 's' } },
  ];
  const stable: [number, ReleaseChange] = [0, { kind: 'promoted', payload: { version: '1.0.0' } }];
  return [published('1.0.0'), published('1.1.0'), stable, ...changes].map(([minute, change], index) => ({
    ...{ id: index + 1, at: at(minute), actor: 'anna', remote: REMOTE },
    ...change,
  }));
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 0, minute));
const rolled = (weightBps: number, sites: string[]): ReleaseChange => ({
  kind: 'rolled',
  payload: { version: '1.1.0', weightBps, sites, ring },
});

/** A site's minute of both versions: ordinary, of 1,000 visits, by the share that the canary has there. */
function visited(minute: number, site: string, share: number): EvidenceMinute[] {
  const side = (version: string, views: number): EvidenceMinute => ({
    ...{ minute: at(minute).toISOString(), remote: REMOTE, version, site, vitals: {} },
    counts: { views, reports: Math.round(views * 0.8), browser_render: Math.round(views * 0.01) },
  });
  return [side('1.0.0', 1000 * (1 - share)), side('1.1.0', 1000 * share)].filter(({ counts }) => counts.views! > 0);
}

async function judged(events: ReleaseEvent[], minutes: EvidenceMinute[], resumedAt: Date | null = null) {
  const [rollout] = stateOf(foldReleases(events), REMOTE).rollouts;
  await repository.add(minutes);
  return judgeRollout({ events, rollout: rollout!, resumedAt, evidence: repository });
}

test('a site that came to a ring later says nothing of the time before', async () => {
  const events = logOf([1, rolled(1000, ['harbor'])], [10, rolled(1000, ['harbor', 'northshore'])]);
  const minutes = [2, 3, 4, 5].flatMap((minute) => [
    ...visited(minute, 'harbor', 0.1),
    ...visited(minute, 'northshore', 0),
  ]);
  const { judgement } = await judged(events, [...minutes, ...visited(12, 'northshore', 0.1)]);

  expect(judgement.verdict).toBe('wait');
  const reports = judgement.findings.find(({ what }) => what === 'reports');
  expect(reports).toMatchObject({ canary: { of: 500 }, baseline: { of: 4500 } });
});

test('nor does a site of the time in which it was pinned; the step goes on around it', async () => {
  const events = logOf(
    [1, rolled(1000, ['harbor', 'northshore'])],
    [3, { kind: 'pinned', payload: { site: 'northshore', version: '1.1.0' } }],
    [9, { kind: 'unpinned', payload: { site: 'northshore' } }],
  );
  const minutes = [
    ...visited(2, 'harbor', 0.1),
    ...[4, 5, 6, 7].flatMap((minute) => [...visited(minute, 'northshore', 1), ...visited(minute, 'harbor', 0.1)]),
    ...visited(10, 'northshore', 0.1),
  ];
  const { judgement, of } = await judged(events, minutes);

  expect(judgement).toMatchObject({ verdict: 'good', words: expect.stringContaining('600 views') as string });
  expect(of.steps).toHaveLength(1);
});

test('what is published or pinned elsewhere cuts nothing, a change of the weight begins another step', async () => {
  const events = logOf(
    [1, rolled(1000, ['harbor'])],
    [3, { kind: 'pinned', payload: { site: 'corella', version: '1.0.0' } }],
    [5, { kind: 'published', payload: { version: '1.2.0', integrity: 'i', signature: 's' } }],
    [7, rolled(0, ['harbor'])],
    [9, rolled(5000, ['harbor'])],
  );
  const { of, judgement } = await judged(events, [], at(6));
  expect(of.steps.map(({ weightBps, parts }) => [weightBps, parts.length])).toEqual([
    ...[[1000, 1] as const, [1000, 1] as const, [0, 1] as const, [5000, 1] as const],
  ]);
  expect(judgement.verdict).toBe('wait');
});

test('a person who goes on takes nothing from what is known since the weight began', async () => {
  const events = logOf([1, rolled(1000, ['harbor'])]);
  const minutes = [2, 3, 4, 5, 6].flatMap((minute) => visited(minute, 'harbor', 0.1));
  expect((await judged(events, minutes)).judgement.verdict).toBe('good');
  expect((await judged(events, [], at(10))).judgement.verdict).toBe('good');
  // Another weight begins anew.
  const raised = logOf([1, rolled(1000, ['harbor'])], [8, rolled(2000, ['harbor'])]);
  expect((await judged(raised, [], at(10))).judgement.verdict).toBe('wait');
});

test('what was seen before a person went on holds nothing after a pause at 0 %', async () => {
  const events = logOf([1, rolled(1000, ['harbor'])], [5, rolled(0, ['harbor'])], [9, rolled(5000, ['harbor'])]);
  const slow = visited(2, 'harbor', 0.1).map((minute) => ({
    ...minute,
    vitals: { lcp: minute.version === '1.1.0' ? [0, 0, 0, 0, 0, 80] : [720] },
  }));
  const after = visited(10, 'harbor', 0.5);

  expect((await judged(events, [...slow, ...after])).judgement.verdict).toBe('hold');
  expect((await judged(events, [], at(6))).judgement.verdict).toBe('good');
});
