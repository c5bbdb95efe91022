import { findingSchema } from '@shared-kit/contracts/operator/release-evidence.contract';
import { seeded } from '@shared-kit/testing/seeded';
import { z } from 'zod';
import { ORDINARY, nobodyYet, visits } from '../../test/simulated-visits';
import type { Rates } from '../../test/simulated-visits';
import { judge } from './judge';
import type { Judgement } from './judgement';

const A_MINUTE = 300;

/** Minutes of visits at one weight, judged six times a minute, until it is decided, or taken back where `until` says so. */
function rolledOut({
  seed,
  weight,
  canary = {},
  minutes = 60,
  until = ['abort', 'hold'],
}: {
  until?: Judgement['verdict'][];
  seed: number;
  weight: number;
  canary?: Rates;
  minutes?: number;
}) {
  const random = seeded(seed);
  const compared = nobodyYet(weight);
  let last: Judgement | undefined;
  for (let look = 1; look <= minutes * 6; look += 1) {
    visits(compared, random, { count: A_MINUTE / 6, canary: { ...ORDINARY, ...canary }, others: ORDINARY });
    last = judge('1.2.0', [compared]);
    if (until.includes(last.verdict)) return { ...last, minute: look / 6 };
  }
  return { ...last!, minute: minutes };
}

test('of 100 healthy rollouts of half an hour, looked at six times a minute, at most one in a hundred is taken back', () => {
  const outcomes = Array.from({ length: 100 }, (_, seed) =>
    rolledOut({ seed, weight: [0.01, 0.1, 0.5][seed % 3]!, minutes: 30 }),
  );
  const share = (verdict: string) => outcomes.filter((outcome) => outcome.verdict === verdict).length / outcomes.length;
  expect(share('abort')).toBeLessThanOrEqual(0.01);
  expect(share('hold')).toBeLessThanOrEqual(0.05);
});

test.each<[string, Rates, number]>([
  ['cannot be loaded on the server', { server_load: 1 }, 2],
  ['throws on the server for a fifth', { server_render: 0.2 }, 3],
  ['keeps half of the pages waiting', { server_late: 0.5 }, 2],
  ['cannot be loaded in the browser', { browser_load: 1 }, 2],
  ['throws in the browser for a tenth', { browser_render: 0.1 }, 20],
  ['is drawn again in the browser', { browser_hydration: 1 }, 2],
  ['hangs in the browser', { reports: 0 }, 6],
  ['loses all leads', { leads: 0 }, 40],
])('a version that %s is taken back', (_what, canary, withinMinutes) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { verdict, minute } = rolledOut({ seed, weight: 0.1, canary, until: ['abort'] });
    expect([seed, verdict]).toEqual([seed, 'abort']);
    expect(minute).toBeLessThanOrEqual(withinMinutes);
  }
});

test('what only browsers say holds a version soon, and takes it back once many networks say so', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { verdict, minute } = rolledOut({ seed, weight: 0.1, canary: { browser_render: 0.1 } });
    expect([seed, verdict]).toEqual([seed, 'hold']);
    expect(minute).toBeLessThanOrEqual(5);
  }
  const forged = nobodyYet(0.01);
  forged.canary.counts = { views: 300, reports: 50, browser_render: 39 };
  forged.baseline.counts = { views: 29_700, reports: 4950 };
  expect(judge('1.2.0', [forged]).verdict).toBe('hold');
  forged.canary.counts = { views: 300, reports: 50, server_render: 39 };
  expect(judge('1.2.0', [forged]).verdict).toBe('abort');
});

test('a version of a remote that few pages show is taken back where these always fail', () => {
  const compared = nobodyYet(0.1);
  compared.canary.counts = { views: 30_000, reports: 5000, server_render: 90 };
  compared.baseline.counts = { views: 270_000, reports: 45_000, server_render: 10 };
  expect(judge('1.2.0', [compared]).verdict).toBe('abort');
});

