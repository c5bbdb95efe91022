import { NOTHING_TO_COMPARE, adjustedPrice, comparePrice } from './market-comparison';

const twenty = Array.from({ length: 20 }, (_, index) => 10_000 + index * 1_000);

test('leaves the cheapest and the dearest tenth out of the range', () => {
  expect(comparePrice(19_500, twenty)).toMatchObject({ market_range_min: 12_000, market_range_max: 27_000, fill: 0.5 });
});

test.each([
  ['cheaper than all', 5_000, 1],
  ['dearer than all', 90_000, 0],
])('a price %s stays within the gauge', (_case, price, fill) => {
  expect(comparePrice(price, twenty)?.fill).toBe(fill);
});

test('more comparables mean more confidence', () => {
  const few = comparePrice(12_000, twenty.slice(0, 5)).confidence ?? 0;

  expect(few).toBeGreaterThan(0.2);
  expect(comparePrice(12_000, twenty).confidence).toBeGreaterThan(few);
});

test.each([
  ['four comparables', 12_000, twenty.slice(0, 4)],
  ['no price of its own', 0, twenty],
  ['one price for all', 12_000, twenty.map(() => 12_000)],
])('says nothing with %s', (_case, price, comparable) => {
  expect(comparePrice(price, comparable)).toEqual(NOTHING_TO_COMPARE);
});

test.each([
  ['the same', { price: 30_000, km: 50_000, year: 2021 }, 30_000],
  ['driven 50,000 km further', { price: 30_000, km: 100_000, year: 2021 }, 31_800],
  ['driven 50,000 km less', { price: 30_000, km: 0, year: 2021 }, 28_200],
  ['driven round the world for years', { price: 30_000, km: 900_000, year: 2021 }, 36_000],
  ['of an unknown distance', { price: 30_000, km: null, year: 2021 }, 30_000],
  ['a year older', { price: 30_000, km: 50_000, year: 2020 }, 32_400],
])('a comparable that is %s counts as what it would cost like this one', (_case, comparable, price) => {
  expect(adjustedPrice(comparable, { km: 50_000, year: 2021 })).toBe(price);
});
