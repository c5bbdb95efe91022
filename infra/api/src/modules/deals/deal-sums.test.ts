import { dealSums } from './deal-sums';

const loan = { amount: 30_000, deposit: 5_000, trade_in: 8_000, term: 5, total: 21_000 };
const said = (...[sums]: Parameters<typeof dealSums>) => dealSums(sums).map(({ value }) => value);

test('what is paid at first and what all of it comes to are the sums of what stands above them', () => {
  expect(said({ loan, price: 30_000, charges: 0, delivery: 400 })).toEqual([
    '$5,400: the deposit and the delivery',
    '$34,400: the loan with its cost, what you pay at first and the trade-in, over 5 years',
  ]);
});

test('charges that the price is without, and what is not borrowed of it, are paid at first', () => {
  expect(
    said({ loan: { ...loan, amount: 28_000, trade_in: 0 }, price: 30_000, charges: 2_345, delivery: null }),
  ).toEqual([
    '$9,345: the deposit, the rest of the price and the estimated charges',
    '$30,345: the loan with its cost and what you pay at first, over 5 years',
  ]);
});

test('where nothing is paid at first it says so, and a car without a price has no rest of it', () => {
  const all = { ...loan, deposit: 0, trade_in: 0 };
  expect(said({ loan: all, price: null, charges: 0, delivery: 0 })).toEqual(['$0', '$21,000, over 5 years']);
});
