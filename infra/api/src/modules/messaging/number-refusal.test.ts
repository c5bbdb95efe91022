import { numberRefusal } from './number-refusal';

test.each([
  ['+61412345678', null],
  ['+61491570156', null],
  // A range that was given out after the list was made.
  ['+61454000000', null],
  ['+611900123456', 'premium'],
  ['+61147123456', 'premium'],
  ['+611300975707', 'premium'],
  ['+14155550123', 'foreign'],
  ['+882161234567', 'foreign'],
  ['+6141234', 'malformed'],
  ['', 'malformed'],
])('a message to %p is refused as %p', (number, refusal) => {
  expect(numberRefusal(number)).toBe(refusal);
});
