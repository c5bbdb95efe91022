import { jest } from '@jest/globals';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aCar } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { PhoneNumber } from '@shared-kit/ui/phone-number';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { vehicleApi } from '../../api/vehicle.api';
import { PhoneReveal } from './phone-reveal';
import { useCountReveals } from './use-count-reveals';
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

function Places({ car }: { car: Car }) {
  useCountReveals(car);
  return (
    <>
      <PhoneReveal car={car} />
      <VehicleBar car={car} />
    </>
  );
}

test('one reveal opens every place of the page, keeps the focus where it was asked, and is counted once', async () => {
  const site = aSite({ flags: { phone_reveal: true } });
  const { container } = renderWithStore(<Places car={aCar({ id: 'car-1' })} />, { apis: [vehicleApi], site });
  expect(await screen.findByRole('button', { name: 'Show number' })).toBeVisible();
  expect(container).not.toHaveTextContent('3808');

  await userEvent.click(screen.getByRole('button', { name: 'Show phone number' }));

  const links = await screen.findAllByRole('link', { name: '07 3808 9999' });
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toHaveAttribute('href', 'tel:+61738089999');
  await waitFor(() => expect(links[0]).toHaveFocus());
  await waitFor(() =>
    expect(counted).toEqual([{ car_id: 'car-1', dealership_id: 'dealership-1', website_id: 'sunrise' }]),
  );
  expect(tracked).toEqual([{ eventId: 25, carId: 'car-1' }]);
});

test('what is no whole number is shown, not dialled', async () => {
  const site = aSite({ phone: '1300 SUNRISE', flags: { phone_reveal: true } });
  renderWithStore(<PhoneReveal car={aCar({ id: 'car-3', location: null })} />, { apis: [vehicleApi], site });

  await userEvent.click(await screen.findByRole('button', { name: 'Show phone number' }));

  await waitFor(() => expect(screen.getByText('1300 SUNRISE')).toHaveFocus());
  expect(screen.queryByRole('link')).toBeNull();
});

test('what was revealed stays open on the next visit of the page, and is not counted again', async () => {
  const site = aSite({ flags: { phone_reveal: true } });
  const first = renderWithStore(<Places car={aCar({ id: 'car-2' })} />, { apis: [vehicleApi], site });
  await userEvent.click(screen.getByRole('button', { name: 'Show number' }));
  first.unmount();
  tracked.length = 0;

  renderWithStore(<Places car={aCar({ id: 'car-2' })} />, { apis: [vehicleApi], site });
  expect(await screen.findAllByRole('link', { name: '07 3808 9999' })).toHaveLength(2);
  expect(tracked).toEqual([]);
});

test('a site that does not count reveals shows the number at once', () => {
  const site = aSite({ flags: { phone_reveal: false } });
  renderWithStore(<Places car={aCar()} />, { apis: [vehicleApi], site });

  expect(screen.getByRole('link', { name: '07 3808 9999' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+61738089999');
  expect(screen.queryByRole('button')).toBeNull();
  expect(tracked).toEqual([]);
});

test("the server's HTML has the number folded, to be opened without scripts", () => {
  const html = renderToString(<PhoneNumber phone="0738089999" hidden onReveal={() => {}} />);

  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(body.querySelector('details:not([open]) > a[href="tel:+61738089999"]')).not.toBeNull();
  body.querySelector('details')?.remove();
  expect(body.textContent).toBe('');
});

test('what was opened before scripts ran is a reveal too', async () => {
  const revealed = jest.fn();
  const number = (hidden: boolean) => <PhoneNumber phone="0738089999" hidden={hidden} onReveal={revealed} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(number(true));
  container.querySelector('details')?.setAttribute('open', '');

  const root = await act(() => hydrateRoot(container, number(true)));
  expect(revealed).toHaveBeenCalledTimes(1);
  act(() => root.render(number(false)));
  expect(container.querySelector('a')).toHaveTextContent('07 3808 9999');
  act(() => root.unmount());
});
