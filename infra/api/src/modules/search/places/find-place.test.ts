import { findPlace } from './find-place';

test.each([
  ['4567', 'Noosa Heads 4567'],
  ['0800', 'Darwin 0800'],
  ['noosa', 'Noosa Heads 4567'],
  ['  BROKEN   hill ', 'Broken Hill 2880'],
  // Not in the table: taken for its neighbour, under its own number.
  ['4568', '4568'],
])('knows where %j is', (text, label) => {
  expect(findPlace(text)?.label).toBe(label);
});

test.each(['', '9999', '40', 'Atlantis', 'a', 'br', '4.5e3', "'; drop"])('knows no place called %j', (text) => {
  expect(findPlace(text)).toBeNull();
});

test('a postcode between two others lies with the nearer', () => {
  expect(findPlace('4559')?.at).toEqual(findPlace('4558')?.at);
});
