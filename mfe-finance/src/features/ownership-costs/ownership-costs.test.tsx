import { COST_YEARS } from '@shared-kit/contracts/finance/car-costs.contract';
import type { CarCostFacts, CarCosts } from '@shared-kit/contracts/finance/car-costs.contract';
import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { ownershipLoan } from '@shared-kit/domain/vehicle/costs/ownership-loan';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { OwnershipCosts } from './ownership-costs';

const estimate = financeEstimateSchema.parse({
  ...{ eligible: false, repayment: null, frequency: 52, interestRate: null, comparisonRate: null, termYears: null },
  ...{ deposit: null, balloon: null, totalPayable: null, lender: null, disclaimer: null },
  loan_for: { price: 30_000, price_text: '$30,000 Drive Away', establishment_fee: null },
});
/** As the API works them out. */
const loansOn = (assumption: CarCosts['assumption']) => {
  const car = { price: 30_000, price_text: '$30,000 Drive Away', estimate };
  return COST_YEARS.flatMap(
    (years) => ownershipLoan(car, { years, assumption }, financeSettingsSchema.parse({})) ?? [],
  );
};
const kia: CarCostFacts = {
  ...{ slug: 'kia', name: '2021 Kia Rio', make: 'Kia', model: 'Rio', item_type: 'car', fuel: 'Petrol' },
  ...{ litres_per_100km: 7.4, price: 30_000, price_text: '$30,000 Drive Away', registration: null },
  ...{ loans: loansOn(null), on_road: { dollars: 0, source: 'They are in the price.' } },
};
const byd: CarCostFacts = {
  ...{ ...kia, slug: 'byd', name: '2024 BYD Seal', make: 'BYD', model: 'Seal', fuel: 'Electric' },
  ...{ litres_per_100km: null, price: null, price_text: null, loans: [] },
};

function show(cars: CarCostFacts[], query = '', assumption: CarCosts['assumption'] = null): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/car-costs', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ cars, assumption });
    }),
  );
  renderWithStore(<OwnershipCosts slugs={cars.map(({ slug }) => slug).join(',')} />, {
    ...{ apis: [financeApi], url: `/compare?cars=kia,byd${query}` },
    site: aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } }),
  });
  return asked;
}
const of = async (name: string) => within(await screen.findByRole('article', { name }));

test('each vehicle has its lines with their sources, the repayment with both rates, and the sum (A-70)', async () => {
  show([kia, byd]);

  const rio = await of('2021 Kia Rio');
  expect(rio.getByText('$38,220')).toBeVisible();
  expect(rio.getByText(/\$147 a week/)).toBeVisible();
  expect(rio.getByText(/10.00% p.a. · 10.03% p.a. comparison rate/)).toBeVisible();
  expect(rio.getByText(/7.4 L\/100 km, this vehicle’s combined figure/)).toBeVisible();
  expect(rio.getByText('$46,397')).toBeVisible();
  expect(rio.getByText('Without: servicing, registration and compulsory insurance, other insurance.')).toBeVisible();
  const seal = await of('2024 BYD Seal');
  expect(seal.getByText('Not included: it goes by where you charge.')).toBeVisible();
  expect(seal.getByText('Not known without a price')).toBeVisible();
  expect(screen.getAllByText(/^WARNING: This comparison rate/)).toHaveLength(1);
});

test('years and distance are a shopper’s own, by address too, and what cannot be read is refused beside its field', async () => {
  show([kia, byd], '&cost_years=3&cost_kms=100');
  const rio = await of('2021 Kia Rio');
  expect(rio.getByText('Together over 3 years')).toBeVisible();
  expect(rio.getByText('$1,962')).toBeVisible();

  const kms = screen.getByLabelText('Distance (km a week)');
  await userEvent.clear(kms);
  await userEvent.type(kms, '1e308{Enter}');
  expect(kms).toHaveAccessibleDescription('Enter the distance in kilometres a week in digits, from 0 to 10000.');
  expect(kms).toHaveValue('1e308');
  expect(screen.queryByRole('article')).toBeNull();
  expect(document.querySelector('input[name=cars]')).toHaveValue('kia,byd');
});

test('years that cannot be chosen are said beside their field instead of becoming others', async () => {
  show([kia, byd], '&cost_years=99');
  const years = await screen.findByLabelText('Over');
  expect(years).toHaveAccessibleDescription('“99” cannot be chosen. Choose one of these.');
  expect(years).toBeInvalid();
  expect(screen.queryByRole('article')).toBeNull();

  await userEvent.selectOptions(years, '3 years');
  await userEvent.click(screen.getByRole('button', { name: 'Work out the costs' }));
  expect((await of('2021 Kia Rio')).getByText('Together over 3 years')).toBeVisible();
  expect(screen.getByLabelText('Over')).toBeValid();
});

test('one vehicle alone is not compared', async () => {
  const asked = show([kia]);
  await waitFor(() => expect(asked).toHaveLength(1));

  expect(screen.queryByRole('heading', { name: 'What each costs over the years' })).toBeNull();
});

test('the line says with which terms it was worked out, a shopper’s own where they have some (A-60)', async () => {
  show([kia, byd]);
  const rio = await of('2021 Kia Rio');
  expect(rio.getByText(/over 5 years, no deposit, no final payment, at this site’s usual rate/)).toBeVisible();
  expect(rio.getByText('On-road charges, estimate')).toBeVisible();
  expect(screen.getByText(/^The loans run over the years above/)).toBeVisible();
});

test('a shopper’s own terms are followed', async () => {
  const assumption = { termYears: 3, deposit: 5_000, balloonPercent: 0 };
  show([{ ...kia, loans: loansOn(assumption) }, byd], '', assumption);
  const rio = await of('2021 Kia Rio');
  expect(rio.getByText(/Your own terms: over 3 years, deposit \$5,000, no final payment/)).toBeVisible();
  expect(rio.getByText(/loan of \$25,000, over 3 years, deposit \$5,000/)).toBeVisible();
  expect(screen.getByText(/^The loans run on the terms you chose/)).toBeVisible();
});
