import type { SearchResponse, SearchScope } from '@shared-kit/contracts/search/search.contract';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';
import { parseSearch } from '@shared-kit/domain/search/search-url';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../api/search.api';
import { OffersPage, ResultsPage } from './results-page';

const body = [
  { label: 'SUV', value: 'SUV', count: 12 },
  { label: 'Ute', value: 'Ute', count: 7 },
];
const results = aSearchResponse({ facets: { ...aSearchResponse().facets, body }, count: 19, stockCount: 19, pages: 1 });
const scope: SearchScope = { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } };
const siteWith = (settings: object) => aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse(settings) } });

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

function show(url = '/search/used-cars', settings = {}) {
  const site = siteWith(settings);
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

test('cars lie as the site has them, until somebody chooses otherwise', async () => {
  serve(() => ({ ...results, hits: [aCarCard()] }));
  const { unmount } = show('/search/used-cars', { results_view: 'list' });
  expect((await screen.findByRole('article')).closest('ul')).toHaveAttribute('data-view', 'list');
  unmount();

  localStorage.setItem('sunrise:results-view', 'grid');
  show('/search/used-cars', { results_view: 'list' });
  expect((await screen.findByRole('article')).closest('ul')).not.toHaveAttribute('data-view');
  localStorage.clear();
});

test('words are searched for with Enter, beside what was set by hand', async () => {
  serve(() => results);
  const { currentUrl } = show('/search/used-cars?refinementList[body][0]=SUV');

  await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'hilux{Enter}');

  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe('/search/used-cars?query=hilux&refinementList[body][0]=SUV'),
  );
});

test('what a sentence meant is shown as chips that can be undone, the rest stays in the field', async () => {
  const understood = parseSearch(
    new URLSearchParams('query=sr5&refinementList[colour][0]=White&range[price]=:45000&near=noosa&radius=50'),
  );
  serve(() => ({ ...results, understood, place: { label: 'Noosa Heads 4567' } }));
  const { currentUrl } = show('/search/used-cars?query=white sr5 under 45k near noosa');

  const chips = within(await screen.findByRole('list', { name: 'Selected filters' }));
  for (const name of ['“sr5”', 'White', 'Up to $45,000', 'Within 50 km of Noosa Heads 4567'])
    expect(chips.getByRole('link', { name: `Remove ${name}` })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search' })).toHaveValue('sr5');

  await userEvent.click(chips.getByRole('link', { name: 'Remove Up to $45,000' }));
  await waitFor(() =>
    expect(decodeURIComponent(currentUrl())).toBe(
      '/search/used-cars?query=sr5&refinementList[colour][0]=White&near=noosa&radius=50',
    ),
  );
});

test('suggests while typing: arrows choose, Enter goes there, Escape closes', async () => {
  serve(() => results);
  server.use(
    http.get('*/api/suggestions', () =>
      HttpResponse.json({
        groups: [
          { kind: 'make', items: [{ label: 'Toyota', href: '/search/toyota', count: 9 }] },
          { kind: 'model', items: [{ label: 'Toyota HiLux', href: '/search/toyota/hilux', count: 4 }] },
        ],
      }),
    ),
  );
  const { currentUrl } = show();
  const field = await screen.findByRole('combobox', { name: 'Search' });

  await userEvent.type(field, 'toy');
  expect(await screen.findByRole('option', { name: /Toyota HiLux/ })).toBeVisible();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option', { name: /Toyota/ })).toBeNull();
  expect(field).toHaveValue('toy');

  await userEvent.type(field, 'o');
  await screen.findByRole('option', { name: /Toyota HiLux/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { name: /Toyota HiLux/ })).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Toyota HiLux/ }).id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search/toyota/hilux'));
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
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /SUV/, hidden: true }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Ute/, hidden: true }));
  expect(await screen.findByRole('heading', { name: '2021 Mazda Newer' })).toBeVisible();

  answerLate(null);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('heading', { name: '2021 Mazda Newer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: '2021 Mazda Late' })).toBeNull();
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

test('answers a make the site does not have with a way to all stock and the makes there are', async () => {
  server.use(http.get('*/api/search', () => HttpResponse.json(results)));
  server.use(http.get('*/api/search/trabant', () => HttpResponse.json(problem(404, 'not_found'), { status: 404 })));
  show('/search/trabant');

  expect(await screen.findByRole('heading', { level: 1, name: 'We have no “trabant” in stock' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mazda (1)' })).toHaveAttribute('href', '/search/mazda');
  expect(screen.getByRole('link', { name: 'See all stock' })).toHaveAttribute('href', '/search/new-used-and-demo-cars');
});
