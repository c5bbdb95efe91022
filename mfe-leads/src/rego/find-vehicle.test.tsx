import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { leadsApi } from '../api/leads.api';
import { FindVehicle } from './find-vehicle';

const asked: unknown[] = [];

async function findBy(plate: string, vehicle: object | null) {
  server.use(
    http.post('*/api/rego-lookups', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ vehicle, source: 'stock' });
    }),
  );
  renderWithStore(
    <>
      <input id="service-vehicle_rego" defaultValue={plate} aria-label="Plate" />
      <input id="service-vehicle_wanted" aria-label="Vehicle" />
      <FindVehicle prefix="service-" />
    </>,
    { apis: [leadsApi] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Find my vehicle by its plate' }));
}

test('a plate that is known types the vehicle, and says who knows it', async () => {
  await findBy('482 KTL', { year: 2022, make: 'Kia', model: 'Seltos' });

  expect(await screen.findByText('Found: Kia Seltos 2022, from our own records.')).toBeVisible();
  expect(screen.getByLabelText('Vehicle')).toHaveValue('Kia Seltos 2022');
  expect(asked).toEqual([{ rego: '482 KTL', state: expect.any(String) }]);
});

test('a plate that nobody knows leaves the field to the shopper', async () => {
  await findBy('999 ZZZ', null);

  expect(await screen.findByText(/Please type the vehicle/)).toBeVisible();
  expect(screen.getByLabelText('Vehicle')).toHaveValue('');
});
