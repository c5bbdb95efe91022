import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { financePageRanges } from './calculator-ranges';
import { readCalculator, readTerm, shortfallIn, typedIn, unreadIn } from './calculator-state';

const config = financeSettingsSchema.parse({});
const read = (query: string, over = {}, flags = {}) =>
  readCalculator(new URLSearchParams(query), financePageRanges({ ...config, ...over }, null), flagsSchema.parse(flags));

test('starts with 30,000 over five years at 10 % a week', () => {
  const others = { deposit: 0, trade_in: 0, residual: 0 };
  expect(read('')).toEqual({ amount: 30_000, ...others, term: 5, interest: 10, frequency: 52 });
});

test.each([
  ['an amount above the maximum', 'amount=260000', { amount: 250_000 }],
  ['an amount below the minimum', 'amount=200', { amount: 1000 }],
  ['a negative amount', 'amount=-500', { amount: 0 }],
  ['a term that is too long', 'term=7.5', { term: 7 }],
  ['a term that is too short', 'term=0.5', { term: 1 }],
  ['a rate above the range', 'interest=16', { interest: 15 }],
  ['a negative deposit', 'deposit=-1', { deposit: 0 }],
  ['a deposit above the maximum', 'deposit=260000', { deposit: 250_000 }],
  ['an amount as people write it', 'amount=$45,990', { amount: 45_990 }],
  ['cents', 'amount=25,000.50&deposit=99.5&residual=1,000.4', { amount: 25_001, deposit: 100, residual: 1000 }],
  ['a term between two months', 'term=5.3', { term: 64 / 12 }],
  ['words', 'amount=lots', { amount: 30_000 }],
  [
    'a comma that groups no thousands',
    'amount=25,00&deposit=1,5&residual=1.000,5',
    { amount: 30_000, deposit: 0, residual: 0 },
  ],
  ['a number that only a program writes', 'amount=1e308&deposit=0x10', { amount: 30_000, deposit: 0 }],
  ['deposit and trade-in together', 'deposit=200000&trade_in=100000', { deposit: 150_000, trade_in: 100_000 }],
  ['a trade-in on which something is owed', 'trade_in=12000&owed=$5,000', { trade_in: 7000 }],
  ['a trade-in on which more is owed than it brings', 'trade_in=5000&owed=9000', { trade_in: 0 }],
  ['a trade-in that has what is owed taken off', 'trade_in=20000&owed_beyond=14800', { trade_in: 20_000 }],
  ['a trade-in on which less than nothing is owed', 'trade_in=5000&owed=-500', { trade_in: 5000 }],
])('clamps %s', (_case, query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test.each([
  ['5.33 years', 64 / 12],
  ['5.25', 5.25],
  ['5.3', 5.3],
  ['lots', Number.NaN],
])('a term of months reads as a page writes it: %s', (text, years) => {
  expect(readTerm(text)).toBe(years);
});

test('caps the term where the site lends for five years at most', () => {
  expect(read('term=7', { term_max: 5 }).term).toBe(5);
});

test('caps a default term of six years where five are the most (A-08)', () => {
  expect(read('', { term_max: 5, default_term: 6 }).term).toBe(5);
});

test('a locked rate cannot be changed by the address (S5-41)', () => {
  expect(read('interest=1', { default_interest: 9 }, { interest_locked: true }).interest).toBe(9);
});

test('what an address says of a locked rate leaves no figure unread, of another one it does', () => {
  const typed = typedIn(new URLSearchParams('interest=lots&term=long'));

  expect(unreadIn(typed, true)).toEqual(['term']);
  expect(unreadIn(typed, false)).toEqual(['term', 'interest']);
});

test('a site that counts in months starts with them', () => {
  expect(read('', {}, { finance_monthly: true }).frequency).toBe(12);
});

test.each([
  ['trade_in=9000&owed=2000', {}, 0],
  ['trade_in=9000&owed=', {}, 0],
  ['trade_in=9000&owed=5k', { trade_in: '9000 - 5k owed' }, 0],
  ['trade_in=9000&owed=-500', { trade_in: '9000 - -500 owed' }, 0],
  ['trade_in=9000&owed=12000', {}, 3000],
  ['trade_in=9000', { trade_in: '9000' }, 0],
  ['trade_in=abc&owed=500', { trade_in: 'abc' }, 0],
  ['trade_in=1e308&owed=1', { trade_in: '1e308' }, 0],
  ['trade_in=0&owed=99999999999999999999', { trade_in: '0 - 99999999999999999999 owed' }, 0],
  ['trade_in=0&owed_beyond=3000', { trade_in: '0' }, 3000],
  ['trade_in=&owed_beyond=3000', {}, 3000],
  ['trade_in=abc&owed_beyond=3000', { trade_in: 'abc' }, 3000],
  ['trade_in=5000&owed_beyond=3000', { trade_in: '5000' }, 0],
])('what %s says is owed is read, or said not to be', (query, typed, shortfall) => {
  const address = new URLSearchParams(query);

  expect(typedIn(address)).toEqual(typed);
  expect(unreadIn(typedIn(address), false)).toEqual(/5k|-500|abc|1e308|99999/.test(query) ? ['trade_in'] : []);
  expect(shortfallIn(address)).toBe(shortfall);
});
