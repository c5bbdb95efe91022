import { faultsOf } from './money-law';
import type { Money } from './read-money';

const WORDS =
  '$119 a week at 6.99% p.a. · 8.03% p.a. comparison rate, secured loan of $30,000, over 5 years, final payment $9,000';
const line = { words: WORDS, isOneSize: true, isWarned: true };
const lawful: Money = {
  said: [{ money: '$30,000', block: '$30,000 Drive Away' }],
  repayments: [line],
  byHand: [],
};

test('what keeps to the display law has no fault', () => {
  expect(faultsOf(lawful)).toEqual([]);
});

test.each<[string, Partial<Money>, RegExp]>([
  ['a price without its type', { said: [{ money: '$30,000', block: 'Now $30,000' }] }, /^\$30,000 without its type/],
  ['no comparison rate', { repayments: [{ ...line, words: WORDS.replace('comparison', 'other') }] }, /both rates/],
  ['no term', { repayments: [{ ...line, words: WORDS.replace('over 5 years', '') }] }, /the term/],
  ['no amount lent', { repayments: [{ ...line, words: WORDS.replace('loan of', 'of') }] }, /what is lent/],
  ['a part in another size', { repayments: [{ ...line, isOneSize: false }] }, /several sizes/],
  ['no warning in reach', { repayments: [{ ...line, isWarned: false }] }, /without the warning/],
  [
    'a repayment of another component',
    { byHand: ['Only $119.71 a week'] },
    /no repayment line: Only \$119\.71 a week$/,
  ],
  [
    'two periods',
    { repayments: [line, { ...line, words: WORDS.replace('a week', 'a month') }] },
    /by week and by month/,
  ],
])('%s is a fault', (_case, broken, fault) => {
  expect(faultsOf({ ...lawful, ...broken })).toEqual([expect.stringMatching(fault)]);
});

test.each([
  '$199 a week by subscription',
  'Paid each month besides, in the total: Account keeping $8.00 a month.',
  'See what is advertised at $150 a week or less',
])('"%s" is no repayment', (words) => {
  expect(faultsOf({ ...lawful, byHand: [words] })).toEqual([]);
});
