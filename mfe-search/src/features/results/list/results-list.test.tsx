import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { searchSettingsSchema } from '@shared-kit/contracts/settings/search-settings.contract';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import type { WidgetModule } from '@shared-kit/runtime/remote-module';
import { RenderTimeContext } from '@shared-kit/runtime/render-time';
import { settle, SlotContext } from '@shared-kit/runtime/slot';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../../api/search.api';
import { ResultsPage } from '../results-page';

const results = aSearchResponse();
const scope = { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } };
const site = aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse({}) } });

/** Answers each search of used cars with what `answer` says to its query string. */
function serve(answer: (query: URLSearchParams) => SearchResponse) {
  server.use(
    http.get('*/api/search/used-cars', ({ request }) =>
      HttpResponse.json({ ...answer(new URL(request.url).searchParams), scope }),
    ),
  );
}

function show(url = '/search/used-cars') {
  return renderWithStore(<ResultsPage />, { apis: [searchApi], site, url, path: '/search/:scope/:model?' });
}

test('without results names the filter that stands in the way, and what is there without it', async () => {
  serve(() =>
    aSearchResponse({
      hits: [],
      facets: {},
      relaxations: [
        { kind: 'range', name: 'price', count: 12 },
        { kind: 'query', name: '', count: 1 },
      ],
    }),
  );
  show('/search/used-cars?query=sr5&range[price]=:5000');

  expect(await screen.findByRole('link', { name: 'Without price: 12 cars' })).toHaveAttribute(
    'href',
    '/search/used-cars?query=sr5',
  );
  expect(screen.getByRole('link', { name: 'Without “sr5”: 1 car' })).toBeVisible();
});

test('promos stand at their places between the cars while they run', async () => {
  const promos = [
    { position: 2, node: { title: 'End of year', href: '/eofy' } },
    { position: 1, expiry: '2020-01-01T00:00:00Z', node: { title: 'Long gone', href: '/gone' } },
  ];
  serve(() => results);
  const now = Date.parse('2026-11-21T00:00:00Z');
  renderWithStore(
    <RenderTimeContext value={now}>
      <ResultsPage />
    </RenderTimeContext>,
    {
      apis: [searchApi],
      site: aSite({ remotes: { 'mfe-search': searchSettingsSchema.parse({ promos }) } }),
      url: '/search/used-cars',
      path: '/search/:scope/:model?',
    },
  );

  const items = within(await screen.findByRole('list', { name: 'Cars' })).getAllByRole('heading');
  expect(items.map(({ textContent }) => textContent)).toEqual(['2021 Mazda CX-5', 'End of year', '2019 Kia Cerato']);
});

test('more cars are loaded below the first page, and the address stays', async () => {
  const car = (id: string) => aCarCard({ id, slug: id, model: `Model ${id}` });
  serve((query) => ({ ...results, hits: [car(query.get('page') ?? '1')], count: 60, pages: 3 }));
  const { currentUrl } = show();

  await userEvent.click(await screen.findByRole('button', { name: 'Load more cars' }));
  expect(await screen.findByRole('heading', { name: '2021 Mazda Model 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Load more cars' }));
  expect(await screen.findByRole('heading', { name: '2021 Mazda Model 3' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Load more cars' })).toBeNull();
  expect(currentUrl()).toBe('/search/used-cars');
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

test.each([
  [undefined, '', {}],
  [{ termYears: 6, deposit: 2_000, balloonPercent: 0 }, '6.2000.0', {}],
  // Also where they leave no repayment: nothing else leads back from them.
  [{ termYears: 5, deposit: 100_000, balloonPercent: 0 }, '5.100000.0', { repayment: null }],
])('above the cards stand the terms that the answer was worked out with: %p', async (assumption, told, card) => {
  const module: WidgetModule = {
    Component: ({ terms }: SlotProps['repayments.terms']) => <p>Terms: “{terms}”</p>,
  };
  const line: WidgetHandle = {
    key: 'mfe-finance/terms-line',
    remote: 'mfe-finance',
    version: '1.0.0',
    mode: 'lazy',
    reserve: 's',
    css: [],
    activate() {},
    load: () => Promise.resolve(module),
    promise: settle(Promise.resolve(module), module),
  };
  const hits = results.hits.map((hit) => ({ ...hit, ...card }));
  serve(() => ({ ...results, hits, ...(assumption && { assumption }) }));
  renderWithStore(
    <SlotContext value={{ widgets: new Map([['repayments.terms', [line]]]), fallbacks: {} }}>
      <ResultsPage />
    </SlotContext>,
    { apis: [searchApi], site, url: '/search/used-cars', path: '/search/:scope/:model?' },
  );

  expect(await screen.findByText(`Terms: “${told}”`)).toBeVisible();
});
