import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { ReservationPage } from './reservation-page';

const reservation: ReservationView = {
  state: 'held',
  reference: 'lead-1',
  phone: '0733331111',
  car_id: 'car-1',
  car_name: '2021 Mazda CX-5',
  expires_at: '2026-11-22T06:00:00Z',
  held_until: 'Sunday 22 November 2026, 4:00 pm',
  simulated: true,
  cancellable: true,
  cancelled: false,
  conditions: ['All of the $200 goes back.'],
  sums: [
    { name: 'sum_price', label: 'Price of the car', value: '$30,000' },
    { name: 'sum_deposit', label: 'Deposit', value: '$200' },
    { name: 'sum_balance', label: 'Left to pay at handover', value: '$29,800' },
  ],
};

test.each<[ReservationView['state'], string, string[]]>([
  ['held', 'Held for you: pay the deposit', ['Price of the car', 'Deposit', 'Left to pay at handover']],
  ['paid', 'Your reservation is confirmed', ['Price of the car', 'Deposit', 'Left to pay at handover']],
  ['refund_due', 'Your deposit is being paid back', ['Deposit']],
  ['refunded', 'Your deposit was paid back', ['Deposit']],
  ['expired', 'The hold has run out', []],
])(
  'a reservation that is %s says so, and names only what somebody has to pay or has paid',
  async (state, title, sums) => {
    server.use(http.get('*/api/reservations/*', () => HttpResponse.json({ ...reservation, state })));
    renderWithStore(<ReservationPage />, { apis: [leadsApi], url: '/reservation/t', path: '/reservation/:token' });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryAllByRole('term').map(({ textContent }) => textContent)).toEqual(sums);
    expect(screen.queryAllByRole('link', { name: 'Pay the deposit' })).toHaveLength(state === 'held' ? 1 : 0);
  },
);

test.each(['held', 'paid'] as const)(
  'a reservation that is %s says until when, and on what terms it ends',
  async (state) => {
    server.use(http.get('*/api/reservations/*', () => HttpResponse.json({ ...reservation, state })));
    renderWithStore(<ReservationPage />, { apis: [leadsApi], url: '/reservation/t', path: '/reservation/:token' });

    expect(await screen.findByText(/It is held until Sunday 22 November 2026, 4:00 pm/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Your deposit' })).toHaveTextContent('All of the $200 goes back.');
  },
);

test('a shopper cancels on the page, and reads there that the deposit is on its way back', async () => {
  let state: ReservationView['state'] = 'paid';
  server.use(
    http.get('*/api/reservations/*', () => {
      const ended = state !== 'paid';
      return HttpResponse.json({ ...reservation, state, cancellable: !ended, cancelled: ended, held_until: '' });
    }),
    http.post('*/api/reservations/cancel', async ({ request }) => {
      expect(await request.json()).toEqual({ token: 't' });
      state = 'refund_due';
      return HttpResponse.json({ next: '/reservation/t' });
    }),
  );
  renderWithStore(<ReservationPage />, {
    apis: [leadsApi],
    url: '/reservation/t',
    path: '/reservation/:token',
  });

  await userEvent.click(await screen.findByText('Cancel reservation'));
  expect(screen.getByText('Cancel the reservation of the 2021 Mazda CX-5?')).toBeVisible();
  expect(screen.getByText(/All of the \$200 goes back .* up to 5 working days/)).toBeVisible();
  expect(state).toBe('paid');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'The reservation is cancelled' })).toBeVisible();
  expect(screen.getByText(/Your deposit is being paid back/)).toBeVisible();
  expect(screen.queryByText('Cancel reservation')).not.toBeInTheDocument();
});

test('where the payment page does not answer, the number is that of the place the car belongs to', async () => {
  server.use(http.get('*/api/reservations/*', () => HttpResponse.json(reservation)));
  renderWithStore(<ReservationPage />, {
    apis: [leadsApi],
    url: '/reservation/t?payment=unavailable',
    path: '/reservation/:token',
  });

  expect(await screen.findByRole('link', { name: '07 3333 1111' })).toHaveAttribute('href', 'tel:+61733331111');
});

test('the browser asks for it itself, so that its answer can note whose it is, and asks once', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/reservations/*', () => {
      asked += 1;
      return HttpResponse.json(reservation);
    }),
  );
  renderWithStore(<ReservationPage />, { apis: [leadsApi], url: '/reservation/t', path: '/reservation/:token' });

  // What stands there while it loads may be drawn anew.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
  expect(asked).toBe(1);
});
