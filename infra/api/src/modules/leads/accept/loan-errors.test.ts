import { loanErrors } from './loan-errors';

const detailsOf = (given: Record<string, string>) =>
  Object.entries(given).map(([name, value]) => ({ name, label: name, value }));
const of = (given: Record<string, string>) => loanErrors(detailsOf(given));

test.each([
  [{ amount: '30,000', residual: '30,001' }, '$30,000'],
  [{ amount: '$30,000', deposit: '5000', trade_in: '5,000', residual: '$25,000' }, '$20,000'],
])('a final payment of more than the loan is said beside its field: %j', (given, loan) => {
  expect(of(given)).toEqual({ residual: [`Final payment: this is more than the loan of ${loan}`] });
});

test.each([
  [{ amount: '30,000', residual: '30,000' }],
  [{ residual: '9000' }],
  [{ amount: '30000', deposit: '29,000', residual: '1000' }],
  [{ deposit: '5000', trade_in: '3000' }],
  [{ amount: '30000' }],
])('any other is taken: %j', (given) => {
  expect(of(given)).toEqual({});
});

test.each([
  ['deposit', { amount: '10000', deposit: '20000' }],
  ['deposit', { amount: '$30,000', deposit: '30,000', residual: '1' }],
  ['deposit', { amount: '30000', deposit: '20000', trade_in: '10,000' }],
  ['trade_in', { amount: '30000', deposit: '5000', trade_in: '$31,000' }],
])('what is paid at first and leaves nothing to borrow is said beside %s', (field, given) => {
  expect(of(given)).toEqual({ [field]: [expect.stringContaining('there is nothing to borrow')] });
});

test.each([
  [{ deposit: '89,990' }, ['deposit']],
  [{ trade_in: '500000' }, ['trade_in']],
  [{ residual: '900000' }, ['residual']],
  [{ amount: '0', residual: '900000' }, ['residual']],
  [{ deposit: '10000', residual: '79,990' }, []],
  [{ amount: '100000', deposit: '95000' }, []],
])('the price of a vehicle, $89,990, stands in for an amount that is not said: %j', (given, fields) => {
  expect(Object.keys(loanErrors(detailsOf(given), 89_990))).toEqual(fields);
});
