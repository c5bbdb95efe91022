import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { HomeReviews } from './home-reviews';

const quote = (id: string, text: string | null) => ({
  ...{ id, image: null, customer_name: 'Ann', text, rating: 5 },
  ...{ created_at_time_ago_in_words: '2 days ago', review_date: '24/11/2026', review_date_in_words: '24 Nov 2026' },
});
const places = [
  aLocation({ id: 'gympie', slug: 'gympie', dealership_name: 'Gympie Cars', average_rating: 4.9, review_count: 3 }),
  aLocation({ id: 'noosa', slug: 'noosa', dealership_name: 'Noosa Cars', average_rating: 4.4, review_count: 1200 }),
  aLocation({ id: 'new', slug: 'new', average_rating: null, review_count: 0 }),
];

function show(
  settings = {},
  list = [quote('r0', null), ...['One', 'Two', 'Three', 'Four'].map((said) => quote(said, said))],
) {
  server.use(
    http.get('*/api/locations', () => HttpResponse.json({ locations: places })),
    http.get('*/api/locations/:slug', ({ params: { slug } }) =>
      HttpResponse.json({
        ...places.find((place) => place.slug === slug),
        reviews: { count: 1200, average_rating: 4.4, minimum_rating: 4, source: 'Google', list },
      }),
    ),
  );
  const site = aSite({ remotes: { 'mfe-locations': settings } });
  return renderWithStore(<HomeReviews />, { apis: [locationsApi], site });
}

test('the place that most have reviewed is quoted, beside the mean over all and what is left out (R-LEGAL-04)', async () => {
  show();

  const section = await screen.findByRole('region', { name: 'What people say of Noosa Cars' });
  expect(section).toHaveTextContent('4.4 out of 5 from 1,200 Google reviews');
  expect(section).toHaveTextContent(/Shown are reviews of 4 stars or more\. The average is over all 1,200\./);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One5 out of 5 stars, Ann, 2 days ago',
    'Two5 out of 5 stars, Ann, 2 days ago',
    'Three5 out of 5 stars, Ann, 2 days ago',
  ]);
  expect(screen.getByRole('link', { name: 'More reviews' })).toHaveAttribute('href', '/locations/noosa#reviews');
});

test('a site says whose reviews its home page quotes; a place that nobody has reviewed is none', async () => {
  const { unmount } = show({ home_reviews: 'gympie' });
  expect(await screen.findByRole('region', { name: 'What people say of Gympie Cars' })).toBeVisible();
  unmount();

  show({ home_reviews: 'new' });
  expect(await screen.findByRole('region', { name: 'What people say of Noosa Cars' })).toBeVisible();
});

test('nothing stands where the site hides reviews (S5-69), and nothing where none has words', async () => {
  const { unmount } = show({ hide_reviews: true });
  expect(screen.queryByRole('region')).toBeNull();
  unmount();

  const { store } = show({}, [quote('r0', null)]);
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"said":null'));
  expect(screen.queryByRole('region')).toBeNull();
});
