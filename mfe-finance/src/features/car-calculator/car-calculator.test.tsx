import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, loanFor, result, show } from './testing/show-calculator';

test('starts with the price to buy, over six years, with the fee that the lender asks for (S9-24, S9-25, S9-27)', async () => {
  show({ answer: { loan_for: { ...loanFor, establishment_fee: 395 } } });

  expect(await amount()).toHaveValue('$36,888');
  expect(screen.getByText('For the price of $36,888 Drive Away.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Term' })).toHaveValue('6 years');
  expect(await result()).toHaveTextContent('Borrowed with it and in the repayment: Establishment fee $395.00.');
});

test.each([
  ['the specified ones', {}, '5 years, 10.0% deposit, 30.0% final payment'],
  ['the site’s own', { finance_note: '4 years, no deposit' }, '4 years, no deposit'],
])('beside a figure that the dealer entered stands what it assumes: %s (S9-34)', async (_case, settings, note) => {
  show({ answer: { lender: 'Manual', loanAmount: 36_888 }, settings });

  expect(await screen.findByText(/^The repayment beside the price is/)).toHaveTextContent(
    `The repayment beside the price is an example by this dealer: ${note}. The figures here are yours to set.`,
  );
});

test('of two repayments on one page each says whose it is, and on which terms', async () => {
  show({ answer: { balloon: 11_066, loanAmount: 36_888 } });

  expect(await screen.findByText(/^The repayment beside the price is/)).toHaveTextContent(
    'The repayment beside the price is an example by Angle: 5 years, no deposit, $11,066 final payment. The figures here are yours to set. They start at 6 years, no deposit, no final payment.',
  );
});

test('a repayment on the shopper’s own terms differs in its rate alone', async () => {
  show({ answer: { assumed: true, loanAmount: 36_888 } });

  expect(await screen.findByText(/^The repayment beside the price is at the rate of Angle\./)).toBeVisible();
});

test.each([
  ['another lender’s figure', {}, {}],
  ['a figure on the shopper’s own terms', { lender: 'Manual', assumed: true }, {}],
  ['a site that says nothing', { lender: 'Manual' }, { finance_note: '' }],
])('beside %s no note of the dealer stands', async (_case, answer, settings) => {
  show({ answer, settings });

  expect(await screen.findByText('For the price of $36,888 Drive Away.')).toBeVisible();
  expect(screen.queryByText(/10.0% deposit/)).toBeNull();
});

test.each([
  [true, 'secured loan of $36,888'],
  [false, 'unsecured loan of $36,888'],
])('says whether the loan is secured, where the lender of the fee says so: %s', async (secured, words) => {
  show({ answer: { secured } });

  expect((await result()).querySelector('[data-repayment]')).toHaveTextContent(
    `comparison rate, ${words}, over 6 years`,
  );
});

test('is not there for a vehicle that no loan is offered for', async () => {
  show({ answer: { loan_for: null } });

  await waitFor(() => expect(screen.queryByText(/loading/i)).toBeNull());
  expect(screen.queryByRole('form')).toBeNull();
});

test.each([
  ['more than the calculator goes to', 120_000, {}, '$100,000'],
  ['more, on a site that lends above the price', 120_000, { finance_amount_above_price: true }, '$120,000'],
  ['as much as the calculator goes to, on such a site', 100_000, { finance_amount_above_price: true }, '$100,000'],
])('a price of %s', async (_case, price, flags, expected) => {
  show({ answer: { loan_for: { ...loanFor, price } }, flags });

  expect(await amount()).toHaveValue(expected);
  const intro = await screen.findByText(/^For the price of/);
  const isLeftOut = price > 100_000 && expected === '$100,000';
  if (isLeftOut) expect(intro).toHaveTextContent(/The maximum amount here is \$100,000\./);
  else expect(intro).not.toHaveTextContent(/maximum/);
  expect(screen.queryAllByText('$20,000 of the vehicle’s price is not in these figures.')).toHaveLength(
    isLeftOut ? 1 : 0,
  );
});

test.each([
  ['100000', {}, '$100,000'],
  ['126000', { finance_amount_above_price: true }, '$126,000'],
])('the most that can be typed is said (S5-30, S5-31, S5-33, A-02)', async (most, flags, said) => {
  show({ answer: { loan_for: { ...loanFor, price: 120_000 } }, flags });

  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '150000');
  await userEvent.tab();

  expect(screen.getByRole('slider', { name: 'Amount' })).toHaveAttribute('max', most);
  expect(await amount()).toHaveValue(said);
  expect(screen.getByText(`Cannot be less than $1,000 or more than ${said}`)).toBeVisible();
});

