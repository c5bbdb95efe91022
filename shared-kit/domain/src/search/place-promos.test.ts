import { isDisplayed, isRunning, placePromos, shiftOf } from './place-promos';

const at = (position: number) => ({ position });
const drawn = (cars: number, promos: { position: number }[], shift = 0) =>
  placePromos(
    Array.from({ length: cars }, (_unused, index) => index + 1),
    promos,
    shift,
  )
    .map((place) => (place.kind === 'item' ? place.item : 'P'))
    .join('');

test.each([
  [[5, 10], 12, 0, '1234P5678P9101112'],
  [[1], 2, 0, 'P12'],
  // A list shorter than the position has no promo.
  [[5], 3, 0, '123'],
  [[5], 4, 0, '1234'],
  [[5, 5], 6, 0, '1234P56'],
  [[2, 3], 3, 0, '1PP23'],
  [[2], 5, 2, '123P45'],
])('promos at %j among %d cars, moved by %d: %s', (positions, cars, shift, expected) => {
  expect(drawn(cars, positions.map(at), shift)).toBe(expected);
});

test.each([
  ['2025-06-15T05:59:59Z', true],
  ['2025-06-15T06:00:00Z', false],
  ['2025-05-31T23:59:59Z', false],
])('at %s an end-of-year promo is shown: %s', (now, shown) => {
  const promo = { start: '2025-06-01T00:00:00Z', expiry: '2025-06-15T16:00:00+10:00' };
  expect(isRunning(promo, new Date(now))).toBe(shown);
});

test.each([
  [[], false, ['used-cars'], {}, true],
  [['used-cars'], true, ['used-cars'], {}, true],
  [['used-cars'], false, ['new-cars'], {}, false],
  [['land-rover'], false, ['new-used-and-demo-cars'], { make: ['Land Rover'] }, true],
  [['land-rover'], true, ['new-used-and-demo-cars'], { make: ['Land Rover'] }, false],
])('a promo for %j (strict: %s) on /search/%j with %j: %s', (display, strictDisplay, words, filters, shown) => {
  expect(isDisplayed({ display, strictDisplay }, { words, filters })).toBe(shown);
});

test('the shift is one of the page view and within its bounds', () => {
  const now = new Date('2026-11-21T00:00:05Z');
  expect(shiftOf(now, 2)).toBe(shiftOf(new Date(now), 2));
  const seen = Array.from({ length: 30 }, (_unused, second) => shiftOf(new Date(second * 1000), 2));
  expect(new Set(seen)).toEqual(new Set([0, 1, 2]));
  expect(shiftOf(now, 0)).toBe(0);
});
