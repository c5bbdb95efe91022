import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { locationsSettingsSchema } from '@shared-kit/contracts/settings/locations-settings.contract';
import { LocationBlock } from './location-block';
import { OpenAtPlace } from './open-at-place';

function show(phoneReveal: boolean) {
  server.use(http.get('*/api/cars/:slug/locations', () => HttpResponse.json({ locations: [aLocation()] })));
  const site = aSite({
    flags: { phone_reveal: phoneReveal },
    remotes: { 'mfe-locations': locationsSettingsSchema.parse({}) },
  });
  const car = { carId: 'car-9', slug: 'x', carName: 'A car', dealershipSlug: 'springwood', locationId: 'location-1' };
  return renderWithStore(<LocationBlock {...car} />, { apis: [locationsApi], site });
}

test('where reveals are counted the number of the place is asked for', async () => {
  const { container } = show(true);
  const ask = await screen.findByRole('button', { name: 'Show phone number' });
  expect(container.querySelector('a[href^="tel:"]')).toBeNull();

  await userEvent.click(ask);
  const link = await screen.findByRole('link', { name: /^[\d ]{8,}$/ });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^tel:\+61/));
  await waitFor(() => expect(link).toHaveFocus());
});

test('elsewhere it simply stands there', async () => {
  show(false);

  expect(await screen.findByRole('link', { name: /^[\d ]{8,}$/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('beside a vehicle’s price stands until when its place is open, and nothing of a place whose hours nobody knows', async () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...{ weekday, status: 'Open' as const, formated_hours: 'All day', open: '00:00', close: '23:59' },
  }));
  const place = (opening_hours: typeof always) =>
    aLocation({ contact_detail: { ...aLocation().contact_detail, opening_hours }, special_hours: [] });
  const shown = (opening_hours: typeof always) => {
    server.use(http.get('*/api/cars/:slug/locations', () => HttpResponse.json({ locations: [place(opening_hours)] })));
    const site = aSite({ remotes: { 'mfe-locations': locationsSettingsSchema.parse({}) } });
    return renderWithStore(<OpenAtPlace carId="car-9" slug="x" />, { apis: [locationsApi], site });
  };
  const { unmount } = shown(always);
  expect(await screen.findByText(/^Open until/)).toBeVisible();
  unmount();

  shown([]);
  await waitFor(() => expect(screen.queryByText(/Open|Closed/)).toBeNull());
});
