import { aSearchResponse } from '@shared-kit/testing/a-search-response';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { searchApi } from '../../api/search.api';
import { PricePage } from './price-page';

const price_range = [
  { value: '0:10000', label: 'Under $10,000', count: 3 },
  { value: '10000:15000', label: '$10,000 to $15,000', count: 12 },
  { value: '150000:', label: '$150,000 and over', count: 1 },
];

function show() {
  const asked: (string | null)[] = [];
  const orders = new Set<string | null>();
  server.use(
    http.get('*/api/search', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('range[price]'));
      orders.add(searchParams.get('sortBy'));
      expect(searchParams.get('facets')).toBe('price_range');
      const count = searchParams.has('range[price]') ? 7 : 16;
      return HttpResponse.json({ ...aSearchResponse({ count, noun: 'caravan' }), facets: { price_range } });
    }),
  );
  return { asked, orders, ...renderWithStore(<PricePage />, { apis: [searchApi], url: '/search-by-price' }) };
}

test('shows the stock by price in words and bars that lead to it, and the first of it', async () => {
  const { orders } = show();

  const bars = await screen.findByRole('list', { name: 'Stock by price' });
  const links = within(bars).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent?.replace(/\$\d+k?$|\$150k$/, ''))).toEqual([
    'Under $10,000: 3 caravans',
    '$10,000 to $15,000: 12 caravans',
    '$150,000 and over: 1 caravan',
  ]);
  expect(decodeURIComponent(links[1]?.getAttribute('href') ?? '')).toContain('range[price]=10000:15000');
  expect(within(screen.getByRole('list', { name: 'Caravans' })).getAllByRole('article')).toHaveLength(2);
  // In the order of any results: not the dearest first.
  expect([...orders]).toEqual([null]);
});

test('a typed price moves the slider, counts when its field is left, and leads to those results', async () => {
  const { asked, currentUrl } = show();

  await userEvent.type(await screen.findByLabelText('Price from', { selector: 'input[type=text]' }), '$40,000');
  await userEvent.type(screen.getByLabelText('Price to', { selector: 'input[type=text]' }), '20000');
  await userEvent.tab();

  // The wrong way round they are exchanged, and that is said.
  expect(screen.getByText('Price: “From” was more than “To”, so we exchanged them.')).toBeVisible();
  expect(screen.getByLabelText('Price from', { selector: 'input[type=text]' })).toHaveValue('20,000');
  expect(screen.getByRole('slider', { name: 'Drag to choose to' })).toHaveValue('40000');
  await screen.findByRole('button', { name: 'Show Me 7 caravans' });
  expect(asked).toContain('20000:40000');

  await userEvent.click(screen.getByRole('button', { name: /^Show Me/ }));
  await waitFor(() => expect(decodeURIComponent(currentUrl())).toContain('range[price]=20000:40000'));
  expect(currentUrl()).toContain('sortBy=price_desc');
});

test.each(['1,5', 'lots', '-5000'])(
  '%s is no price: words beside its field, it stays, and leads nowhere',
  async (text) => {
    const { asked, currentUrl } = show();
    const from = await screen.findByLabelText('Price from', { selector: 'input[type=text]' });

    await userEvent.type(from, `${text}{Enter}`);
    expect(from).toHaveAccessibleDescription(/Enter dollars in digits, like 30,000\./);
    expect(currentUrl()).toBe('/search-by-price');
    await userEvent.tab();
    expect(from).toHaveValue(text);
    expect(from).toBeInvalid();
    expect(asked.every((range) => range === null)).toBe(true);
    await userEvent.clear(from);
    expect(from).toBeValid();
  },
);

test('sent before a field was left, the results say what they exchange', async () => {
  const { currentUrl } = show();

  await userEvent.type(await screen.findByLabelText('Price from', { selector: 'input[type=text]' }), '40000');
  await userEvent.type(screen.getByLabelText('Price to', { selector: 'input[type=text]' }), '20000{Enter}');

  await waitFor(() => expect(decodeURIComponent(currentUrl())).toContain('range[price]=40000:20000'));
});
