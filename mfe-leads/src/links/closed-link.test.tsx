import type { BookingView } from '@shared-kit/contracts/lead/booking.contract';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../api/leads.api';
import { BookingPage } from '../features/booking/booking-page';
import { verdictOf } from './verdict-of';

const aProblem = (facts: Partial<Problem>): Problem => ({
  code: 'gone',
  detail: 'for the log',
  fieldErrors: {},
  ...facts,
});
const links = [
  { label: 'Call 07 3000 0000', href: 'tel:+61730000000' },
  { label: 'See the vehicle', href: '/cars/2021-kia-seltos' },
];

function renderBooking(status: number, problem: Problem) {
  server.use(http.get('*/api/bookings/*', () => HttpResponse.json(problem, { status })));
  renderWithStore(<BookingPage />, { apis: [leadsApi], url: '/booking/t', path: '/booking/:token' });
}

test.each<[Problem['ended'], string]>([
  ['expired', 'This link has expired'],
  ['revoked', 'This link has been switched off'],
])('a link that is %s says so in plain words, and where to go on', async (ended, title) => {
  renderBooking(410, aProblem({ ended, links }));

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    links.map(({ label, href }) => [label, href]),
  );
});

test('a link that nobody signed is not found', async () => {
  renderBooking(404, aProblem({ code: 'not_found' }));

  expect(await screen.findByRole('heading', { name: 'We cannot find this booking' })).toBeVisible();
});

test('where nobody could be asked, the page does not say that the link is wrong', async () => {
  renderBooking(500, aProblem({ code: 'internal' }));

  expect(await screen.findByRole('heading', { name: 'We cannot show this booking right now' })).toBeVisible();
});

test.each<[Problem['code'], number | undefined]>([
  ['gone', 410],
  ['not_found', 404],
  ['bad_request', 404],
  ['unreachable', undefined],
  ['rate_limited', undefined],
])('an answer of %s makes the page %s', (code, status) => {
  expect(verdictOf({ error: aProblem({ code }) }).status).toBe(status);
});

const booking: BookingView = {
  ...{ kind: 'test-drive', state: 'booked', reference: 'lead-1', when: 'Monday 4 January 2027, 9:00 am' },
  ...{ starts_at: '2027-01-03T23:00:00Z', time_zone: 'Australia/Brisbane', location_id: 'yard', location_name: 'Yard' },
  ...{
    address: '1 Main Street',
    phone: '0733331111',
    car_id: '',
    car_name: '2021 Kia Seltos',
    unsure: '',
    changeable: true,
  },
};

test('a link that ends while its page is open takes what it showed with it', async () => {
  let isRevoked = false;
  const gone = () => HttpResponse.json(aProblem({ ended: 'revoked', links }), { status: 410 });
  server.use(
    http.get('*/api/bookings/slots', () =>
      HttpResponse.json({ location_id: 'yard', location_name: 'Yard', time_zone: 'Australia/Brisbane', days: [] }),
    ),
    http.get('*/api/bookings/t', () => (isRevoked ? gone() : HttpResponse.json(booking))),
    http.post('*/api/bookings/cancel', gone),
  );
  renderWithStore(<BookingPage />, { apis: [leadsApi], url: '/booking/t', path: '/booking/:token' });
  const cancel = await screen.findByRole('button', { name: /cancel/i });
  isRevoked = true;
  await userEvent.click(cancel);

  expect(await screen.findByRole('heading', { level: 1, name: 'This link has been switched off' })).toBeVisible();
  expect(screen.queryByText(/Kia Seltos/)).not.toBeInTheDocument();
});
