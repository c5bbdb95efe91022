import { jest } from '@jest/globals';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { FormResultContext } from '@shared-kit/runtime/form-result';
import { shellApi } from '../api/shell.api';
import { Essentials } from './essentials';
import { essentialsOf } from './essentials-of';

const north = aLocation({ id: 'north', dealership_slug: 'north', dealership_name: 'North Motors' });
const south = aLocation({ id: 'south', dealership_slug: 'south', dealership_name: 'South Motors' });
const places = (...locations: Location[]) => http.get('*/api/locations', () => HttpResponse.json({ locations }));
beforeEach(() => server.use(places(south)));

test('a vehicle page without its remote still has price, phone and a form that posts', async () => {
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json(aCar({ price: 25_990, price_type: 'Drive Away' }))));
  const { container } = renderWithStore(<Essentials kind="vehicle" />, {
    apis: [shellApi],
    url: '/cars/cx-5',
    path: '/cars/:slug',
  });

  expect(await screen.findByRole('heading', { level: 1, name: '2021 Mazda CX-5 Maxx Sport' })).toBeVisible();
  expect(screen.getByText('$25,990')).toBeVisible();
  expect(screen.getByText('Drive Away')).toBeVisible();
  expect(screen.getByRole('link', { name: '07 3808 9999' })).toHaveAttribute('href', 'tel:+61738089999');
  expect(screen.getByRole('form', { name: 'Enquire' })).toHaveAttribute('method', 'post');
  expect(container.querySelector('[name=car_id]')).toHaveValue('car-1');
});

test('a subscription costs what it does a week, and is not driven away for that', async () => {
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json(aCar({ subscription_price: 199 }))));
  const site = aSite({ flags: { subscription_site: true } });
  renderWithStore(<Essentials kind="vehicle" />, { apis: [shellApi], site, url: '/cars/cx-5', path: '/cars/:slug' });

  expect(await screen.findByText('$199')).toBeVisible();
  expect(screen.getByText('a week by subscription')).toBeVisible();
  expect(screen.queryByText('Drive Away')).toBeNull();
});

test('a sold car is said to be sold, and is not for enquiring about (S4-03)', async () => {
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json(aCar({ status: 'sold', make: 'Mazda' }))));
  renderWithStore(<Essentials kind="vehicle" />, { apis: [shellApi], url: '/cars/cx-5', path: '/cars/:slug' });

  expect(await screen.findByText('SOLD')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute('href', '/search/mazda');
  expect(screen.queryByRole('form', { name: 'Enquire' })).toBeNull();
});

test('has phone and form even when the car cannot be read', async () => {
  server.use(
    http.get('*/api/cars/:slug', () => HttpResponse.json({ code: 'internal', detail: 'down' }, { status: 500 })),
  );
  renderWithStore(<Essentials kind="vehicle" />, { apis: [shellApi], url: '/cars/cx-5', path: '/cars/:slug' });

  expect(await screen.findByRole('heading', { level: 1, name: 'This vehicle' })).toBeVisible();
  expect(screen.getByRole('link', { name: '07 3808 9999' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
});

test.each([
  ['search', 'Our stock list is taking a break'],
  ['generic', 'This page is taking a break'],
] as const)('a %s page that cannot be had is no dead end', (kind, title) => {
  renderWithStore(<Essentials kind={kind} />, { apis: [shellApi] });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeVisible();
});

test('the page that a sent form leads to says that it arrived, whatever is missing', async () => {
  server.use(http.get('*/api/sent-forms/proof', () => HttpResponse.json({ form: 'enquiry', place: '' })));
  const kind = essentialsOf({ path: '/success', essentials: 'generic' });
  renderWithStore(<Essentials kind={kind} failure="Offline" />, { apis: [shellApi], url: '/success?sent=proof' });

  expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test.each(['vehicle', 'generic'] as const)('offline a %s page that did not load offers no form', (kind) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.error()));
  renderWithStore(<Essentials kind={kind} failure="Offline" />, {
    apis: [shellApi],
    url: '/cars/a',
    path: '/cars/:slug',
  });

  expect(screen.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send enquiry' })).toBeNull();
  jest.restoreAllMocks();
});

test('the form that stands in asks which of several dealerships is to answer, and not which of one (S5-22)', async () => {
  const one = renderWithStore(<Essentials kind="generic" />, { apis: [shellApi] });
  expect(await screen.findByRole('button', { name: 'Send enquiry' })).toBeVisible();
  expect(screen.queryByLabelText('Dealership')).toBeNull();
  one.unmount();

  server.use(places(north, south));
  renderWithStore(<Essentials kind="generic" />, { apis: [shellApi] });
  expect(await screen.findByRole('option', { name: 'South Motors' })).toHaveValue('south');
});

test('a form of the page that could not be sent because nothing answers comes back here with what was typed, and the phone', async () => {
  server.use(
    http.get('*/api/cars/:slug', () => HttpResponse.json({ code: 'unreachable', detail: '' }, { status: 503 })),
  );
  const values = { car_id: 'car-7', name: 'Zoë', last_name: "O'Hara", message: 'Is it there?' };
  const problem = { code: 'unreachable' as const, detail: '', fieldErrors: {} };
  const { container } = renderWithStore(
    <FormResultContext value={{ formId: 'enquiry', values, problem }}>
      <Essentials kind="vehicle" />
    </FormResultContext>,
    { apis: [shellApi], url: '/cars/cx-5', path: '/cars/:slug' },
  );

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Nothing you typed is lost. Please try again in a moment. Or call us on 07 3808 9999.',
  );
  expect(screen.getByLabelText('Comments')).toHaveValue('Is it there?');
  expect(screen.getByLabelText('Last name')).toHaveValue("O'Hara");
  expect(container.querySelector('[name=car_id]')).toHaveValue('car-7');
});
