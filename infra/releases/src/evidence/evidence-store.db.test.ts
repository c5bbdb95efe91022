import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { openEvidenceStore } from './evidence-store';
import type { EvidenceStore } from './evidence-store';

let database: TestDatabase;
let store: EvidenceStore;
beforeEach(async () => {
  database = await createTestDatabase();
  store = openEvidenceStore(database.url);
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const minute = (facts: Partial<EvidenceMinute> = {}): EvidenceMinute => ({
  minute: '2026-11-24T03:00:00.000Z',
  ...{ remote: 'mfe-search', version: '1.2.0', site: 'harbor' },
  ...{ counts: { views: 2 }, vitals: {} },
  ...facts,
});
const since = (at: string) => store.since('mfe-search', new Date(at));

test('what several shells tell of one minute is added up, histograms too', async () => {
  await store.add([minute({ vitals: { lcp: [1, 0, 2] } }), minute({ counts: { leads: 1 } })]);
  await store.add([minute({ counts: { views: 3 }, vitals: { lcp: [1, 1], inp: [5] } })]);

  expect(await since('2026-11-24T03:00:00Z')).toEqual([
    minute({ counts: { views: 5, leads: 1 }, vitals: { lcp: [2, 1, 2], inp: [5] } }),
  ]);
});

test('two shells that tell of the same rows at once do not block each other', async () => {
  const rows = ['1.0.0', '1.1.0', '1.2.0'].map((version) => minute({ version }));
  await Promise.all(Array.from({ length: 8 }, (_, turn) => store.add(turn % 2 ? rows : rows.toReversed())));
  expect((await since('2026-11-24T03:00:00Z')).map(({ counts }) => counts.views)).toEqual([16, 16, 16]);
});

test('a remote’s minutes are read from a moment on; what is older than 30 days is dropped', async () => {
  const later = minute({ minute: '2026-11-24T04:00:00.000Z' });
  await store.add([minute(), later, minute({ remote: 'mfe-leads' })]);
  expect(await since('2026-11-24T03:30:00Z')).toEqual([later]);

  expect(await store.dropOld(new Date('2026-12-24T03:30:00Z'))).toBe(2);
  expect(await since('2026-01-01T00:00:00Z')).toEqual([later]);
});
