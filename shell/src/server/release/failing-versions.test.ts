import type { VersionOfRemote } from './artifact-loader';
import { FailingVersions } from './failing-versions';

const RESULTS = 'mfe-search/results-page';
const version = (number: string): VersionOfRemote => ({
  name: 'mfe-search',
  published: { version: number, integrity: '', signature: '' },
  publicKey: '',
});

let nowMs = 0;
const failing = (times: number, known = new FailingVersions(() => nowMs)) => {
  for (let time = 0; time < times; time += 1) known.failed(RESULTS, version('1.1.0'));
  return known;
};

beforeEach(() => {
  nowMs = 0;
});

test('a version that failed three times in a row is away from that page for a minute, then tried', () => {
  expect(failing(2).isAway(RESULTS, version('1.1.0'))).toBe(false);

  const known = failing(3);
  nowMs = 59_999;
  expect(known.isAway(RESULTS, version('1.1.0'))).toBe(true);
  nowMs = 60_000;
  expect(known.isAway(RESULTS, version('1.1.0'))).toBe(false);

  failing(1, known);
  expect(known.isAway(RESULTS, version('1.1.0'))).toBe(true);
});

test('no other page and no other version is away', () => {
  const known = failing(3);

  expect(known.isAway('mfe-search/offers-page', version('1.1.0'))).toBe(false);
  expect(known.isAway(RESULTS, version('1.0.0'))).toBe(false);
});

test('one page that worked between is enough: it was the data', () => {
  const known = failing(2);
  known.worked(RESULTS, version('1.1.0'));
  expect(known.isEmpty).toBe(true);

  failing(2, known);
  expect(known.isAway(RESULTS, version('1.1.0'))).toBe(false);
});
