import { jest } from '@jest/globals';
import { vehicleSettingsSchema } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { aCar, aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { vehicleApi } from '../../api/vehicle.api';
import { VehiclePage } from './vehicle-page';

const similar = '*/api/cars/:slug/similar';
const site = aSite({ flags: { phone_reveal: false }, remotes: { 'mfe-vehicle': vehicleSettingsSchema.parse({}) } });

function show(car: Partial<Car> = {}) {
  const canonical_url = 'https://sunrise.example/cars/some-car';
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json({ ...aCar(car), canonical_url })));
  return renderWithStore(<VehiclePage />, { apis: [vehicleApi], site, url: '/cars/some-car', path: '/cars/:slug' });
}

function refuse(status: number, code: string) {
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json({ code, detail: code }, { status })));
  return renderWithStore(<VehiclePage />, { apis: [vehicleApi], site, url: '/cars/some-car', path: '/cars/:slug' });
}

beforeEach(() =>
  server.use(
    http.get(similar, () => HttpResponse.json({ hits: [] })),
    http.get('*/api/cars/:slug/alternatives', () => HttpResponse.json({ hits: [aCarCard({ name: 'Another' })] })),
    http.get('*/cars/:slug/view.json', () => new HttpResponse(null, { status: 500 })),
  ),
);

test('shows the price with its type, and what it was', async () => {
  show({ price: 25_990, before_price: 28_990, price_type: 'Drive Away' });

  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(within(summary).getByText('$25,990')).toBeVisible();
  expect(within(summary).getByText('Drive Away')).toBeVisible();
  expect(summary).toHaveTextContent('$28,990');
});

test('stays whole where the browser forbids storage', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show({ price: 25_990, price_type: 'Drive Away' });

  expect(await screen.findByRole('region', { name: 'Summary' })).toHaveTextContent('$25,990');
  storage.mockRestore();
});

test('a subscription says what the vehicle costs to buy, which the repayment is of', async () => {
  const subscribing = { ...site, flags: { ...site.flags, subscription_site: true } };
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json(aCar({ subscription_price: 199, price: 25_990 }))));
  const address = { url: '/cars/some-car', path: '/cars/:slug' };
  renderWithStore(<VehiclePage />, { apis: [vehicleApi], site: subscribing, ...address });

  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(within(summary).getByText('$199')).toBeVisible();
  expect(summary).toHaveTextContent('$199 a week by subscriptionTo buy: $25,990 Drive Away');
});

test.each([
  ['car', 'Used cars'],
  ['truck', 'Used trucks'],
  ['motorcycle', 'Used motorcycles'],
  ['caravan', 'Used caravans'],
  [null, 'Used cars'],
])('the way to a %s leads past %s', async (item_type, label) => {
  show({ item_type, car_type: 'used' });

  const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: label })).toHaveAttribute('href', '/search/used-cars');
});

test('shows no earlier price that is not higher', async () => {
  show({ price: 25_990, before_price: 25_990 });

  expect(await screen.findByRole('region', { name: 'Summary' })).not.toHaveTextContent(/was/i);
});

test('a sold car says so and leads to others: no price, nothing to enquire with', async () => {
  show({ status: 'sold', price: 25_990 });

  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(within(summary).getAllByText('SOLD')[0]).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
    'href',
    '/search/mazda/cx-5',
  );
  expect(screen.queryByRole('link', { name: 'Enquire' })).toBeNull();
  expect(summary).not.toHaveTextContent('$25,990');
});

test.each([
  [404, 'not_found', 'We cannot find that vehicle'],
  [410, 'gone', 'This vehicle has found a new owner'],
])('a car that is %s (%s) has a page with a way on', async (status, code, title) => {
  refuse(status, code);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars',
  );
});

