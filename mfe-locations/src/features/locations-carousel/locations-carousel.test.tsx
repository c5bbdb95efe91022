import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { HomeLocations } from './home-locations';
import { VehicleLocations } from './vehicle-locations';

const dealership = (name: string, change: Parameters<typeof aLocation>[0] = {}) =>
  aLocation({
    ...{ id: name, slug: `${name}-sales`, name: `${name} Sales` },
    ...{ dealership_slug: name, dealership_name: `${name} Motors` },
    ...change,
  });
const parts = dealership('Noosa', { id: 'parts', slug: 'noosa-parts', name: 'Noosa Parts', location_type: 'parts' });
const many = Array.from({ length: 12 }, (_, index) => dealership(`Town${index}`));
const car = { carId: 'car-9', slug: 'x', carName: 'A car', dealershipSlug: 'Town11', locationId: 'Town11' };

function show(locations: ReturnType<typeof aLocation>[], onVehicle = false) {
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations })));
  return renderWithStore(onVehicle ? <VehicleLocations {...car} /> : <HomeLocations />, { apis: [locationsApi] });
}

const names = (row: HTMLElement) =>
  within(row)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('each dealership has one card, which leads to the place that sells there and says whether it is open', async () => {
  show([parts, dealership('Noosa'), dealership('Cairns')]);

  const row = await screen.findByRole('region', { name: 'Our Locations' });
  expect(names(row)).toEqual(['Noosa Motors', 'Cairns Motors']);
  const [first] = within(row).getAllByRole('listitem');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/locations/Noosa-sales');
  expect(first).toHaveTextContent(/Open until|Closed/);
});

test('a long row ends with a way to all of them', async () => {
  show(many);

  const row = await screen.findByRole('region', { name: 'Our Locations' });
  expect(names(row)).toHaveLength(4);
  expect(within(row).getByRole('link', { name: 'All 12 locations' })).toHaveAttribute('href', '/dealer-locator');
});

test('on a vehicle page its own dealership comes first', async () => {
  show(many, true);

  const row = names(await screen.findByRole('region', { name: 'Our Locations' }));
  expect(row[0]).toBe('Town11 Motors');
  expect(row).toHaveLength(8);
});

test('one dealership alone is no row', async () => {
  const { store } = show([parts, dealership('Noosa')]);

  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"status":"fulfilled"'));
  expect(screen.queryByRole('region')).toBeNull();
});

test('the hint to swipe goes once somebody has', async () => {
  show(many);
  const row = await screen.findByRole('list');
  const hint = screen.getByText('Swipe to see more');
  expect(hint).toHaveAttribute('aria-hidden', 'true');
  const before = hint.className;

  fireEvent.scroll(row);
  await waitFor(() => expect(hint.className).not.toBe(before));
});