test('a version that is only slower is held, and the words say in what', () => {
  const { verdict, words } = rolledOut({ seed: 1, weight: 0.5, canary: { lcp: 0.7 } });
  expect(verdict).toBe('hold');
  expect(words).toMatch(/^1\.2\.0 may be worse .* goes no further: \d+ of \d+ waited long for the largest picture/);
});

test('no data promotes nothing, and it says what is lacking', () => {
  expect(judge('1.2.0', [])).toMatchObject({
    verdict: 'wait',
    words: expect.stringContaining('nobody to compare with') as string,
  });
  const compared = nobodyYet(0.1);
  expect(judge('1.2.0', [compared]).words).toContain('0 of the 200 views that this step needs');
  compared.canary.counts = { views: 500 };
  expect(judge('1.2.0', [compared]).words).toContain('no views of others beside it');
  compared.baseline.counts = { views: 4500 };
  expect(judge('1.2.0', [compared])).toMatchObject({
    verdict: 'wait',
    words: expect.stringContaining('0 of the 10 pages') as string,
  });
  compared.canary.counts.reports = 10;
  expect(judge('1.2.0', [compared])).toMatchObject({
    verdict: 'good',
    words: '1.2.0 is no worse than what others get, by 500 views of 1.2.0 beside 4,500 of others.',
  });
});

test('what is beyond doubt is still a number, as it is sent and kept', () => {
  const compared = nobodyYet(0.1);
  compared.canary.counts = { views: 5000, reports: 50, browser_render: 5000 };
  compared.baseline.counts = { views: 45_000, reports: 450 };
  const { verdict, findings } = judge('1.2.0', [compared]);
  expect(verdict).toBe('abort');
  expect(z.array(findingSchema).safeParse(findings).error).toBeUndefined();
});

test('four clients take no version back, whatever they say, nor do a few among thousands', () => {
  const compared = nobodyYet(0.1);
  compared.canary.counts = { views: 300, reports: 50, browser_render: 4 };
  compared.baseline.counts = { views: 2700, reports: 450 };
  expect(judge('1.2.0', [compared]).verdict).toBe('good');
  compared.canary.counts = { views: 30_000, reports: 5000, browser_render: 20 };
  compared.baseline.counts = { views: 270_000, reports: 45_000 };
  expect(judge('1.2.0', [compared]).verdict).toBe('hold');
});

test('after a person went on, what was slow before does not hold it again', () => {
  const slow = nobodyYet(0.1);
  slow.canary = { counts: { views: 900, reports: 200 }, vitals: { lcp: [0, 0, 0, 0, 0, 200] } };
  slow.baseline = { counts: { views: 8100, reports: 1800 }, vitals: { lcp: [1800] } };
  const now = nobodyYet(0.5);
  now.canary.counts = { views: 300, reports: 50 };
  now.baseline.counts = { views: 300, reports: 50 };
  expect(judge('1.2.0', [slow, now]).verdict).toBe('hold');
  expect(judge('1.2.0', [slow, now], 1).verdict).toBe('good');
});

test('nor do failures that are too rare for harm; what does harm is not forgotten', () => {
  const before = nobodyYet(0.1);
  before.canary.counts = { views: 30_000, reports: 5000, server_render: 30 };
  before.baseline.counts = { views: 270_000, reports: 45_000 };
  const now = nobodyYet(0.1);
  now.canary.counts = { views: 300, reports: 50 };
  now.baseline.counts = { views: 2700, reports: 450 };
  expect(judge('1.2.0', [before, now]).verdict).toBe('hold');
  expect(judge('1.2.0', [before, now], 1).verdict).toBe('good');
  now.canary.counts.server_render = 40;
  expect(judge('1.2.0', [before, now], 1).verdict).toBe('abort');
  before.canary.counts.server_render = 3000;
  now.canary.counts.server_render = 0;
  expect(judge('1.2.0', [before, now], 1).verdict).toBe('abort');
});
