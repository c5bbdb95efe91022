import type { Location } from '@shared-kit/contracts/place/location.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { LocationsPage } from './locations-page';

const base = aLocation();
const at = (street: string, change: Partial<Location>) =>
  aLocation({ address: { ...base.address, street }, ...change });
const noosa = { dealership_slug: 'noosa', dealership_name: 'Noosa Motors' };
const places = [
  at('1 Hill Street', { id: 'sales', name: 'Noosa Sales', location_type: 'sales', ...noosa }),
  at('1 Hill Street', { id: '7', slug: 'noosa-parts', name: 'Noosa Parts', location_type: 'parts', ...noosa }),
  at('2 Wharf Lane', {
    id: 'cairns',
    name: 'Cairns Cars',
    location_type: 'sales',
    dealership_slug: 'cairns',
    dealership_name: 'Cairns Cars',
  }),
];

function show(url = '/dealer-locator') {
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations: places })));
  return renderWithStore(<LocationsPage />, { apis: [locationsApi], url, path: '/dealer-locator' });
}

test('the search is part of the address and narrows the list as one types', async () => {
  const { currentUrl } = show();
  expect(await screen.findByText('2 dealerships')).toBeVisible();

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search locations' }), 'wharf');

  await waitFor(() => expect(currentUrl()).toBe('/dealer-locator?locationQuery=wharf'));
  expect(screen.getByRole('heading', { name: 'Cairns Cars' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Noosa Motors' })).toBeNull();
});

test('an address with words in it starts with their list, and without a match offers all', async () => {
  show('/dealer-locator?locationQuery=darwin');

  expect(await screen.findByText('No location matches that')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('darwin');

  await userEvent.click(screen.getByRole('link', { name: 'Show all locations' }));

  expect(await screen.findByText('2 dealerships')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a tab for each kind of place; parts have an enquiry in place of a phone', async () => {
  show();
  const card = (await screen.findByRole('heading', { name: 'Noosa Motors' })).closest('li')!;
  expect(within(card).getByRole('link', { name: '07 3808 9999' })).toBeVisible();

  await userEvent.click(within(card).getByRole('tab', { name: 'Parts' }));

  const panel = within(card).getByRole('tabpanel', { name: 'Parts' });
  expect(within(panel).queryByRole('link', { name: '07 3808 9999' })).toBeNull();
  for (const link of within(panel).getAllByRole('link', { name: 'Parts Enquiry' })) {
    expect(link).toHaveAttribute('href', '/vehicle-parts-and-accessories?location_id=7');
  }
});

test('a dealership with one kind of place has no tabs', async () => {
  show();
  const card = (await screen.findByRole('heading', { name: 'Cairns Cars' })).closest('li')!;

  expect(within(card).queryByRole('tab')).toBeNull();
  expect(within(card).getByText('8:30am - 5:30pm')).toBeVisible();
});
