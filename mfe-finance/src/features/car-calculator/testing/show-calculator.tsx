import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../../api/finance.api';
import { CarCalculator } from '../car-calculator';

export const loanFor = { price: 36_888, price_text: '$36,888 Drive Away', establishment_fee: null };
const estimate = {
  ...{ eligible: true, repayment: 169, frequency: 52, interestRate: 8.5, comparisonRate: 9.2, termYears: 5 },
  ...{ deposit: 0, balloon: 0, totalPayable: 43_940, lender: 'Angle', disclaimer: null, loan_for: loanFor },
};

type Shown = { answer?: object; settings?: object; flags?: object; query?: string };

/** The calculator of a vehicle's page, with what the API answers, the site sets and the address says. */
export function show({ answer = {}, settings = {}, flags = {}, query = '?frequency=52' }: Shown = {}) {
  const body = financeEstimateSchema.parse({ ...estimate, ...answer });
  server.use(http.get('*/api/cars/cx-5/finance-estimate', () => HttpResponse.json(body)));
  renderWithStore(<CarCalculator carId="car-1" slug="cx-5" />, {
    apis: [financeApi],
    site: aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse(settings) }, flags }),
    url: `/cars/cx-5${query}`,
  });
}
export const result = () => screen.findByRole('region', { name: 'Result' });
export const amount = () => screen.findByRole('combobox', { name: 'Amount' });
