import { aLocation } from '@shared-kit/testing/a-location';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { locationsApi } from '../../api/locations.api';
import { ContentLocations } from './content-locations';

const [noosa, cairns, roma] = ['noosa', 'cairns', 'roma'].map((slug) => aLocation({ id: slug, slug, name: slug }));

async function shown(places: string) {
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations: [noosa, cairns, roma] })));
  renderWithStore(<ContentLocations places={places} />, { apis: [locationsApi] });
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

test.each([
  ['all places of the site where it names none', '', ['noosa', 'cairns', 'roma']],
  ['those it names, in its order, without one that is gone', 'roma,closed,noosa', ['roma', 'noosa']],
])('a page shows %s', async (_case, places, names) => {
  expect(await shown(places)).toEqual(names);
  expect(screen.getByRole('link', { name: 'noosa' })).toHaveAttribute('href', '/locations/noosa');
});

test('a page whose places are all gone says so', async () => {
  await shown('closed');
  expect(screen.getByText('There is no location to show here right now.')).toBeVisible();
});
