import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { financePageRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { readCalculator } from '@shared-kit/domain/finance/calculator/calculator-state';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { userEvent } from '@testing-library/user-event';
import { DOLLARS, calculatorSite, openCalculator, field, result, type } from '../testing/open-calculator';
import { Calculator } from './calculator';

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
  openCalculator();
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
  openCalculator();

  expect(await type(name, text)).toHaveValue(shown);
  expect(document.body).not.toHaveTextContent(/NaN/);
});

test('words about what cannot be read wait until its field is left: half a number is none yet', async () => {
  openCalculator();
  const amount = field('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '25,0');

  expect(amount).not.toHaveAccessibleDescription();
  expect(result()).toHaveTextContent(/^Correct the amount/);
  await userEvent.type(amount, '00');
  expect(result()).toHaveTextContent(/loan of \$25,000,/);
});

test('beside an amount beyond an end no former repayment stands while it is typed; nothing is nothing at once', async () => {
  openCalculator();
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
  openCalculator();

  const input = await type('Term', '30');
  expect(input).toHaveValue('7 years');
  expect(input).toHaveAccessibleDescription('You typed 30: 1 year to 7 years here.');
  expect(input).toBeValid();
  await type('Term', '6');
  expect(input).not.toHaveAccessibleDescription();
});

test('cents are taken as whole dollars, and that is said', async () => {
  openCalculator();

  const input = await type('Amount', '25,000.50');
  expect(input).toHaveValue('$25,001');
  expect(input).toHaveAccessibleDescription('You typed 25,000.50: $25,001 is taken.');
  expect(result()).toHaveTextContent('loan of $25,001,');
});

test('0 % is a loan like another where the site lends so, and what makes no offer is said', async () => {
  const free = financePageRanges(financeSettingsSchema.parse({ interest_min: 0, establishment_fee: 0 }), null);
  const state = readCalculator(new URLSearchParams('interest=0&amount=26000'), free, calculatorSite.flags);
  renderWithStore(<Calculator initial={state} ranges={free} carried={new URLSearchParams()} />, {
    site: calculatorSite,
  });

  expect(result()).toHaveTextContent('$100 a week');
  expect(result()).toHaveTextContent('0.00% p.a.');
});
