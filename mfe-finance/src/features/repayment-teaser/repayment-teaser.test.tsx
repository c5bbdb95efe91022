import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { RepaymentTeaser } from './repayment-teaser';

const estimate = {
  eligible: true,
  repayment: 147,
  frequency: 52,
  interestRate: 10,
  comparisonRate: 10.9,
  termYears: 5,
  loanAmount: 30_000,
  deposit: 0,
  balloon: 0,
  totalPayable: 38_220,
  lender: 'Angle',
  disclaimer: null,
};

function show(answer: object) {
  server.use(
    http.get('*/api/cars/hilux/finance-estimate', () => HttpResponse.json(financeEstimateSchema.parse(answer))),
  );
  renderWithStore(<RepaymentTeaser carId="1" slug="hilux" />, { apis: [financeApi] });
}

test('shows the repayment with its rate and its comparison rate, and the warning without a click', async () => {
  show(estimate);

  expect(await screen.findByText(/^\$147 a week at/)).toBeVisible();
  expect(screen.getByText(/10.00% p.a. · 10.90% p.a. comparison rate/)).toBeVisible();
  expect(screen.getByText(/^WARNING: This comparison rate is true only/)).toBeVisible();
});

test.each([
  [false, /^Estimate based on this dealer over 5 years/],
  [true, /^Worked out at the rate of this dealer, on the terms you chose, over 5 years/],
])('terms that the dealer entered are this dealer’s, not "Manual" (assumed: %p)', async (assumed, words) => {
  show({ ...estimate, lender: 'Manual', assumed });

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/Manual/)).toBeNull();
});

test('a total that is the lender’s own is said to be: it adds up repayments to the cent (A-13)', async () => {
  show({ ...estimate, totalPayable: 38_158, totalByLender: true });

  expect(
    await screen.findByText(/Total payable \$38,158, the lender’s own, of repayments in dollars and cents\./),
  ).toBeInTheDocument();
});

test('says nothing where nothing may be shown', async () => {
  show({ ...estimate, eligible: false });

  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByText(/a week|Enquire/)).toBeNull();
});

test('asks to enquire where the figure is too small to be true', async () => {
  show({ ...estimate, repayment: null });

  expect(await screen.findByRole('link', { name: 'Enquire for Finance' })).toHaveAttribute('href', '#enquire');
});

test.each(['comparisonRate', 'termYears', 'loanAmount'])('never shows a repayment without its %s', async (missing) => {
  show({ ...estimate, [missing]: null });

  expect(await screen.findByText('Enquire for Finance')).toBeVisible();
  expect(screen.queryByText(/\$147/)).toBeNull();
});
