import { aLocation } from '@shared-kit/testing/a-location';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { ContentReviews } from './content-reviews';

const said = {
  ...{ id: 'r1', image: null, customer_name: 'Ann', text: 'They were kind.', rating: 5 },
  ...{ created_at_time_ago_in_words: '2 days ago', review_date: '24/11/2026', review_date_in_words: '24 Nov 2026' },
};
const reviews = { count: 12, average_rating: 4.4, minimum_rating: 4, source: 'Google', list: [said] };

function show(of: object | null, settings = {}) {
  server.use(http.get('*/api/locations/noosa', () => HttpResponse.json({ ...aLocation(), reviews: of })));
  const site = aSite({ remotes: { 'mfe-locations': settings } });
  renderWithStore(<ContentReviews place="noosa" />, { apis: [locationsApi], site });
}

test('reviews of a place stand with the mean over all of them and what is left out (R-LEGAL-04)', async () => {
  show(reviews);

  expect(await screen.findByText('They were kind.')).toBeVisible();
  expect(screen.getByText('4.4')).toBeVisible();
  expect(screen.getByText(/Shown are reviews of 4 stars or more/)).toBeVisible();
});

test.each([
  ['a place that nobody has said anything of', null, {}],
  ['a site that hides all reviews (S5-69)', reviews, { hide_reviews: true }],
])('%s shows none', async (_case, of, settings) => {
  show(of, settings);

  expect(await screen.findByText('There are no reviews to show here right now.')).toBeVisible();
  expect(screen.queryByText('They were kind.')).not.toBeInTheDocument();
});
