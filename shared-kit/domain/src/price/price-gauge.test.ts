import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { priceComparison } from './price-gauge';

const gauge = (changes: Partial<Autogauge> = {}): Autogauge => ({
  fill: 0.5,
  listing_price: 20_000,
  market_range_min: 18_000,
  market_range_max: 22_000,
  confidence: 0.7,
  description: null,
  basis: null,
  ...changes,
});

test.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const)(
  'without %s the panel is hidden',
  (field) => {
    expect(priceComparison(gauge({ [field]: null }))).toBeNull();
  },
);

test.each([
  ['a fill of 0', { fill: 0 }, true],
  ['confidence of 0.2', { confidence: 0.2 }, false],
  ['confidence of 0.21', { confidence: 0.21 }, true],
  ['a price above the range', { market_range_max: 19_999 }, false],
  ['a price at the end of the range', { market_range_max: 20_000 }, true],
])('%s: shown %s', (_case, changes, shown) => {
  expect(priceComparison(gauge(changes as Partial<Autogauge>)) !== null).toBe(shown);
});

test.each([
  [0.01, 'Good Deal', 'low'],
  [0.29, 'Good Deal', 'low'],
  [0.3, 'Good Deal', 'medium'],
  [0.59, 'Good Deal', 'medium'],
  [0.6, 'Good Deal', 'high'],
  [0.62, 'Good Deal', 'high'],
  [0.649, 'Good Deal', 'high'],
  [0.65, 'Great Deal', 'high'],
  [1, 'Great Deal', 'high'],
])('a fill of %s is a %s, coloured %s', (fill, label, level) => {
  expect(priceComparison(gauge({ fill }))).toMatchObject({ label, level });
});

test('a supplied description replaces the label, an empty one does not', () => {
  expect(priceComparison(gauge({ description: 'Fair price' }))?.label).toBe('Fair price');
  expect(priceComparison(gauge({ description: ' ' }))?.label).toBe('Good Deal');
});

test.each([
  ['unknown', null, true],
  ['the price itself', 20_000, true],
  ['the end of the range', 22_000, true],
  ['below the price, which is no deal then', 19_999, false],
  ['beyond the range', 22_001, false],
])('beside a market average that is %s: shown %s', (_case, average, shown) => {
  expect(priceComparison(gauge(), average)).toMatchObject({ listing: 20_000, average: shown ? average : null });
});

test('an average below a range that the price is cheaper than contradicts it too', () => {
  expect(priceComparison(gauge({ listing_price: 15_000 }), 17_000)).toMatchObject({ average: null });
});
