import { checkTimes, isLongAgo } from './check-site-times';

const now = new Date('2026-11-27T00:00:00Z');

test('what begins when it is over is named, of pages, announcements and promos alike', () => {
  const never = { start: '2026-12-24T00:00:00+10:00', expiry: '2026-12-01T00:00:00+10:00' };
  const given = { pages: [{ path: '/a' }, never], announcement: never, remotes: { 'mfe-search': { promos: [never] } } };

  const faults = checkTimes(given, now);
  expect(faults.map(({ path }) => path)).toEqual([
    'pages.1.expiry',
    'announcement.expiry',
    'remotes.mfe-search.promos.0.expiry',
  ]);
  expect(faults[0]?.message).toMatch(/not after the start/);
});

test('what is there for a while, and what is over anyway, may stay', () => {
  const page = { start: '2026-12-01T00:00:00Z', expiry: '2026-12-24T00:00:00Z' };
  const ended = { start: '2026-12-01T00:00:00Z', expiry: '2026-11-26T00:00:00Z' };

  expect(checkTimes({ pages: [page, ended, { start: page.start }, { expiry: null }] }, now)).toEqual([]);
});

test('a moment of some minutes ago means now, one of a day ago does not', () => {
  expect(isLongAgo(new Date('2026-11-26T23:58:00Z'), now)).toBe(false);
  expect(isLongAgo(new Date('2026-11-26T00:00:00Z'), now)).toBe(true);
});
