import type { QuotedLoan } from '@shared-kit/contracts/finance/finance-quote.contract';
import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import { otherThanQuoted } from './quote-and-answers';

const loan: QuotedLoan = {
  ...{ amount: 30_000, deposit: 2000, trade_in: 0, residual: 5000, term: 5, interest: 10, frequency: 52 },
  ...{ fees: [], repayment: 110, comparison: 10.2, total: 33_600 },
};
const SAME = { amount: '$30,000', deposit: '2,000', residual: '5000', term_years: '5' };

function differences(answers: Record<string, string>, form: 'finance-enquiry' | 'finance-pre-approval' | 'enquiry') {
  const details = Object.entries(answers).map(([name, value]) => ({ name, label: name, value }));
  return otherThanQuoted(leadForm(form), details, loan);
}

test.each([
  [{ amount: '28000' }, 'Cash price of the vehicle: $28,000', 'Cash price of the vehicle: $30,000'],
  [{ deposit: '' }, 'Deposit: $0', 'Deposit: $2,000'],
  [{ trade_in: '900' }, 'Trade-in: $900', 'Trade-in: $0'],
  [
    { residual: '0', term_years: '4.5' },
    'Final payment: $0, Years: 4.5 years',
    'Final payment: $5,000, Years: 5 years',
  ],
])('a form that says %j instead asks for %s, where the quote has %s', (change, asked, quoted) => {
  expect(differences({ ...SAME, ...change }, 'finance-enquiry')).toEqual({ asked, quoted });
});

test.each([
  ['the same loan', SAME, 'finance-enquiry'],
  ['nothing of a loan', { use: 'Private use' }, 'finance-enquiry'],
  ['the same years alone', { term_years: '5', deposit: '2000', residual: '5000' }, 'finance-enquiry'],
  ['what is left to borrow, where only that is asked', { amount: '28000', term_years: '5' }, 'finance-pre-approval'],
  ['a question that is about no loan', { message: '5' }, 'enquiry'],
] as const)('a form that says %s is of one loan with its quote', (_case, answers, form) => {
  expect(differences(answers, form)).toBeNull();
});

test('of a form that asks what is to be borrowed that is compared', () => {
  expect(differences({ amount: '30000', term_years: '5' }, 'finance-pre-approval')).toEqual({
    ...{ asked: 'Amount to borrow: $30,000', quoted: 'Amount to borrow: $28,000' },
  });
});
