import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { financePageRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { calculatorQuery, readCalculator, typedIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Calculator } from './calculator';

const site = aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } });
const ranges = financePageRanges(financeSettingsSchema.parse({}), null);

/** The calculator as an address opens it. */
function open(query = '') {
  const address = new URLSearchParams(query);
  const initial = readCalculator(address, ranges, site.flags);
  renderWithStore(
    <Calculator
      initial={initial}
      ranges={ranges}
      typed={typedIn(address)}
      carried={new URLSearchParams()}
      amountNote={() => null}
    />,
    { site },
  );
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input:not([type=range])' });

async function type(name: string, text: string) {
  const input = field(name);
  await userEvent.clear(input);
  if (text !== '') await userEvent.type(input, text);
  await userEvent.tab();
  return input;
}
const result = () => screen.getByRole('region', { name: 'Result' });
const DOLLARS = 'Enter dollars in digits, like 30,000.';

test.each([
  ['Amount', 'lots', DOLLARS],
  ['Amount', '1e308', DOLLARS],
  ['Amount', '9'.repeat(24), null],
  ['Amount', '0x7530', DOLLARS],
  ['Amount', 'Infinity', DOLLARS],
  ['Amount', 'NaN', DOLLARS],
  ['Amount', '', DOLLARS],
  ['Amount', '12.3.4', DOLLARS],
  ['Amount', '-', DOLLARS],
  ['Amount', '25,00', DOLLARS],
  ['Deposit', '1,5', DOLLARS],
  ['Deposit', '-5', DOLLARS],
  ['Amount', '-500', DOLLARS],
  ['Term', '-1', 'Enter years in digits, from 1 to 7.'],
  ['Deposit', '1.000,5', DOLLARS],
  ['Trade-in', '12,34,5', DOLLARS],
  ['Deposit', 'all of it', DOLLARS],
  ['Trade-in', 'a ute', DOLLARS],
  ['Final payment', '½', DOLLARS],
  ['Term', 'long', 'Enter years in digits, from 1 to 7.'],
  ['Interest rate', 'low', 'Enter percent a year in digits, from 0.5 to 15.'],
])('%s of %j: words beside the field, what was typed stays, and no NaN', async (name, text, words) => {
  open();
  const input = await type(name, text);

  if (words) {
    expect(input).toHaveValue(text);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(words);
    // Never the figure of what stood there before (S5-33 and "words beside the field only").
    expect(result()).not.toHaveTextContent(/\$|%/);
    expect(result()).toHaveTextContent(`Correct the ${name.toLowerCase()}, and the repayment stands here.`);
    await type(name, '5');
    expect(result()).not.toHaveTextContent('Correct');
  } else expect(input).toHaveValue('$250,000');
  expect(document.body).not.toHaveTextContent(/NaN|Infinity \$|undefined/);
});

test.each([
  ['Amount', '$45,990', '$45,990'],
  ['Amount', ' 45 990 ', '$45,990'],
  ['Amount', 'AUD 45,990.00', '$45,990'],
  ['Deposit', '', '$0'],
  ['Trade-in', '$9,000', '$9,000'],
  ['Deposit', '999999', '$250,000'],
  ['Term', '9', '7 years'],
  ['Term', '0', '1 year'],
  ['Term', '4.5 years', '4.5 years'],
  ['Interest rate', '99', '15% p.a.'],
  ['Interest rate', '0 %', '0.5% p.a.'],
  ['Interest rate', '8.5 % p.a.', '8.5% p.a.'],
])('%s of %j becomes %j', async (name, text, shown) => {
  open();

  expect(await type(name, text)).toHaveValue(shown);
  expect(document.body).not.toHaveTextContent(/NaN/);
});

test.each([
  ['deposit=30000', 'Deposit', /nothing to borrow/],
  ['trade_in=40000', 'Trade-in', /nothing to borrow/],
  ['deposit=20000&trade_in=10000', 'Deposit', /^Deposit and trade-in/],
  ['residual=200000', 'Final payment', /nothing to repay/],
])('%s leaves nothing to repay: the field %s says so, and no figure stands (A-41, A-42)', (query, name, words) => {
  open(query);

  expect(field(name)).toHaveAccessibleDescription(words);
  expect(result()).toHaveTextContent('Enquire for Finance');
  expect(result()).not.toHaveTextContent(/\d%|NaN/);
});

test.each(['amount=<script>', 'deposit=1e308', 'trade_in=%00', 'term=--', 'interest=NaN', 'residual=1,0,0;drop'])(
  'an address that says %s opens with words beside the field and no figure: it would be another one',
  (query) => {
    open(query);

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
  open(query);

  expect(field(name)).toHaveValue('');
  expect(field(name)).toHaveAccessibleDescription(words);
  expect(result()).toHaveTextContent(`Correct the ${name.toLowerCase()}, and the repayment stands here.`);
});

test('nobody has to pay anything beforehand: an empty field is none (S5-42)', () => {
  open('deposit=&trade_in=&residual=&frequency=');

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
  open(query);

  expect(field(name)).toHaveAccessibleDescription(words);
});

test.each(['interest=8.5 % p.a.&term=4&deposit=$2,000&amount=45,990', ''])(
  'an address that was taken as it is, "%s", has nothing said of it',
  (query) => {
    open(query);

    expect(screen.queryByText(/You typed/)).toBeNull();
  },
);

test.each([
  ['residual=30001', 'This is more than the loan.'],
  ['deposit=5000&residual=26000', 'This is more than the loan.'],
  ['residual=260000', /^You typed 260000: \$0 to \$250,000 here\. This is more than would be owed/],
  ['residual=30000', ''],
])('a final payment above the loan, or above what may be one, has words beside its field: %s', (query, words) => {
  open(query);

  if (words === '') expect(field('Final payment')).not.toHaveAccessibleDescription();
  else expect(field('Final payment')).toHaveAccessibleDescription(words);
});

test.each(['7', 'abc', '-52', '5,2'])(
  'of a frequency of %s in an address it is said that it cannot be chosen',
  async (text) => {
    open(`frequency=${text}`);
    const choice = screen.getByRole('group', { name: 'Repayments' });

    expect(choice).toHaveAccessibleDescription(`“${text}” cannot be chosen. Choose one of these.`);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(result()).toHaveTextContent(/^Correct the frequency, and the repayment stands here\./);
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    expect(result()).toHaveTextContent(/\$147 a week/);
    expect(choice).not.toHaveAccessibleDescription();
  },
);

test('words about what cannot be read wait until its field is left: half a number is none yet', async () => {
  open();
  const amount = field('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '25,0');

  expect(amount).not.toHaveAccessibleDescription();
  expect(result()).toHaveTextContent(/^Correct the amount/);
  await userEvent.type(amount, '00');
  expect(result()).toHaveTextContent(/loan of \$25,000,/);
});

test('beside an amount beyond an end no former repayment stands while it is typed; nothing is nothing at once', async () => {
  open();
  const amount = field('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '50000');
  expect(result()).toHaveTextContent(/loan of \$50,000,/);

  await userEvent.type(amount, '0');
  expect(amount).toHaveValue('500000');
  expect(result()).toHaveTextContent(/^Correct the amount, and the repayment stands here\./);
  expect(result()).not.toHaveTextContent('$50,000');
  await userEvent.tab();
  expect(result()).toHaveTextContent(/loan of \$250,000,/);
  await userEvent.clear(amount);
  await userEvent.type(amount, '0');
  expect(result()).toHaveTextContent('Enquire for Finance');
});

test('what was typed beyond an end is said with the end, until the field is changed', async () => {
  open();

  const input = await type('Term', '30');
  expect(input).toHaveValue('7 years');
  expect(input).toHaveAccessibleDescription('You typed 30: 1 year to 7 years here.');
  expect(input).toBeValid();
  await type('Term', '6');
  expect(input).not.toHaveAccessibleDescription();
});

test('cents are taken as whole dollars, and that is said', async () => {
  open();

  const input = await type('Amount', '25,000.50');
  expect(input).toHaveValue('$25,001');
  expect(input).toHaveAccessibleDescription('You typed 25,000.50: $25,001 is taken.');
  expect(result()).toHaveTextContent('loan of $25,001,');
});

test('0 % is a loan like another where the site lends so, and what makes no offer is said', async () => {
  const free = financePageRanges(financeSettingsSchema.parse({ interest_min: 0, establishment_fee: 0 }), null);
  const state = readCalculator(new URLSearchParams('interest=0&amount=26000'), free, site.flags);
  renderWithStore(
    <Calculator initial={state} ranges={free} carried={new URLSearchParams()} amountNote={() => null} />,
    { site },
  );

  expect(result()).toHaveTextContent('$100 a week');
  expect(result()).toHaveTextContent('0.00% p.a.');
});

test('what an address cannot say survives none of its round trips', () => {
  const state = readCalculator(new URLSearchParams('amount=1e308&term=99&interest=-4&frequency=7'), ranges, site.flags);

  expect(readCalculator(calculatorQuery(state), ranges, site.flags)).toEqual(state);
  expect(Object.values(state).every(Number.isFinite)).toBe(true);
});
