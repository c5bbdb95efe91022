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

function show(phoneReveal: boolean, place: object = {}, settings: object = {}) {
  server.use(http.get('*/api/cars/:slug/locations', () => HttpResponse.json({ locations: [aLocation(place)] })));
  const site = aSite({
    flags: { phone_reveal: phoneReveal },
    remotes: { 'mfe-locations': locationsSettingsSchema.parse(settings) },
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

test('what people say of the place stands by it with how many they are, and leads to their words', async () => {
  show(false, { slug: 'springwood', name: 'Springwood', average_rating: 4.24, review_count: 1379 });

  const rating = await screen.findByRole('link', { name: '4.2 out of 5 from 1,379 reviews' });
  expect(rating).toHaveAttribute('href', '/locations/springwood#reviews');
});

test.each([
  [{ average_rating: null, review_count: 0 }, {}],
  [{ average_rating: 4.2, review_count: 9 }, { hide_reviews: true }],
])('there are no stars without reviews, or where the site hides them: %j %j', async (place, settings) => {
  show(false, place, settings);

  expect(await screen.findByRole('link', { name: 'View Details' })).toBeVisible();
  expect(screen.queryByText(/reviews/)).toBeNull();
});
