import { aManifest } from '@shared-kit/testing/a-manifest';
import { comparablePages, tryPages } from './server-trial';
import type { LogLine } from './trial-shell';

const PAGE = { site: 'harbor', path: '/points', parts: ['the page points'] };
const VERSION = { name: 'mfe-loyalty', version: '1.1.0' } as const;

/** A shell on a machine that is quiet for so many pages, and then busy. `takes`: a page of each version, in milliseconds. */
function aBusyShell(takes: { stable: number; candidate: number }, quietFor: number) {
  let given: keyof typeof takes = 'candidate';
  let asked = 0;
  const shell = {
    visit: async () => ({ status: 200, html: '', ms: takes[given] * ((asked += 1) > quietFor ? 5 : 1) }),
    metrics: async () => '',
    takeLog: () => [],
  };
  const to = (which: keyof typeof takes) => async () => void (given = which);
  return tryPages(shell, [PAGE], VERSION, { pages: [PAGE], toStable: to('stable'), toCandidate: to('candidate') });
}

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14])(
  'a version as fast as the stable one is taken, and a slow one is not, from whichever page on the machine is busy: %d',
  async (quietFor) => {
    expect(await aBusyShell({ stable: 40, candidate: 40 }, quietFor)).toEqual({ refusals: [], rendered: [PAGE] });
    expect(await aBusyShell({ stable: 40, candidate: 400 }, quietFor)).toEqual({
      refusals: [
        expect.stringMatching(
          /^the page points \(\/points of harbor\) takes \d+ ms \(of 7: (\d+, ){6}\d+\), \d+ ms with the stable version \(of 7: (\d+, ){6}\d+\)$/,
        ),
      ],
      rendered: [PAGE],
    });
  },
);

test.each([2, 3, 4])('a version is not slow for %d visits of which each is slow by itself', async (slow) => {
  let own = 0;
  const shell = {
    ...{ metrics: async () => '', takeLog: () => [] },
    visit: async () => ({ status: 200, html: '', ms: isOwn && (own += 1) > 1 && own <= 1 + slow ? 900 : 40 }),
  };
  let isOwn = true;
  const to = (isNow: boolean) => async () => void (isOwn = isNow);
  const compared = { pages: [PAGE], toStable: to(false), toCandidate: to(true) };

  expect((await tryPages(shell, [PAGE], VERSION, compared)).refusals).toEqual([]);
});

test('of a page that never settles all measures are said, and one that did once is taken', async () => {
  const ofTimes = (...times: number[]) => {
    const shell = {
      ...{ metrics: async () => '', takeLog: () => [] },
      visit: async () => ({ status: 200, html: '', ms: times.shift() ?? 0 }),
    };
    return tryPages(shell, [PAGE], VERSION, { pages: [], toStable: async () => {}, toCandidate: async () => {} });
  };
  expect((await ofTimes(3100, 3000, 3100, 40)).refusals).toEqual([]);
  expect((await ofTimes(3100, 3000, 3200, 3100)).refusals).toEqual([
    'the page points (/points of harbor) is not whole after 3.0 s (of 3: 3000, 3200, 3100): something of it never settles',
  ]);
});

const GIVEN_UP = { part: 'mfe-loyalty/points', err: { message: 'Render budget exceeded' } };
const saying = (code: string) => ({
  err: { message: code, problem: { code }, stack: `QueryFailed: ${code} at /mfe-loyalty/1.1.0/server/points.cjs` },
});

/** A shell that answers so, and without a word once nothing is left of it. */
function aShellThatSays(...visits: { status?: number | null; line?: LogLine }[]) {
  let last: (typeof visits)[number] = {};
  const shell = {
    metrics: async () => '',
    visit: async () => {
      last = visits.shift() ?? {};
      return { status: last.status === undefined ? 200 : last.status, html: '', ms: 40 };
    },
    takeLog: () => [last.line ?? []].flat(),
  };
  const idle = async () => {};
  return tryPages(shell, [PAGE], VERSION, { pages: [], toStable: idle, toCandidate: idle });
}

test.each<[string, { status?: number | null; line?: LogLine }, string]>([
  ['is given up', { line: GIVEN_UP }, 'the shell gave it up before the API had answered (mfe-loyalty/points)'],
  [
    'has no data, as the API is silent',
    { line: saying('unreachable') },
    'the API did not give it its data (unreachable)',
  ],
  [
    'has none, as too much was asked',
    { line: saying('rate_limited') },
    'the API did not give it its data (rate_limited)',
  ],
  ['is broken off', { status: null }, 'the shell broke it off'],
  ['no thread has', { status: 503, line: { err: { message: 'No thread' } } }, 'the shell answered 503 (No thread)'],
])('a page that %s is looked at again, and was not looked at if it never comes', async (_what, said, words) => {
  const refusals = [`the page points (/points of harbor) was not looked at: ${words} (4 tries)`];
  expect(await aShellThatSays(said, said, said, said)).toEqual({ refusals, rendered: [] });
  expect(await aShellThatSays(said, said, said)).toEqual({ refusals: [], rendered: [PAGE] });
  // What it is like then counts.
  expect((await aShellThatSays(said, said, { status: 503, line: saying('unauthenticated') })).refusals).toEqual([
    expect.stringContaining('throws: QueryFailed: unauthenticated'),
  ]);
});

test('a page that went out before the API had answered it anything is whole all the same', async () => {
  expect(await aShellThatSays({ status: 503 })).toEqual({ refusals: [], rendered: [PAGE] });
});

test('a page is compared where the stable version has it, not at an address that is new', () => {
  const route = { id: 'points', path: '/points/:name', title: 'Points', js: [], css: [] };
  const widget = { id: 'teaser', slot: 'vehicle.enquiry', js: [], css: [] };
  const before = aManifest({ name: 'mfe-loyalty', routes: [route], widgets: [widget] });
  const moved = aManifest({ name: 'mfe-loyalty', routes: [{ ...route, path: '/rewards/:name' }], widgets: [widget] });
  const [old, now, home] = ['/points/mine', '/rewards/mine', '/'].map((path) => ({
    ...{ site: 'harbor', path },
    parts: path === '/' ? ['the widget teaser'] : ['the page points'],
  }));

  expect(comparablePages([old!, home!], before, before)).toEqual([old, home]);
  expect(comparablePages([now!, home!], moved, before)).toEqual([home]);
  expect(comparablePages([now!, home!], moved, undefined)).toEqual([]);
});
