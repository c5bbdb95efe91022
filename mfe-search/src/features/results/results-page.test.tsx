import type { SearchScope } from '@shared-kit/contracts/search/search.contract';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../api/search.api';
import { body, problem, results, scope, serveResults, showResults, siteWith } from '../../testing/results-desk';
import { OffersPage } from './results-page';

test('a ticked filter leads to the canonical address of those results, and keeps the focus', async () => {
  serveResults(() => results);
  const { currentUrl } = showResults('/search/used-cars?page=3');

  const suv = await screen.findByRole('checkbox', { name: /SUV/, hidden: true });
  await userEvent.click(suv);

  await waitFor(() => expect(currentUrl()).toBe('/search/used-cars?refinementList%5Bbody%5D%5B0%5D=SUV'));
  expect(suv).toBeChecked();
  expect(suv).toBeInTheDocument();
  expect(suv).toHaveFocus();
});

test('cars lie as the site has them, until somebody chooses otherwise', async () => {
  serveResults(() => ({ ...results, hits: [aCarCard()] }));
  const { unmount } = showResults('/search/used-cars', { results_view: 'list' });
  expect((await screen.findByRole('article')).closest('ul')).toHaveAttribute('data-view', 'list');
  unmount();

  localStorage.setItem('sunrise:results-view', 'grid');
  showResults('/search/used-cars', { results_view: 'list' });
  expect((await screen.findByRole('article')).closest('ul')).not.toHaveAttribute('data-view');
  localStorage.clear();
});

test('a late answer never takes the place of a newer one', async () => {
  let answerLate: (value: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (answerLate = resolve));
  const named = (model: string) => ({ ...results, hits: [aCarCard({ id: model, model })], scope });
  server.use(
    http.get('*/api/search/used-cars', async ({ request }) => {
      const isUte = request.url.includes('Ute');
      if (request.url.includes('SUV') && !isUte) await late;
      return HttpResponse.json(named(isUte ? 'Newer' : request.url.includes('SUV') ? 'Late' : 'First'));
    }),
  );
  showResults();
  await userEvent.click(await screen.findByRole('checkbox', { name: /SUV/, hidden: true }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Ute/, hidden: true }));
  expect(await screen.findByRole('heading', { name: '2021 Mazda Newer' })).toBeVisible();

  answerLate(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { name: '2021 Mazda Newer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '2021 Mazda Late' })).toBeNull();
});

test('a filter that is on is a chip that leads to the results without it, and the form follows', async () => {
  serveResults(() => results);
  const { currentUrl } = showResults(
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
  serveResults(() => results);
  const { currentUrl } = showResults('/search/used-cars?refinementList[drive][0]=4WD');

  await userEvent.click(await screen.findByRole('checkbox', { name: /Ute/, hidden: true }));

  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe(
      '/search/used-cars?refinementList[body][0]=Ute&refinementList[drive][0]=4WD',
    ),
  );
});

test('the order is part of the address', async () => {
  serveResults(() => results);
  const { currentUrl } = showResults();

  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Price: low to high');

  await waitFor(() => expect(currentUrl()).toBe('/search/used-cars?sortBy=price_asc'));
});

test('says how many filters are on where a phone opens them', async () => {
  serveResults(() => results);
  showResults('/search/used-cars?refinementList[body][0]=SUV&range[year]=2020:&query=hybrid');

  expect(await screen.findByRole('button', { name: 'Filters (3)' })).toBeVisible();
});

test('without results says so in the words of the specification, with a way on', async () => {
  serveResults(() => aSearchResponse({ hits: [], facets: {} }));
  showResults();

  expect(await screen.findByText('No Results Available')).toBeVisible();
  expect(
    screen.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/special-offers');
});

test('without results it shows what comes closest, without what alone stands in the way', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/search/used-cars', ({ request }) => {
      asked.push(new URL(request.url).search);
      const none = { hits: [], facets: {}, relaxations: [{ kind: 'query' as const, name: '', count: 8 }] };
      return HttpResponse.json({
        ...aSearchResponse(request.url.includes('query=teal') ? none : {}),
        scope: { kind: 'car_type', label: 'Used cars', filters: {} },
      });
    }),
  );
  showResults('/search/used-cars?query=teal');

  const closest = within(await screen.findByRole('region', { name: 'The closest we have' }));
  expect(closest.getAllByRole('article').length).toBeGreaterThan(0);
  expect(closest.getByRole('link', { name: 'See all of them' })).toHaveAttribute('href', '/search/used-cars');
  expect(asked).toEqual(['?query=teal', '']);
});

test('special offers are results with filters of their own address, or a way to all stock', async () => {
  const offers: SearchScope = { kind: 'all', label: 'Special offers', filters: { categories: ['offers'] } };
  server.use(
    http.get('*/api/search/special-offers', ({ request }) =>
      HttpResponse.json({
        ...(request.url.includes('Ute') ? aSearchResponse({ hits: [], facets: { body } }) : results),
        scope: offers,
      }),
    ),
  );
  const { currentUrl } = renderWithStore(<OffersPage />, {
    apis: [searchApi],
    site: siteWith({}),
    url: '/special-offers',
  });

  await userEvent.click(await screen.findByRole('checkbox', { name: /Ute/, hidden: true }));

  expect(
    await screen.findByText(
      'There appears to be no offers currently available that meet the conditions of your search',
    ),
  ).toBeVisible();
  expect(decodeURIComponent(currentUrl())).toBe('/special-offers?refinementList[body][0]=Ute');
  expect(screen.getByRole('link', { name: 'See all stock' })).toBeVisible();
});

test('keeps the last results when the next ones fail, and shows them once a retry succeeds', async () => {
  let broken = true;
  serveResults((query) => {
    if (!query.toString().includes('SUV')) return results;
    return broken ? null : aSearchResponse({ hits: [aCarCard({ make: 'Isuzu', model: 'MU-X', year: 2024 })] });
  });
  showResults();
  await userEvent.click(await screen.findByRole('checkbox', { name: /SUV/, hidden: true }));

  expect(await screen.findByText('We could not load those results')).toBeVisible();
  expect(screen.getByRole('heading', { name: '2019 Kia Cerato' })).toBeVisible();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
  expect(await screen.findByRole('heading', { name: '2024 Isuzu MU-X' })).toBeVisible();
  expect(screen.queryByText('We could not load those results')).toBeNull();
});

test('answers a make the site does not have with a way to all stock and the makes there are', async () => {
  server.use(http.get('*/api/search', () => HttpResponse.json(results)));
  server.use(http.get('*/api/search/trabant', () => HttpResponse.json(problem(404, 'not_found'), { status: 404 })));
  showResults('/search/trabant');

  expect(await screen.findByRole('heading', { level: 1, name: 'We have no “trabant” in stock' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mazda (1)' })).toHaveAttribute('href', '/search/mazda');
  expect(screen.getByRole('link', { name: 'See all stock' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
});
