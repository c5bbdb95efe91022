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
const SOUTH = { ...base.address, lat: -38, long: 144 };
const noosa = {
  dealership_slug: 'noosa',
  dealership_name: 'Noosa Motors',
  dealership_website: {
    name: 'Noosa Motors',
    slug: null,
    make: null,
    url: 'https://noosa.example',
    logo: { url: null },
  },
};
const places = [
  at('1 Hill Street', { id: 'sales', name: 'Noosa Sales', location_type: 'sales', ...noosa }),
  at('1 Hill Street', { id: '7', slug: 'noosa-parts', name: 'Noosa Parts', location_type: 'parts', ...noosa }),
  at('2 Wharf Lane', {
    id: 'cairns',
    name: 'Cairns Cars',
    location_type: 'sales',
    dealership_slug: 'cairns',
    dealership_name: 'Cairns Cars',
    address: { ...SOUTH, street: '2 Wharf Lane', city: 'Geelong' },
  }),
];

/** Whatever jsdom makes of `<details>`, what is folded is in the page. */
async function openCard(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name });
  await userEvent.click(heading);
  return heading.closest('li')!;
}

function show(url = '/dealer-locator', locations = places) {
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations })));
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
  server.use(http.get('*/api/places', () => HttpResponse.json({ place: null })));
  show('/dealer-locator?locationQuery=darwin');

  expect(await screen.findByText('No location matches that')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('darwin');

  await userEvent.click(screen.getByRole('link', { name: 'Show all locations' }));

  expect(await screen.findByText('2 dealerships')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test.each(['3220', 'Geelong West'])(
  'searching for %s, where no dealership is, puts the nearest first',
  async (words) => {
    server.use(
      http.get('*/api/places', ({ request }) => {
        const asked = new URL(request.url).searchParams.get('near');
        return HttpResponse.json({
          place: asked === words ? { label: 'Geelong 3220', lat: -38.15, long: 144.36 } : null,
        });
      }),
    );
    const away = places.map((place) => ({ ...place, address: { ...place.address, postcode: '4000' } }));
    show(`/dealer-locator?locationQuery=${encodeURIComponent(words)}`, away);

    expect(await screen.findByText('2 dealerships, those nearest to Geelong 3220 first')).toBeVisible();
    const [nearest, next] = screen.getAllByRole('heading', { level: 2 });
    expect([nearest?.textContent, next?.textContent]).toEqual(['Cairns Cars', 'Noosa Motors']);
  },
);

test('a tab for each kind of place; parts have an enquiry in place of a phone', async () => {
  show();
  const card = await openCard('Noosa Motors');
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
  const card = await openCard('Cairns Cars');

  expect(within(card).queryByRole('tab')).toBeNull();
  expect(within(card).getByText('8:30am - 5:30pm')).toBeVisible();
});

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a postcode in the address puts the nearest first and says how far each is', async () => {
  server.use(
    http.get('*/api/places', ({ request }) => {
      const near = new URL(request.url).searchParams.get('near');
      return HttpResponse.json({
        place: near === '3220' ? { label: 'Geelong 3220', lat: -38.15, long: 144.36 } : null,
      });
    }),
  );
  show('/dealer-locator?near=3220');

  expect(await screen.findByText('2 dealerships, those nearest to Geelong 3220 first')).toBeVisible();
  expect(names()).toEqual(['Cairns Cars', 'Noosa Motors']);
  expect(screen.getByText('36 km away')).toBeVisible();
});

test('a postcode nobody knows is said to be none at its field, which keeps it; the list stays as it is', async () => {
  server.use(http.get('*/api/places', () => HttpResponse.json({ place: null })));
  show('/dealer-locator?near=9999');

  const field = await screen.findByRole('textbox', { name: 'Postcode or town' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid postcode. Try one nearby, or a town.'));
  expect(field).toHaveValue('9999');
  expect(names()).toEqual(['Noosa Motors', 'Cairns Cars']);
});

/** What a browser answers that is asked where it is. */
function browserAt(answer: { coords: { latitude: number; longitude: number } } | null) {
  const geolocation = {
    getCurrentPosition: (known: (position: object) => void, refuse: () => void) => (answer ? known(answer) : refuse()),
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}

test("the browser's position orders the list too, and is in no address", async () => {
  browserAt({ coords: { latitude: -38.15, longitude: 144.36 } });
  const { currentUrl } = show();

  await userEvent.click(await screen.findByRole('button', { name: 'Use my position' }));

  expect(await screen.findByText('2 dealerships, those nearest to you first')).toBeVisible();
  expect(names()).toEqual(['Cairns Cars', 'Noosa Motors']);
  expect(currentUrl()).toBe('/dealer-locator');
});

test('who refuses to say where they are is led to the postcode', async () => {
  browserAt(null);
  show();

  await userEvent.click(await screen.findByRole('button', { name: 'Use my position' }));

  expect(await screen.findByText(/A postcode does as well/)).toBeVisible();
});

test('map and list are in step: a pin unfolds its row and is marked while the row has the focus', async () => {
  show();
  const map = await screen.findByRole('group', { name: 'Schematic map of our locations' });
  const pin = within(map).getByRole('link', { name: 'Noosa Motors' });
  expect(pin).toHaveAttribute('href', '#at-noosa');
  const row = screen.getByRole('heading', { name: 'Noosa Motors' }).closest('details')!;
  const plain = pin.getAttribute('class');

  await userEvent.click(pin);

  expect(row).toHaveProperty('open', true);
  expect(row.querySelector('summary')).toHaveFocus();
  expect(pin.getAttribute('class')).not.toBe(plain);
});

test("a dealership's own website opens beside this one", async () => {
  show();
  const card = await openCard('Noosa Motors');

  const [link] = within(card).getAllByRole('link', { name: 'Visit Website of Noosa Motors (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://noosa.example');
  expect(within(await openCard('Cairns Cars')).queryByRole('link', { name: /Visit Website/ })).toBeNull();
});

test('a place of which a feed says next to nothing has its row, and a page without coordinates no map', async () => {
  const bare = aLocation({
    image: null,
    address: { ...base.address, lat: null, long: null, place_url: null },
    contact_detail: { phone: null, landline_phone: null, opening_hours: [] },
    dealer_license_number: null,
  });
  show('/dealer-locator', [bare]);

  const row = (await screen.findByRole('heading', { name: bare.dealership_name })).closest('li')!;
  expect(within(row).getByText('Call us for our opening hours.')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Contact Us' })).toBeVisible();
  expect(within(row).queryByText(/Closed/)).toBeNull();
  expect(screen.queryByRole('group', { name: /map/ })).toBeNull();
});
