import type { SearchResponse, SearchScope } from '@shared-kit/contracts/search.contract';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../api/search.api';
import { searchConfigSchema } from '../../search-config';
import { ResultsPage } from './results-page';

const body = [
  { label: 'SUV', value: 'SUV', count: 12 },
  { label: 'Ute', value: 'Ute', count: 7 },
];
const results = aSearchResponse({ facets: { ...aSearchResponse().facets, body }, count: 19, stockCount: 19, pages: 1 });
const scope: SearchScope = { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } };
const site = aSite({ remotes: { 'mfe-search': searchConfigSchema.parse({}) } });

/** Answers each search of used cars with what `answer` says to its query string. */
function serve(answer: (query: URLSearchParams) => SearchResponse | null) {
  server.use(
    http.get('*/api/search/used-cars', ({ request }) => {
      const found = answer(new URL(request.url).searchParams);
      return found
        ? HttpResponse.json({ ...found, scope })
        : HttpResponse.json(problem(500, 'internal'), { status: 500 });
    }),
  );
}

function problem(status: number, code: string) {
  return { code, detail: `Answered ${status}` };
}

function show(url = '/search/used-cars') {
  return renderWithStore(<ResultsPage />, { apis: [searchApi], site, url, path: '/search/:scope/:model?' });
}

test('a ticked filter leads to the canonical address of those results, and keeps the focus', async () => {
  serve(() => results);
  const { currentUrl } = show('/search/used-cars?page=3');

  const suv = await screen.findByRole('checkbox', { name: /SUV/, hidden: true });
  await userEvent.click(suv);

  await waitFor(() => expect(currentUrl()).toBe('/search/used-cars?refinementList%5Bbody%5D%5B0%5D=SUV'));
  expect(suv).toBeChecked();
  expect(suv).toBeInTheDocument();
  expect(suv).toHaveFocus();
});

test('typing searches when it pauses, and loses no letter', async () => {
  serve(() => results);
  const { currentUrl } = show();

  const field = await screen.findByRole('searchbox', { name: 'Search', hidden: true });
  await userEvent.type(field, 'hilux');

  await waitFor(() => expect(currentUrl()).toBe('/search/used-cars?query=hilux'), { timeout: 3000 });
  expect(field).toHaveValue('hilux');
});

test('a filter that is on is a chip that leads to the results without it, and the form follows', async () => {
  serve(() => results);
  const { currentUrl } = show(
    '/search/used-cars?refinementList[body][0]=SUV&refinementList[body][1]=Ute&range[price]=:30000',
  );

  const chips = await screen.findByRole('list', { name: 'Selected filters' });
  expect(within(chips).getByRole('link', { name: 'Remove Up to $30,000' })).toBeVisible();
  await userEvent.click(within(chips).getByRole('link', { name: 'Remove SUV' }));

  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe('/search/used-cars?refinementList[body][0]=Ute&range[price]=:30000'),
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /SUV/, hidden: true })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: /Ute/, hidden: true })).toBeChecked();
});

test('a filter the form has no field for outlives a change of another', async () => {
  serve(() => results);
  const { currentUrl } = show('/search/used-cars?refinementList[drive][0]=4WD');

  await userEvent.click(await screen.findByRole('checkbox', { name: /Ute/, hidden: true }));

  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe(
      '/search/used-cars?refinementList[body][0]=Ute&refinementList[drive][0]=4WD',
    ),
  );
});

test('the order is part of the address', async () => {
  serve(() => results);
  const { currentUrl } = show();

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price: low to high');

  await waitFor(() => expect(currentUrl()).toBe('/search/used-cars?sortBy=price_asc'));
});

test('says how many filters are on where a phone opens them', async () => {
  serve(() => results);
  show('/search/used-cars?refinementList[body][0]=SUV&range[year]=2020:&query=hybrid');

  expect(await screen.findByRole('button', { name: 'Filters (3)' })).toBeVisible();
});

test('without results says so in the words of the specification, with a way on', async () => {
  serve(() => aSearchResponse({ hits: [], facets: {} }));
  show();

  expect(await screen.findByText('No Results Available')).toBeVisible();
  expect(
    screen.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/special-offers');
});

test('keeps the last results when the next ones fail, and shows them once a retry succeeds', async () => {
  let broken = true;
  serve((query) => {
    if (!query.toString().includes('SUV')) return results;
    return broken ? null : aSearchResponse({ hits: [aCarCard({ make: 'Isuzu', model: 'MU-X', year: 2024 })] });
  });
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /SUV/, hidden: true }));

  expect(await screen.findByText('We could not load those results')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2019 Kia Cerato' })).toBeVisible();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByRole('heading', { name: '2024 Isuzu MU-X' })).toBeVisible();
  expect(screen.queryByText('We could not load those results')).toBeNull();
});

test('answers a make the site does not have with a way to all stock', async () => {
  server.use(http.get('*/api/search/trabant', () => HttpResponse.json(problem(404, 'not_found'), { status: 404 })));
  show('/search/trabant');

  expect(await screen.findByRole('heading', { level: 1, name: 'We have no “trabant” in stock' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all stock' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
});

test('a run of sold cars is one card, and a sold card has no buttons', async () => {
  const sold = (id: string) => aCarCard({ id, status: 'sold', model: `Sold ${id}` });
  serve(() => aSearchResponse({ hits: [aCarCard(), sold('a'), sold('b'), aCarCard({ id: 'z', model: 'CX-9' })] }));
  show();

  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    '2021 Mazda CX-5',
    '2021 Mazda Sold a',
    '2021 Mazda CX-9',
  ]);
  expect(within(cards[1]!).getByText('SOLD')).toBeVisible();
  expect(within(cards[1]!).queryByRole('link', { name: /Enquire/ })).toBeNull();
  expect(within(cards[0]!).getByRole('link', { name: /Enquire/ })).toBeVisible();
});
