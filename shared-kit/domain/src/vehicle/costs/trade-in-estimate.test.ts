import { isEstimated, tradeInEstimate } from './trade-in-estimate';

const now = 2026;
const three = [20_000, 30_000, 25_000].map((price) => ({ year: 2021, km: 50_000, price }));
const mine = { year: 2021, km: 50_000, condition: 'good' } as const;

test.each([
  [2019, 100_000, true],
  [2018, 100_000, false],
  [2019, 100_001, false],
])('a vehicle of %i with %i km is estimated: %s', (year, km, expected) => {
  expect(isEstimated({ year, km }, now)).toBe(expected);
  expect(tradeInEstimate({ year, km, condition: 'good' }, three, now) !== null).toBe(expected);
});

test('takes the middle asking price less what lies between buying and selling', () => {
  expect(tradeInEstimate(mine, three, now)).toEqual({ low: 20_000, high: 22_000, comparables: 3 });
});

test('newer, less driven and better kept is worth more', () => {
  const base = tradeInEstimate(mine, three, now)?.high ?? 0;

  expect(tradeInEstimate({ ...mine, year: 2022 }, three, now)?.high).toBeGreaterThan(base);
  expect(tradeInEstimate({ ...mine, km: 20_000 }, three, now)?.high).toBeGreaterThan(base);
  expect(tradeInEstimate({ ...mine, condition: 'poor' }, three, now)?.high).toBeLessThan(base);
});

test('two vehicles are no comparison', () => {
  expect(tradeInEstimate(mine, three.slice(1), now)).toBeNull();
});