const machineFacts = (): Record<string, unknown>[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

test('machines read the price that shoppers see, at the one address of the car', async () => {
  show({ price: 32_990, offer_price: 30_490 });

  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(within(summary).getByText('$30,490')).toBeVisible();
  await waitFor(() => expect(machineFacts()).not.toEqual([]));
  expect(machineFacts()[0]).toMatchObject({
    '@type': 'Car',
    url: 'https://sunrise.example/cars/some-car',
    offers: { price: 30_490, priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
  });
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://sunrise.example/cars/some-car',
  );
});

const described = () => document.querySelector('meta[name=description]')?.getAttribute('content');

test('people, machines and shared links are told the same of a subscription: its price a week', async () => {
  const subscribing = { ...site, flags: { ...site.flags, subscription_site: true } };
  const canonical_url = 'https://sunrise.example/cars/some-car';
  const car = aCar({ subscription_price: 199, price: 25_990 });
  server.use(http.get('*/api/cars/:slug', () => HttpResponse.json({ ...car, canonical_url })));
  const address = { url: '/cars/some-car', path: '/cars/:slug' };
  renderWithStore(<VehiclePage />, { apis: [vehicleApi], site: subscribing, ...address });

  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(within(summary).getByText('$199')).toBeVisible();
  expect(within(summary).getByText('a week by subscription')).toBeVisible();
  await waitFor(() => expect(machineFacts()).not.toEqual([]));
  const priceSpecification = { '@type': 'UnitPriceSpecification', price: 199, priceCurrency: 'AUD', unitCode: 'WEE' };
  expect(machineFacts()[0]).toMatchObject({ offers: { '@type': 'Offer', priceSpecification } });
  expect(described()).toMatch(/ \$199 a week by subscription\. /);
});

test('a vehicle without a price is not described as driven away for it', async () => {
  show({ price: null, price_type: 'Drive Away' });

  await screen.findByRole('region', { name: 'Summary' });
  expect(described()).toMatch(/^2021 Mazda CX-5 Maxx Sport Enquire for price\. 41,200 kms/);
});

test('a sold vehicle is described as sold, without a price', async () => {
  show({ status: 'sold', price: 29_990 });

  await screen.findByRole('region', { name: 'Summary' });
  expect(described()).toMatch(/^2021 Mazda CX-5 Maxx Sport SOLD\. 41,200 kms/);
});

test('a feed cannot end the script its words stand in', async () => {
  show({ badge: '</script><script>alert(1)</script>' });

  await waitFor(() => expect(machineFacts()).not.toEqual([]));
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
    expect(textContent).not.toContain('</script');
});

test('shows similar cars', async () => {
  server.use(
    http.get(similar, () => HttpResponse.json({ hits: [aCarCard({ year: 2020, make: 'Kia', model: 'Seltos' })] })),
  );
  show();

  const section = await screen.findByRole('region', { name: 'You may also like' });
  expect(await within(section).findByRole('link', { name: '2020 Kia Seltos' })).toBeVisible();
});

test('where similar cars cannot be had, a search for the same body and price in stock stands in, without this car', async () => {
  const asked: string[] = [];
  server.use(
    http.get(similar, () => HttpResponse.json({ code: 'internal', detail: 'down' }, { status: 500 })),
    http.get('*/api/search', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      const hits = [aCarCard(), aCarCard({ id: 'other', make: 'Kia', model: 'Seltos' })];
      return HttpResponse.json({ hits, facets: {}, count: 2, stockCount: 2, pages: 1, ms: 1 });
    }),
  );
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  show({ price: 32_990, simple_body: 'SUV' });

  const section = await screen.findByRole('region', { name: 'You may also like' });
  expect(await within(section).findByRole('link', { name: '2021 Kia Seltos' })).toBeVisible();
  expect(within(section).queryByRole('link', { name: '2021 Mazda CX-5' })).toBeNull();
  expect(asked).toEqual(['?refinementList[status][0]=in_stock&refinementList[body][0]=SUV&range[price]=22990:42990']);
  expect(warned).toHaveBeenCalledWith('Similar cars could not be fetched, a search stands in');
  warned.mockRestore();
});

test('is whole without any other car', async () => {
  const down = () => HttpResponse.json({ code: 'internal', detail: 'down' }, { status: 500 });
  server.use(http.get(similar, down), http.get('*/api/search', down));
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { store } = show();

  expect(await screen.findByRole('region', { name: 'Summary' })).toBeVisible();
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"detail":"down"'));
  await waitFor(() => expect(screen.queryByText('You may also like')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: '2021 Mazda CX-5' })).toBeVisible();
  warned.mockRestore();
});
