import { aManifest } from '@shared-kit/testing/a-manifest';
import { comparablePages, tryPages } from './server-trial';

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

test.each([0, 1, 2, 3, 4, 5, 6, 7])(
  'a version as fast as the stable one is taken, and a slow one is not, from whichever page on the machine is busy: %d',
  async (quietFor) => {
    expect(await aBusyShell({ stable: 40, candidate: 40 }, quietFor)).toEqual([]);
    expect(await aBusyShell({ stable: 40, candidate: 400 }, quietFor)).toEqual([
      expect.stringMatching(/^the page points \(\/points of harbor\) takes \d+ ms, \d+ ms with the stable version$/),
    ]);
  },
);

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
