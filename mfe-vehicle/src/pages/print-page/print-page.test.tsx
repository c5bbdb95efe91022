import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { shownCarSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vehicleApi } from '../../api/vehicle.api';
import { PrintPage } from './print-page';

const repayment = {
  ...{ amount: 119, frequency: 52 as const, interestRate: 6.99, comparisonRate: 8.03, termYears: 5 },
  ...{ deposit: null, balloon: 9000, loanAmount: 30_000, secured: true },
};

async function print(facts: Partial<Car>) {
  const car = { ...aCar({ id: 'car-1', ...facts }), canonical_url: 'http://site.test/cars/cx-5' };
  server.use(http.get('*/api/cars/car-1', () => HttpResponse.json(shownCarSchema.parse(car))));
  renderWithStore(<PrintPage />, { apis: [vehicleApi], url: '/print?car_id=car-1' });
  await screen.findByRole('heading', { level: 1 });
}

test('the sheet has the repayment of the vehicle’s page in one line, with both rates and the warning (R-LEGAL-01, A-60)', async () => {
  await print({ repayment });

  expect(
    screen.getByText(
      '$119 a week at 6.99% p.a. · 8.03% p.a. comparison rate, secured loan of $30,000, over 5 years, final payment $9,000',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^WARNING: /)).toBeVisible();
});

test.each([
  ['without one', { repayment: null }],
  ['of a sold car', { repayment, status: 'sold' }],
])('the sheet of a car %s has neither', async (_case, facts) => {
  await print(facts);

  expect(screen.queryByText(/a week at/)).toBeNull();
  expect(screen.queryByText(/WARNING/)).toBeNull();
});
