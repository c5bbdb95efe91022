import { loanErrors } from './loan-errors';

const of = (given: Record<string, string>) =>
  loanErrors(Object.entries(given).map(([name, value]) => ({ name, label: name, value })));

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
