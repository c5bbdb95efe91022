import type { BookingView } from '@shared-kit/contracts/lead/booking.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { BookingPage } from './booking-page';

const booked: BookingView = {
  ...{ kind: 'test-drive', state: 'booked', reference: 'lead-1', changeable: false },
  ...{ when: 'Friday 27 November, 10:00 am', starts_at: '2026-11-27T00:00:00.000Z', time_zone: 'Australia/Brisbane' },
  ...{ location_id: 'yard', location_name: 'City yard', address: '1 Creek Street, Brisbane QLD 4000' },
  ...{ phone: '07 3444 5555', car_id: 'car 1', car_name: '2021 Mazda CX-5', unsure: '' },
};

function renderBooking(view: Partial<BookingView>) {
  server.use(
    http.get('*/api/bookings/slots', () => HttpResponse.json({ code: 'not_found', detail: '' }, { status: 404 })),
    http.get('*/api/bookings/:token', () => HttpResponse.json({ ...booked, ...view })),
  );
  renderWithStore(<BookingPage />, { apis: [leadsApi], url: '/booking/token', path: '/booking/:token' });
}

test.each([
  ['a test drive', { kind: 'test-drive' }, '/book-test-drive?car_id=car%201'],
  ['a test drive of no vehicle', { kind: 'test-drive', car_id: '' }, '/book-test-drive'],
  ['a service', { kind: 'service', car_id: '' }, '/service/booking'],
] as const)('%s that was cancelled can be booked again', async (_what, view, href) => {
  renderBooking({ ...view, state: 'cancelled' });

  expect(await screen.findByRole('link', { name: 'Book another time' })).toHaveAttribute('href', href);
});

test('a booking that stands offers no second one', async () => {
  renderBooking({});

  expect(await screen.findByRole('heading', { name: 'Your test drive is booked' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Book another time' })).toBeNull();
});

test.each(['coming soon', 'reserved'] as const)(
  'a drive of a vehicle that is %s is asked for, not booked (A-62)',
  async (unsure) => {
    renderBooking({ unsure });

    expect(await screen.findByRole('heading', { name: 'You asked for a test drive' })).toBeVisible();
    expect(
      screen.getByText(`It is not confirmed yet: the vehicle is ${unsure}. We call you before then.`),
    ).toBeVisible();
    expect(screen.queryByText(/booked/)).toBeNull();
  },
);
