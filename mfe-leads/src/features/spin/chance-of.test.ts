import { chanceOf } from './chance-of';

test.each([
  [1, 100, '1 in 100'],
  [4, 100, '1 in 25'],
  [45, 100, '45 in 100'],
  [50, 100, '1 in 2'],
  [2, 3, '67 in 100'],
  [1, 2500, '1 in 2,500'],
  [1, 1, '1 in 1'],
])('%d of %d is %s', (weight, whole, chance) => {
  expect(chanceOf(weight, whole)).toBe(chance);
});
