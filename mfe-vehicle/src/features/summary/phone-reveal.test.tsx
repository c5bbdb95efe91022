import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { vehicleApi } from '../../api/vehicle.api';
import { PhoneReveal } from './phone-reveal';
import { VehicleBar } from './vehicle-bar';

const tracked: EventPayload<'analytics:tracked'>[] = [];
const counted: unknown[] = [];
let stop: (() => void) | void;

beforeEach(() => {
  tracked.length = counted.length = 0;
  stop = bus.on('analytics:tracked', (payload) => tracked.push(payload));
  server.use(
    http.post('*/api/phone-reveals', async ({ request }) => {
      counted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => stop?.());

test('the number takes the place of the button and keeps the focus; one reveal is counted once', async () => {
  renderWithStore(<PhoneReveal car={aCar()} />, { apis: [vehicleApi], site: aSite({ flags: { phone_reveal: true } }) });

  await userEvent.click(await screen.findByRole('button', { name: 'Show phone number' }));

  const link = await screen.findByRole('link', { name: '07 3808 9999' });
  expect(link).toHaveAttribute('href', 'tel:+61738089999');
  await waitFor(() => expect(link).toHaveFocus());
  await waitFor(() =>
    expect(counted).toEqual([{ car_id: 'car-1', dealership_id: 'dealership-1', website_id: 'sunrise' }]),
  );
  expect(tracked).toEqual([{ eventId: 25, carId: 'car-1' }]);
});

test('what is no whole number is shown, not dialled', async () => {
  const site = aSite({ phone: '1300 SUNRISE', flags: { phone_reveal: true } });
  renderWithStore(<PhoneReveal car={aCar({ location: null })} />, { apis: [vehicleApi], site });

  await userEvent.click(await screen.findByRole('button', { name: 'Show phone number' }));

  await waitFor(() => expect(screen.getByText('1300 SUNRISE')).toHaveFocus());
  expect(screen.queryByRole('link')).toBeNull();
});

test('a site that does not count reveals shows the number at once', () => {
  renderWithStore(<PhoneReveal car={aCar()} />, {
    apis: [vehicleApi],
    site: aSite({ flags: { phone_reveal: false } }),
  });

  expect(screen.getByRole('link', { name: '07 3808 9999' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(tracked).toEqual([]);
});

test("a phone's bar counts the first call only", async () => {
  renderWithStore(<VehicleBar car={aCar()} />, { apis: [vehicleApi], site: aSite({ flags: { phone_reveal: true } }) });
  const call = screen.getByRole('link', { name: 'Call' });
  call.addEventListener('click', (event) => event.preventDefault());

  await userEvent.click(call);
  await userEvent.click(call);

  await waitFor(() => expect(counted).toHaveLength(1));
  expect(tracked).toEqual([{ eventId: 25, carId: 'car-1' }]);
});
