import { belowMarket, isPriceEstimated, marketAverage } from './price-comparison';

test('the average that came with a valuation comes before the feed’s own', () => {
  const of = (average: number) => ({ average_market_price: average, state_average_market_price: null });
  expect(marketAverage({ autograb_data: of(20_000), average_market_price: 19_000 })).toBe(20_000);
  expect(marketAverage({ autograb_data: null, average_market_price: 19_000 })).toBe(19_000);
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
