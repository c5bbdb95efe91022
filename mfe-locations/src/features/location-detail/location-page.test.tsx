import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import type { NextTimes } from '@shared-kit/contracts/lead/booking.contract';
import { locationsSettingsSchema } from '@shared-kit/contracts/settings/locations-settings.contract';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { LocationPage } from './location-page';

const holiday = { location_id: 'location-1', start_hour: null, end_hour: null, hours: null };

const NONE: NextTimes = { test_drive: null, service: null };
let nextTimes = NONE;
afterEach(() => {
  nextTimes = NONE;
});

function show(change: Partial<LocationOfPage> = {}, settings: { hide_reviews?: boolean } = {}) {
  const site = aSite({ remotes: { 'mfe-locations': locationsSettingsSchema.parse(settings) } });
  server.use(
    http.get('*/api/locations/:slug', () => HttpResponse.json({ ...aLocation(change), departments: [], ...change })),
  );
  server.use(http.get('*/api/bookings/next', () => HttpResponse.json(nextTimes)));
  renderWithStore(
    <RenderTimeContext value={Date.parse('2026-12-23T00:00:00Z')}>
      <LocationPage />
    </RenderTimeContext>,
    { apis: [locationsApi], site, url: '/locations/springwood', path: '/locations/:slug' },
  );
}

test('shows holiday hours in a dialog, whichever of the two shapes a feed writes', async () => {
  show({
    special_hours: [
      { ...holiday, date: '2026-12-24', status: 'Open', start_hour: '09:00', end_hour: '12:00' },
      { ...holiday, date: '2026-12-25', status: 'Closed' },
      { ...holiday, date: '2026-12-26', status: 'Open' },
      { ...holiday, date: '2026-12-28', status: 'Open', hours: { begin: '10:00', end: '14:00' } },
    ],
  });

  // jsdom knows no invoker commands: the button's own handler opens the dialog.
  await userEvent.click(await screen.findByRole('button', { name: 'Holiday Hours' }));

  const days = within(await screen.findByRole('dialog', { name: 'Holiday Hours' }));
  expect(days.getByText('Thursday 24 December').parentElement).toHaveTextContent('9:00 am – 12:00 pm');
  expect(days.getByText('Friday 25 December').parentElement).toHaveTextContent('Closed');
  expect(days.getByText('Saturday 26 December').parentElement).toHaveTextContent('Call us for our opening hours.');
  expect(days.getByText('Monday 28 December').parentElement).toHaveTextContent('10:00 am – 2:00 pm');
});

