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

test('a version that threw three times where no page waited is away from every page, until a minute went without', () => {
  const known = new FailingVersions(() => nowMs);
  const throwLate = (times: number) => {
    for (let time = 0; time < times; time += 1) known.threwLate('mfe-search', '1.1.0');
  };
  throwLate(2);
  expect([known.isEmpty, known.isAway(RESULTS, version('1.1.0'))]).toEqual([false, false]);

  nowMs = 59_000;
  throwLate(1);
  known.worked(RESULTS, version('1.1.0'));

  nowMs = 118_000;
  expect(known.isAway(RESULTS, version('1.1.0'))).toBe(true);
  expect(known.isAway('the home page', version('1.1.0'))).toBe(true);
  expect(known.isAway(RESULTS, version('1.0.0'))).toBe(false);
  // What it never did is keep a page waiting.
  expect(known.isWaitedForInVain(RESULTS, version('1.1.0'))).toBe(false);
  nowMs = 119_001;
  expect(known.isAway(RESULTS, version('1.1.0'))).toBe(false);
});
