import { salesCount } from './sales-count';

test.each([
  ['2026-11-21T04:00:00Z', 3952],
  ['2026-11-30T14:00:00Z', 0],
  ['2026-11-30T13:59:59Z', 5759],
  ['2026-11-30T14:07:29Z', 0],
  ['2026-11-30T14:07:30Z', 1],
])('at %s it stands at %i', (now, count) => {
  expect(salesCount(new Date(now))).toBe(count);
});
