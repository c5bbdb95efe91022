import { parseSearch } from '@shared-kit/domain/search/search-url';
import { aCarCard } from '@shared-kit/testing/a-car';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { stockOfApi } from '../../api/stock-of.api';
import { DealershipStock } from './dealership-stock';

function show(count: number) {
  const asked: string[] = [];
  const hits = Array.from({ length: Math.min(count, 6) }, (_, index) => aCarCard({ id: `car-${index}` }));
  server.use(
    http.get('*/api/search', ({ request }) => {
      asked.push(...(parseSearch(new URL(request.url).searchParams).filters.dealership_name ?? []));
      return HttpResponse.json(aSearchResponse({ count, hits }));
    }),
  );
  const { container } = renderWithStore(<DealershipStock dealershipSlug="noosa" dealershipName="Noosa Motors" />, {
    apis: [stockOfApi],
  });
  return { asked, container };
}

test('four vehicles of the dealership, and the way to all of them', async () => {
  const { asked } = show(31);

  expect(await screen.findByRole('link', { name: 'See all 31' })).toHaveAttribute('href', '/search/noosa');
  expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'))).toHaveLength(4);
  expect(asked).toEqual(['Noosa Motors']);
});

test('a dealership that sells nothing has no such part', async () => {
  const { asked, container } = show(0);

  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
