import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { result, show } from './testing/show-calculator';

test('a lender’s words are said to be about its own repayment, not about the figures that are set', async () => {
  show({ answer: { disclaimer: 'Rates for approved applicants.', loanAmount: 36_888 } });

  expect(await screen.findByText('The lender about its own repayment, not the figures set here:')).toBeVisible();
  expect(
    screen.getByText('$169 a week at 8.50% p.a. · 9.20% p.a. comparison rate, loan of $36,888, over 5 years'),
  ).toHaveAttribute('data-repayment');
});

test('with fees that are asked here, the lender’s words are of its terms without them, beside no other repayment', async () => {
  show({ answer: { disclaimer: 'Rates for approved applicants.', loanAmount: 36_888, siteFees: 918.25 } });

  expect(
    await screen.findByText(
      'The lender about its own terms, without the fees of $918.25 that are asked here, not the figures set here:',
    ),
  ).toBeVisible();
  const words = document.querySelector('#financeDisclaimer');
  expect(words?.querySelector('[data-repayment]')).toBeNull();
});

test.each([
  ['without an amount', {}],
  ['under terms of the shopper’s own', { loanAmount: 36_888, assumed: true }],
])('a lender’s own repayment is not repeated beside its words %s', async (_case, answer) => {
  show({ answer: { disclaimer: 'Rates for approved applicants.', ...answer } });

  expect(await screen.findByText('The lender about its own terms, not the figures set here:')).toBeVisible();
  expect(screen.queryByText(/\$169/)).toBeNull();
});

test('over the years: a chart and a table on request, every repayment on another', async () => {
  show({ query: '?amount=30000&term=5&frequency=12' });
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Show it over the years' }));

  expect(await screen.findByRole('img', { name: /^Paid over 5 years: \$8,2\d\d of it is interest/ })).toBeVisible();
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 60 repayments' }));
  const every = screen.getByRole('table', { name: /^Every repayment/ });
  expect(within(every).getAllByRole('row').at(-1)).toHaveTextContent(/^60.*\$0\.00$/);
});

const words = `Estimate by Angle. ${'Fees and conditions apply to each of these loans. '.repeat(6)}The very end.`;

test('a lender’s words are cut at 197 characters, the warning never is (S4-53, S4-54)', async () => {
  show({ answer: { disclaimer: words } });
  await result();
  const part = document.getElementById('financeDisclaimer')!;
  const rest = () => within(part).getByText(/The very end\.$/);

  expect(words.indexOf(rest().textContent ?? '')).toBe(197);
  expect(within(part).queryByText(/^WARNING/)).toBeNull();
  expect(screen.getAllByText(/^WARNING: This comparison rate/)).toHaveLength(1);
  const more = within(part).getByRole('button', { name: 'Show More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(within(part).getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
});

test.each([
  [197, null],
  [198, 197],
])('of %s characters of a lender’s words %s stand there at first (S9-09)', async (length, shown) => {
  show({ answer: { disclaimer: 'Terms of '.repeat(30).slice(0, length - 1) + '.' } });
  await result();
  const more = within(document.getElementById('financeDisclaimer')!).queryByRole('button', { name: 'Show More' });

  expect(more?.closest('p')?.firstChild?.textContent?.length ?? null).toBe(shown);
});

test('where no repayment is shown the warning stands with the lenders’ words', async () => {
  show({ query: '?deposit=36888', answer: { disclaimer: words } });
  await result();

  const part = document.getElementById('financeDisclaimer')!;
  expect(within(part).getByText(/^WARNING: This comparison rate/)).toBeVisible();
  expect(screen.getAllByText(/^WARNING/)).toHaveLength(1);
});

test('without a comparison rate of its own a vehicle’s page says from where to where they are (S9-32)', async () => {
  show({ answer: { eligible: false, repayment: null, interestRate: null, comparisonRate: null } });

  expect(await screen.findByText(/^Comparison rates usually are from 8.38% to 19.42% p.a./)).toBeVisible();
});

test('a site that knows the rates of its lenders says theirs', async () => {
  const answer = { eligible: false, repayment: null, interestRate: null, comparisonRate: null };
  show({ answer, settings: { comparison_rates: { from: 7.39, to: 12.05 } } });

  expect(await screen.findByText(/^Comparison rates of our lenders are from 7.39% to 12.05% p.a./)).toBeVisible();
});
