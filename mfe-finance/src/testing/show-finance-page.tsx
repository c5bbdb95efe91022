import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../api/finance.api';
import { FinancePage } from '../features/finance-page/finance-page';

const remotes = { 'mfe-finance': financeSettingsSchema.parse({}) };

/** The finance page as an address opens it. */
export function openFinancePage(query = '', site: Parameters<typeof aSite>[0] = {}) {
  renderWithStore(<FinancePage />, { apis: [financeApi], site: aSite({ remotes, ...site }), url: `/finance${query}` });
}

/** The same of an address that names no vehicle. @returns where its answer stands. */
export function showFinancePage(...page: Parameters<typeof openFinancePage>) {
  openFinancePage(...page);
  return screen.getByRole('region', { name: 'Result' });
}

/** What the API says of the terms of all repayments; null for none. */
export const chosen = (assumption: object | null) =>
  http.get('*/api/finance-assumption', () => HttpResponse.json({ assumption }));

/** What the API says of the car that an address names. */
export const card = (facts: Partial<LeadCarCard>) =>
  http.get('*/api/lead-cars/:car', () =>
    HttpResponse.json({
      ...{ id: 'car-1', slug: 'cx-5', path: '/cars/cx-5', name: '2021 Mazda CX-5', badge: null, car_type: 'used' },
      ...{ item_type: null, tag: null, stocknum: 'U1', price_text: '$36,888', price_type: 'Drive Away', price: 36_888 },
      ...{
        to_buy: { text: '$36,888', type: 'Drive Away' },
        image: null,
        dealership_slug: 'south',
        location_id: '',
        location_name: null,
      },
      ...{ available: true, reservable: false, ...facts },
    }),
  );

/** What it says of a loan for that car. */
export const estimated = (facts: object) =>
  http.get('*/api/cars/cx-5/finance-estimate', () =>
    HttpResponse.json({
      ...{ eligible: false, repayment: null, frequency: 52, interestRate: null, comparisonRate: null },
      ...{
        termYears: null,
        deposit: null,
        balloon: null,
        totalPayable: null,
        lender: null,
        disclaimer: null,
        ...facts,
      },
    }),
  );
