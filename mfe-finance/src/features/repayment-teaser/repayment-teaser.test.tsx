import { financeEstimateSchema } from '@shared-kit/contracts/finance.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
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

  expect(await screen.findByText('$147 a week')).toBeVisible();
  expect(screen.getByText(/10.00% p.a. · 10.90% p.a. comparison rate/)).toBeVisible();
  expect(screen.getByText(/^WARNING: This comparison rate is true only/)).toBeVisible();
});

test('asks to enquire where the figure is too small to be true', async () => {
  show({ ...estimate, repayment: null });

  expect(await screen.findByRole('link', { name: 'Enquire for Finance' })).toHaveAttribute('href', '#enquire');
});

test('never shows a repayment without its comparison rate', async () => {
  show({ ...estimate, comparisonRate: null });

  expect(await screen.findByText('Enquire for Finance')).toBeVisible();
  expect(screen.queryByText(/\$147/)).toBeNull();
});
