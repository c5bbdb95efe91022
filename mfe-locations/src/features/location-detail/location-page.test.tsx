import type { Location } from '@shared-kit/contracts/place/location.contract';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { LocationPage } from './location-page';

const holiday = { location_id: 'location-1', start_hour: null, end_hour: null, hours: null };

function show(change: Partial<Location> = {}) {
  server.use(http.get('*/api/locations/:slug', () => HttpResponse.json(aLocation(change))));
  renderWithStore(
    <RenderTimeContext value={Date.parse('2026-12-23T00:00:00Z')}>
      <LocationPage />
    </RenderTimeContext>,
    { apis: [locationsApi], url: '/locations/springwood', path: '/locations/:slug' },
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
  // The contact form knows a place by its slug.
  expect(screen.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute(
    'href',
    '/contact?location=springwood-sales',
  );
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