test('so is the least, and nothing between the two (S5-33)', async () => {
  show({ answer: { loan_for: loanFor } });
  expect(screen.queryByText(/^Cannot be less than/)).toBeNull();

  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '1000');

  expect(screen.getByText('Cannot be less than $1,000 or more than $100,000')).toBeVisible();
});

test('a lender’s fee by the site’s own table comes before the feed’s (S9-27)', async () => {
  const settings = { lender_fees: { angle: 1360.5 }, establishment_fee: 200 };
  show({ settings, answer: { loan_for: { ...loanFor, establishment_fee: 395 } } });

  expect(await result()).toHaveTextContent('Establishment fee $1,360.50');
});

test('a fee of each month is in the comparison rate and the total, and said beside the repayment (S9-31)', async () => {
  show({ query: '?amount=30000&term=5&frequency=12' });
  const without = (await result()).textContent;
  document.body.replaceChildren();
  const fees = [{ name: 'Account administration', amount: 8, each: 'month' }];
  show({ query: '?amount=30000&term=5&frequency=12', settings: { fees } });

  const region = await result();
  expect(without).toContain('$638 a month');
  expect(region).toHaveTextContent('$638 a month');
  expect(region).toHaveTextContent('Paid each month besides, in the total: Account administration $8.00.');
  // 60 x 638 and 60 x 8.
  expect(without).toContain('$38,280 in total');
  expect(region).toHaveTextContent('$38,760 in total');
  expect(region).not.toHaveTextContent('10.00% p.a. comparison rate');
});

test('fees that the vehicle’s lender asks for come before the site’s', async () => {
  const settings = { fees: [{ name: 'Account administration', amount: 5, each: 'month' }] };
  const fees = [{ name: 'Account fee', amount: 8, each: 'month' }];
  show({ settings, answer: { loan_for: { ...loanFor, fees } } });

  const region = await result();
  expect(region).toHaveTextContent('Paid each month besides, in the total: Account fee $8.00.');
  expect(region).not.toHaveTextContent('Account administration');
});

test('a lender’s repayment is rounded towards the advertised one where the site says so (S9-20)', async () => {
  const query = '?amount=30000&term=5&interest=10';
  show({ query, answer: { repayment: 146 }, settings: { round_to_advertised: ['ANGLE'] } });

  expect(await result()).toHaveTextContent('$146 a week');
});

test('slider and typed field are in step', async () => {
  show();
  fireEvent.change(await screen.findByRole('slider', { name: 'Deposit' }), { target: { value: '10000' } });
  expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveValue('$10,000');

  const field = screen.getByRole('textbox', { name: 'Deposit' });
  await userEvent.clear(field);
  await userEvent.type(field, '$12,345');
  expect(screen.getByRole('slider', { name: 'Deposit' })).toHaveValue('12345');
  expect(await result()).toHaveTextContent('plus $12,345 paid at first.');
});

test.each(['lots', '1e999', '12.3.4', '--5'])('%s is no amount: words beside the field, and it stays', async (text) => {
  show();
  await result();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), text);
  await userEvent.tab();

  expect(await amount()).toHaveValue(text);
  expect(await amount()).toBeInvalid();
  expect(await amount()).toHaveAccessibleDescription('Enter dollars in digits, like 30,000.');
  expect(await result()).toHaveTextContent(/^Correct the amount, and the repayment stands here\./);
  expect(await result()).not.toHaveTextContent(/NaN|a week/);
});

test('what an address says that cannot be read stands there again, with words', async () => {
  show({ query: '?amount=plenty' });

  expect(await amount()).toHaveValue('plenty');
  expect(await amount()).toHaveAccessibleDescription('Enter dollars in digits, like 30,000.');
});

test.each([
  ['deposit=36888', 'Deposit', /nothing to borrow/],
  ['residual=250000', 'Final payment', /nothing to repay/],
])('%s leaves no loan, and its field says so (A-41, A-42)', async (query, name, words) => {
  show({ query: `?${query}` });

  expect(await result()).toHaveTextContent('Enquire for Finance');
  expect(screen.getByRole('textbox', { name })).toHaveAccessibleDescription(words);
});

test('an amount of nothing stays nothing (S5-36)', async () => {
  show();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '0');
  await userEvent.tab();

  expect(await amount()).toHaveValue('$0');
  expect(await result()).toHaveTextContent('Enquire for Finance');
});

test('it starts with the terms that were chosen for all repayments', async () => {
  show({ answer: { chosen: { termYears: 3, deposit: 2000, balloonPercent: 10 } } });

  expect(await screen.findByRole('textbox', { name: 'Term' })).toHaveValue('3 years');
  expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveValue('$2,000');
  expect(screen.getByRole('textbox', { name: 'Final payment' })).toHaveValue('$3,689');
});
