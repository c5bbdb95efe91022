import { calculatorQuery, readCalculator } from '@shared-kit/domain/finance/calculator/calculator-state';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DOLLARS, calculatorRanges, calculatorSite, field, openCalculator, result } from '../testing/open-calculator';

test.each([
  ['deposit=30000', 'Deposit', /nothing to borrow/],
  ['trade_in=40000', 'Trade-in', /nothing to borrow/],
  ['deposit=20000&trade_in=10000', 'Deposit', /^Deposit and trade-in/],
  ['residual=200000', 'Final payment', /nothing to repay/],
])('%s leaves nothing to repay: the field %s says so, and no figure stands (A-41, A-42)', (query, name, words) => {
  openCalculator(query);

  expect(field(name)).toHaveAccessibleDescription(words);
  expect(result()).toHaveTextContent('Enquire for Finance');
  expect(result()).not.toHaveTextContent(/\d%|NaN/);
});

test.each(['amount=<script>', 'deposit=1e308', 'trade_in=%00', 'term=--', 'interest=NaN', 'residual=1,0,0;drop'])(
  'an address that says %s opens with words beside the field and no figure: it would be another one',
  (query) => {
    openCalculator(query);

    expect(screen.getAllByText(/^Enter (dollars|years|percent)/)).toHaveLength(1);
    expect(result()).toHaveTextContent(/^Correct the /);
    expect(result()).not.toHaveTextContent(/a week/);
  },
);

test.each([
  ['amount=', 'Amount', DOLLARS],
  ['term=+', 'Term', 'Enter years in digits, from 1 to 7.'],
  ['interest=', 'Interest rate', 'Enter percent a year in digits, from 0.5 to 15.'],
])('a field that was emptied without JavaScript says so, and stands for no other figure: %s', (query, name, words) => {
  openCalculator(query);

  expect(field(name)).toHaveValue('');
  expect(field(name)).toHaveAccessibleDescription(words);
  expect(result()).toHaveTextContent(`Correct the ${name.toLowerCase()}, and the repayment stands here.`);
});

test('nobody has to pay anything beforehand: an empty field is none (S5-42)', () => {
  openCalculator('deposit=&trade_in=&residual=&frequency=');

  expect(result()).not.toHaveTextContent('Correct');
});

test.each([
  ['interest=0', 'Interest rate', 'You typed 0: 0.5% p.a. to 15% p.a. here.'],
  ['term=30', 'Term', 'You typed 30: 1 year to 7 years here.'],
  ['deposit=-1', 'Deposit', DOLLARS],
  ['amount=-1', 'Amount', DOLLARS],
  ['amount=25,000.50', 'Amount', 'You typed 25,000.50: $25,001 is taken.'],
  ['amount=1e308', 'Amount', DOLLARS],
  [`amount=${'9'.repeat(300)}`, 'Amount', DOLLARS],
  ['trade_in=200000&deposit=90000&amount=250000', 'Deposit', /nothing to borrow/],
])('an address that says %s says beside %s what became of it', (query, name, words) => {
  openCalculator(query);

  expect(field(name)).toHaveAccessibleDescription(words);
});

test.each(['interest=8.5 % p.a.&term=4&deposit=$2,000&amount=45,990', ''])(
  'an address that was taken as it is, "%s", has nothing said of it',
  (query) => {
    openCalculator(query);

    expect(screen.queryByText(/You typed/)).toBeNull();
  },
);

test.each([
  ['residual=30001', 'This is more than the loan.'],
  ['deposit=5000&residual=26000', 'This is more than the loan.'],
  ['residual=260000', /^You typed 260000: \$0 to \$250,000 here\. This is more than would be owed/],
  ['residual=30000', ''],
])('a final payment above the loan, or above what may be one, has words beside its field: %s', (query, words) => {
  openCalculator(query);

  if (words === '') expect(field('Final payment')).not.toHaveAccessibleDescription();
  else expect(field('Final payment')).toHaveAccessibleDescription(words);
});

test.each(['7', 'abc', '-52', '5,2'])(
  'of a frequency of %s in an address it is said that it cannot be chosen',
  async (text) => {
    openCalculator(`frequency=${text}`);
    const choice = screen.getByRole('group', { name: 'Repayments' });

    expect(choice).toHaveAccessibleDescription(`“${text}” cannot be chosen. Choose one of these.`);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(result()).toHaveTextContent(/^Correct the frequency, and the repayment stands here\./);
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    expect(result()).toHaveTextContent(/\$147 a week/);
    expect(choice).not.toHaveAccessibleDescription();
  },
);

test('what an address cannot say survives none of its round trips', () => {
  const state = readCalculator(
    new URLSearchParams('amount=1e308&term=99&interest=-4&frequency=7'),
    calculatorRanges,
    calculatorSite.flags,
  );

  expect(readCalculator(calculatorQuery(state), calculatorRanges, calculatorSite.flags)).toEqual(state);
  expect(Object.values(state).every(Number.isFinite)).toBe(true);
});
