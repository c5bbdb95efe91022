import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { SuccessPage } from './success-page';

const south = aLocation({
  contact_detail: { phone: null, landline_phone: '0733331111', opening_hours: [] },
});
const hours = [{ weekday: 1, status: 'Open' as const, formated_hours: '9am – 5pm', open: '09:00', close: '17:00' }];
const north = aLocation({
  ...{ id: 'north-yard', name: 'North Yard', dealership_slug: 'north' },
  contact_detail: { phone: '0744442222', landline_phone: null, opening_hours: hours },
});
const proofs: Readonly<Record<string, () => Response>> = {
  proof: () => HttpResponse.json({ form: 'enquiry', place: south.id }),
  dealership: () => HttpResponse.json({ form: 'fleet', place: 'north' }),
  about: () =>
    HttpResponse.json({ form: 'enquiry', place: south.id, car: { slug: 'kia-1', name: '2024 Kia Sorento S' } }),
  together: () =>
    HttpResponse.json({
      ...{ form: 'enquiry', place: south.id, car: { slug: 'transit', name: 'Ford Transit', place: 'Ipswich' } },
      also: [{ slug: 'palisade', name: 'Hyundai Palisade', place: 'Aspley' }],
    }),
  nowhere: () => HttpResponse.json({ form: 'enquiry', place: '' }),
  forged: () => HttpResponse.json({ code: 'not_found', detail: 'Nothing was sent' }, { status: 404 }),
};

beforeEach(() =>
  server.use(
    http.get('*/api/locations', () => HttpResponse.json({ locations: [south, north] })),
    http.get('*/api/sent-forms/:proof', ({ params }) => proofs[String(params['proof'])]?.() ?? HttpResponse.error()),
  ),
);
const open = (url: string) => renderWithStore(<SuccessPage />, { apis: [leadsApi], url });

test('a form that was sent is thanked for, with the number of the place it went to', async () => {
  open('/success?form=enquiry&sent=proof');

  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you, we have your enquiry' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '07 3333 1111' })).toHaveAttribute('href', 'tel:+61733331111');
  expect(screen.queryByRole('link', { name: '07 3808 9999' })).toBeNull();
});

test('without a script, which keeps nothing in the browser, the vehicle is named by the proof', async () => {
  server.use(http.get('*/api/cars/kia-1/similar', () => HttpResponse.json({ hits: [] })));
  open('/success?form=enquiry&sent=about');

  expect(await screen.findByRole('link', { name: '2024 Kia Sorento S' })).toHaveAttribute('href', '/cars/kia-1');
  expect(screen.getByText(/^About/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Just arrived' })).toBeNull();
});

test('a message about several vehicles is thanked for with each of them and its place', async () => {
  server.use(http.get('*/api/cars/transit/similar', () => HttpResponse.json({ hits: [] })));
  open('/success?form=enquiry&sent=together');

  const asked = await screen.findByRole('list', { name: 'What you asked about' });
  expect(asked).toHaveTextContent('Ford Transit, IpswichHyundai Palisade, Aspley');
});

test('one that went to a dealership has the number and hours of its place', async () => {
  open('/success?form=fleet&sent=dealership');

  expect(await screen.findByRole('link', { name: '07 4444 2222' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Opening hours of North Yard' })).toBeVisible();
});

test('one that went to no place has the number of the site', async () => {
  open('/success?form=enquiry&sent=nowhere');

  expect(await screen.findByRole('link', { name: '07 3808 9999' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Opening hours/ })).toBeNull();
});

test('whoever asked about no vehicle is led to what has just arrived', async () => {
  open('/success?form=enquiry&sent=proof');
  const newest = within(await screen.findByRole('region', { name: 'Just arrived' }));
  expect(newest.getByRole('link', { name: 'See all' })).toHaveAttribute('href', expect.stringContaining('newest'));
});

test.each(['/success', '/success?form=enquiry', '/success?form=enquiry&sent=forged', '/success?form=nothing-we-know'])(
  '%s thanks nobody',
  async (url) => {
    open(url);

    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing has been sent yet' })).toBeVisible();
    expect(screen.queryByText(/thank you/i)).toBeNull();
    expect(screen.getByRole('link', { name: '07 3808 9999' })).toHaveAttribute('href', 'tel:+61738089999');
  },
);

test('where nobody can say whether something was sent, the page claims neither', async () => {
  open('/success?form=enquiry&sent=lost');

  expect(await screen.findByRole('heading', { level: 1, name: 'We cannot check that right now' })).toBeVisible();
});
