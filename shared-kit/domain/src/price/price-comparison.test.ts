import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { belowMarket, isPriceEstimated, priceComparison } from './price-comparison';

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

const forSale = { price: 19_000, status: 'in_stock', reserved: false };
const at = (amount: number) => ({ kind: 'price', text: '', type: 'Drive Away', amount }) as const;

test.each([
  [at(19_500), 20_000, 500],
  [at(19_501), 20_000, null],
  [at(19_501), 20_000.5, 499.5],
  [at(25_000), 20_000, null],
  [at(19_000), null, null],
  [{ kind: 'none', text: 'POA', type: null, amount: null } as const, 20_000, null],
  [{ kind: 'subscription', text: '$199', type: 'a week by subscription', amount: 199 } as const, 20_000, null],
])('%o against an average of %s: %s below', (shown, average, below) => {
  expect(belowMarket(forSale, shown, average)).toBe(below);
});

test.each([{ status: 'sold' }, { status: 'coming_soon' }, { reserved: true }, { price: 200 }])(
  'a car that is not compared has no badge: %o',
  (change) => {
    expect(belowMarket({ ...forSale, ...change }, at(15_000), 20_000)).toBeNull();
  },
);

test.each([
  [{ price: 200, status: 'in_stock', reserved: false }, false],
  [{ price: 201, status: 'in_stock', reserved: false }, true],
  [{ price: 30_000, status: 'coming_soon', reserved: false }, false],
  [{ price: 30_000, status: 'sold', reserved: false }, false],
  [{ price: 30_000, status: 'in_stock', reserved: true }, false],
  [{ price: null, status: 'in_stock', reserved: false }, false],
])('%o is compared with the market: %s', (car, compared) => {
  expect(isPriceEstimated(car)).toBe(compared);
});
