import { isFavouriteVisible } from './favourite-visible';

const car = { status: 'in_stock', price: 25_990, photos_count: 8, car_type: 'used' as const };
const anySite = { flags: { favourite_used_only: false } };
const strictSite = { flags: { favourite_used_only: true } };

test('any available car can be saved', () => {
  expect(isFavouriteVisible({ status: 'coming_soon', price: null, photos_count: 0, car_type: 'new' }, anySite)).toBe(
    true,
  );
});

test.each([anySite, strictSite])('a sold car cannot be saved', (site) => {
  expect(isFavouriteVisible({ ...car, status: 'sold' }, site)).toBe(false);
});

test('a used car with price and pictures can be saved anywhere', () => {
  expect(isFavouriteVisible(car, strictSite)).toBe(true);
});

test.each([
  ['a demonstrator', { car_type: 'demo' as const }],
  ['a car without price', { price: 0 }],
  ['a car without pictures', { photos_count: 0 }],
])('a strict site does not save %s', (_case, change) => {
  expect(isFavouriteVisible({ ...car, ...change }, strictSite)).toBe(false);
});