test('has no holiday button when no holiday is to come', async () => {
  show({ special_hours: [{ ...holiday, date: '2020-12-25', status: 'Closed' }] });

  expect(await screen.findByRole('heading', { level: 1, name: 'Springwood Used Cars' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Holiday Hours' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute('href', '#enquire');
});

test('shows what the place looks like where there is a picture', async () => {
  show({ image: { image: { url: 'showroom-day' }, thumb: 'showroom-day' } });
  await screen.findByRole('heading', { level: 1, name: 'Springwood Used Cars' });

  // Its name stands right below, so the picture has no words of its own.
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/img/showroom-day?w=640');
});

test('leads from an unknown location to all of them', async () => {
  server.use(
    http.get('*/api/locations/:slug', () => HttpResponse.json({ code: 'not_found', detail: 'none' }, { status: 404 })),
  );
  renderWithStore(<LocationPage />, { apis: [locationsApi], url: '/locations/nowhere', path: '/locations/:slug' });

  expect(await screen.findByRole('link', { name: 'See our locations' })).toHaveAttribute('href', '/dealer-locator');
});

const department = (location_type: 'sales' | 'service', phone: string) => ({
  ...{ slug: `springwood-${location_type}`, name: `Springwood ${location_type}`, location_type, phone },
});

test('departments at one address are chosen among, each with a number of its own', async () => {
  show({ departments: [department('sales', '0738089999'), department('service', '0738081111')] });

  const choice = within(await screen.findByRole('navigation', { name: 'Departments at this address' }));
  expect(choice.getByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'page');
  expect(choice.getByRole('link', { name: 'Service' })).toHaveAttribute('href', '/locations/springwood-service');
  expect(screen.getByRole('link', { name: '07 3808 1111' })).toBeVisible();
});

test("today's hours are strong, in words and in the table", async () => {
  show();

  // Wednesday 23 December, ten in the morning in Brisbane.
  expect(await screen.findByText('Today 8:30 am – 5:30 pm')).toBeVisible();
  expect(screen.getByRole('row', { name: /Monday – Friday/ })).toHaveClass('today');
  expect(screen.getByRole('row', { name: /Saturday/ })).not.toHaveClass('today');
});

test('a place of which nobody knows hours, phone, picture or position has a whole page', async () => {
  const address = { ...aLocation().address, lat: null, long: null, place_url: null };
  show({
    ...{ address, image: null, dealer_license_number: null },
    contact_detail: { phone: null, landline_phone: null, opening_hours: [] },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Springwood Used Cars' })).toBeVisible();
  expect(screen.getByText('Call us for our opening hours.')).toBeVisible();
  expect(screen.queryByText(/Closed|Today/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: /Departments/ })).toBeNull();
  expect(screen.queryByRole('group', { name: /map/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
});

const review = {
  ...{ id: '1', image: null, customer_name: 'Ash B.', text: 'Quick and kind.', rating: 5 },
  ...{
    created_at_time_ago_in_words: '2 weeks ago',
    review_date: '09/12/2026',
    review_date_in_words: '9 December 2026',
  },
};
const reviews = { count: 1379, average_rating: 4.24, minimum_rating: 4, source: 'Google', list: [review] };

test('stars are over all reviews; that only good ones are shown is said', async () => {
  show({ reviews });

  const summary = await screen.findByRole('link', { name: '4.2 out of 5 from 1,379 Google reviews' });
  expect(summary).toHaveAttribute('href', '#reviews');
  const part = within(screen.getByRole('region', { name: 'What people say' }));
  expect(part.getByText('Quick and kind.')).toBeVisible();
  expect(part.getByText(/Shown are reviews of 4 stars or more. The average is over all 1,379/)).toBeVisible();
  // A site's own stars are nothing to tell a search engine.
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toMatch(/rating/i);
});

test('a site that hides reviews shows none, and a place without any says nothing of them', async () => {
  show({ reviews }, { hide_reviews: true });

  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(/review/i)).toBeNull();
});

test('the next free times lead to their forms with the place chosen, and a kind that is full is not there', async () => {
  const at = { date: '2026-12-24', time: '09:00', label: 'Thursday 24 December, 9:00 am' };
  nextTimes = { test_drive: { ...at, location_id: 'location-1' }, service: null };
  show();

  const next = within(await screen.findByRole('region', { name: 'Next free times' }));
  expect(next.getByRole('link', { name: at.label })).toHaveAttribute('href', '/book-test-drive?location_id=location-1');
  expect(next.queryByText('Service')).not.toBeInTheDocument();
});

test('whom one meets there stands with their picture, or with the initials of their name', async () => {
  const team = [
    { name: 'Ada van Dyk', role: 'Service manager', picture: null },
    { name: 'Bo', role: 'Sales', picture: 'showroom-day' },
  ];
  show({ team });

  const met = within(await screen.findByRole('region', { name: 'Our team' }));
  expect(met.getByText('AD')).toBeInTheDocument();
  expect(met.getByText('Service manager')).toBeInTheDocument();
  expect(met.getAllByRole('listitem')[1]?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('showroom-day'),
  );
});

test('a place that names nobody has no team', async () => {
  show();

  expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Our team' })).not.toBeInTheDocument();
});
