import { waitAsked } from './wait-asked';

test.each([
  [undefined, 0],
  ['wait=3', 3],
  ['respond-async, wait=2', 2],
  [['respond-async', 'wait=2'], 2],
  ['wait=600', 5],
  ['await=3', 0],
  ['wait=-3', 0],
  ['wait=soon', 0],
])('%j waits %i seconds', (prefer, seconds) => {
  expect(waitAsked(prefer, 5)).toBe(seconds);
});
