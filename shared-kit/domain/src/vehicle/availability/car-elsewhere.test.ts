import { isElsewhere } from './car-elsewhere';

test.each([
  ['Townsville', 'Springwood', true],
  [' springwood', 'Springwood ', false],
  [null, 'Springwood', false],
  ['Townsville', '', false],
])('a car in %s of a dealer in %s is elsewhere: %s', (car, main, expected) => {
  expect(isElsewhere(car, main)).toBe(expected);
});
