import { openPool } from '@infra/api/db/connect/open-pool';
import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { SiteSet, Step } from '../judgement/weigh';
import { openEvidenceRepository } from './evidence-repository';
import type { EvidenceRepository } from './evidence-repository';

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

const minute = (facts: Partial<EvidenceMinute> = {}): EvidenceMinute => ({
  minute: '2026-11-24T03:00:00.000Z',
  ...{ remote: 'mfe-search', version: '1.2.0', site: 'harbor' },
  ...{ counts: { views: 2 }, vitals: {} },
  ...facts,
});
/** All sides from a moment on, in one step of half. */
const ALL: SiteSet = { isNamed: false, slugs: [] };
const stepOf = (fromMinute: number, untilMinute = Infinity, sites = ALL): Step => ({
  weightBps: 5000,
  parts: [{ fromMs: at(fromMinute), untilMs: at(untilMinute), sites }],
});
const at = (number: number) => (number === Infinity ? number : Date.UTC(2026, 10, 24, 3, number));
const of = (...steps: Step[]) => ({ remote: 'mfe-search', version: '1.2.0', steps });
const canaries = async (step: Step) => (await repository.sums(of(step))).map(({ canary }) => canary);

test('what several shells tell of one minute is added up, histograms too', async () => {
  await repository.add([minute({ vitals: { lcp: [1, 0, 2] } }), minute({ counts: { leads: 1 } })]);
  await repository.add([minute({ counts: { views: 3 }, vitals: { lcp: [1, 1], inp: [5] } })]);

  expect(await canaries(stepOf(0))).toEqual([
    { counts: { views: 5, leads: 1 }, vitals: { lcp: [2, 1, 2, 0, 0, 0, 0, 0, 0], inp: [5, 0, 0, 0, 0, 0, 0, 0] } },
  ]);
});

test('a report counts once, whichever program takes it and however often it is told', async () => {
  const nonce = 'a-number-used-once';
  const other = openEvidenceRepository(database.url);
  try {
    const added = await Promise.all([repository, other, repository, other].map((each) => each.add([minute()], nonce)));
    expect(added.toSorted()).toEqual([false, false, false, true]);
    // As after a restart: nothing of it is remembered but in the database.
    expect(await other.add([minute()], nonce)).toBe(false);
  } finally {
    await other.close();
  }
  expect(await canaries(stepOf(0))).toEqual([{ counts: { views: 2 }, vitals: {} }]);

  await repository.dropOld(new Date(Date.now() + 2 * 86_400_000));
  expect(await repository.add([minute()], nonce)).toBe(true);
});

test('two shells that tell of the same rows at once do not block each other', async () => {
  const rows = ['1.0.0', '1.1.0', '1.2.0'].map((version) => minute({ version }));
  await Promise.all(Array.from({ length: 8 }, (_, turn) => repository.add(turn % 2 ? rows : rows.toReversed())));
  expect(await repository.sums(of(stepOf(0)))).toEqual([
    { weight: 0.5, canary: { counts: { views: 16 }, vitals: {} }, baseline: { counts: { views: 32 }, vitals: {} } },
  ]);
});

test('each step has its own times and sites; another remote and what lies between belongs to none', async () => {
  const site = (slug: string, number: number, views: number) =>
    minute({ site: slug, minute: new Date(at(number)).toISOString(), counts: { views } });
  await repository.add([
    ...[
      site('harbor', 0, 1),
      site('corella', 0, 2),
      site('harbor', 1, 4),
      site('harbor', 2, 8),
      site('corella', 2, 16),
    ],
    minute({ remote: 'mfe-leads', counts: { views: 32 } }),
  ]);
  const first = stepOf(0, 1, { isNamed: true, slugs: ['harbor'] });
  first.parts.push(...stepOf(2, 3, { isNamed: false, slugs: ['harbor'] }).parts);
  const sums = await repository.sums(of(first, stepOf(2), stepOf(9)));
  expect(sums.map(({ canary }) => canary.counts.views ?? 0)).toEqual([17, 24, 0]);
});

test('a chart has the last minutes with visits, the oldest first', async () => {
  const minutes = [0, 3, 5].map((number) => new Date(at(number)).toISOString());
  await repository.add(
    minutes.map((each) => minute({ minute: each, counts: { views: 2, server_load: 1, browser_render: 1 } })),
  );
  await repository.add([minute({ minute: minutes[2]!, version: '1.0.0', counts: { views: 7 } })]);
  expect(await repository.series(of(stepOf(0)), 2)).toEqual([
    { minute: minutes[1], canary: { views: 2, failures: 2 }, baseline: { views: 0, failures: 0 } },
    { minute: minutes[2], canary: { views: 2, failures: 2 }, baseline: { views: 7, failures: 0 } },
  ]);
});

test('what is older than 30 days is dropped', async () => {
  await repository.add([minute(), minute({ minute: '2026-11-24T04:00:00.000Z' }), minute({ remote: 'mfe-leads' })]);
  expect(await repository.dropOld(new Date('2026-12-24T03:30:00Z'))).toBe(2);
  expect(await canaries(stepOf(0))).toMatchObject([{ counts: { views: 2 } }]);
});

test('a report that was told today is remembered when what is old is dropped', async () => {
  expect(await repository.add([minute()], 'a-number-of-today')).toBe(true);
  await repository.dropOld(new Date());
  expect(await repository.add([minute()], 'a-number-of-today')).toBe(false);
});

test('rows are written in one order, however they are told: of two shells none waits for a row that the other has', async () => {
  await repository.add(['1.2.0', '1.0.0', '1.1.0'].map((version) => minute({ version })));
  const owner = openPool({ connectionString: database.url, max: 1 });
  const { rows } = await owner.query('select version from release_evidence_minute order by ctid');
  await owner.end();
  expect(rows).toEqual(['1.0.0', '1.1.0', '1.2.0'].map((version) => ({ version })));
});
