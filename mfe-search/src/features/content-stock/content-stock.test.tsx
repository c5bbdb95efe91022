import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { stockAsked, stockAtApi } from '../../api/stock-at.api';
import { ContentStock } from './content-stock';

const SCOPE = { kind: 'car_type', label: 'Used cars', filters: {} };

function show(search: string, found: number) {
  const asked: string[] = [];
  const hits = Array.from({ length: found }, (_, index) => aCarCard({ id: `car-${index}` }));
  server.use(
    http.get('*/api/search/*', ({ request }) => {
      asked.push(decodeURIComponent(request.url.split('/api/')[1] ?? ''));
      return HttpResponse.json({ ...aSearchResponse({ count: found, hits }), scope: SCOPE });
    }),
  );
  renderWithStore(<ContentStock search={search} count={3} />, { apis: [stockAtApi] });
  return asked;
}

test('as many vehicles of a search as its page wants', async () => {
  const asked = show('/search/used-cars?refinementList[body][0]=Ute&sortBy=newest', 5);

  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(asked).toEqual(['search/used-cars?refinementList[body][0]=Ute&sortBy=newest']);
});

test('a search that finds nothing says so', async () => {
  show('/special-offers', 0);

  expect(await screen.findByText('No cars like these are here right now.')).toBeVisible();
});

test.each([
  ['/special-offers', { scope: 'special-offers', model: undefined, params: '' }],
  ['/search/toyota/hilux', { scope: 'toyota', model: 'hilux', params: '' }],
  ['/search/used-cars?page=4&sortBy=newest', { scope: 'used-cars', model: undefined, params: 'sortBy=newest' }],
])('%s asks for its own first page', (address, asked) => {
  expect(stockAsked(address, 3)).toEqual({ ...asked, count: 3 });
});
