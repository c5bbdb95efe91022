import { apart } from './price-limits';

test.each([
  // S5-47: dragged to the upper end it stays a step below.
  [
    [20_000, 20_000],
    [15_000, 20_000],
    [19_500, 20_000],
  ],
  [
    [10_000, 10_000],
    [10_000, 30_000],
    [10_000, 10_500],
  ],
  [
    [10_000, 30_000],
    [5_000, 30_000],
    [10_000, 30_000],
  ],
  [
    [0, 400_000],
    [5_000, 250_000],
    [5_000, 250_000],
  ],
] as const)('%j after %j becomes %j', (moved, before, expected) => {
  expect(apart(moved, before)).toEqual(expected);
});
