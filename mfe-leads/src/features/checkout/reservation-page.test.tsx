import type { ReservationView } from '@shared-kit/contracts/reservation.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { ReservationPage } from './reservation-page';

const reservation: ReservationView = {
  state: 'held',
  car_id: 'car-1',
  car_name: '2021 Mazda CX-5',
  expires_at: '2026-11-22T06:00:00Z',
  held_until: '',
  simulated: true,
  sums: [
    { name: 'sum_price', label: 'Price of the car', value: '$30,000' },
    { name: 'sum_deposit', label: 'Deposit', value: '$200' },
    { name: 'sum_balance', label: 'Left to pay at handover', value: '$29,800' },
  ],
};

test.each<[ReservationView['state'], string, string[]]>([
  ['held', 'Pay the deposit', ['Price of the car', 'Deposit', 'Left to pay at handover']],
  ['paid', 'Reserved for you', ['Price of the car', 'Deposit', 'Left to pay at handover']],
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
