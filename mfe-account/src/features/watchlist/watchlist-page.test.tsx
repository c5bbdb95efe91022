import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { WatchlistPage } from './watchlist-page';

/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };

function renderWatchlist(
  cars: CarCard[],
  savedPrice: number | null = null,
  notes: Partial<Record<string, string>> = {},
  share: string | null = null,
  url = '/watchlist',
) {
  const list = new Map(cars.map((car) => [car.id, car]));
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: { phone: '+61412345678' } })),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({
        entries: [...list].map(([id, car]) => ({ id, car, saved_price: savedPrice, note: notes[id] ?? '' })),
        share,
        share_until: share ? 'Friday 21 May 2027, 9:00 am' : '',
      }),
    ),
    http.post('*/api/watchlist/remove-car', async ({ request }) => {
      list.delete(((await request.json()) as { car_id: string }).car_id);
      return HttpResponse.json({ success: true });
    }),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  return {
    ...renderWithStore(<WatchlistPage />, { apis: [accountApi], url, site }),
    user: userEvent.setup(),
  };
}

test('a removed car leaves the list, and the focus goes to the heading', async () => {
  const { user } = renderWatchlist([aCarCard({ id: 'a', name: 'Mazda A' }), aCarCard({ id: 'b', name: 'Mazda B' })]);

  await user.click(await screen.findByRole('button', { name: 'Remove: Mazda A' }, LONG));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Mazda A' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Remove: Mazda B' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Saved cars' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('a sold car stays and says so', async () => {
  renderWatchlist([aCarCard({ status: 'sold' })]);

  expect(await screen.findByText('SOLD', {}, LONG)).toBeInTheDocument();
});

test('a car whose price changed since it was saved says by how much', async () => {
  renderWatchlist([aCarCard({ id: 'a', price: 20_000 })], 21_500);

  expect(await screen.findByText('$1,500 less since saved', {}, LONG)).toBeInTheDocument();
});

test('a drop that came as an offer is said by the price that stands beside it', async () => {
  renderWatchlist([aCarCard({ id: 'a', price: 28_990, offer_price: 25_990 })], 30_990);

  expect(await screen.findByText('$5,000 less since saved', {}, LONG)).toBeInTheDocument();
});

test('a note stands with its car, and its form is a plain one that says which car it is about', async () => {
  renderWatchlist([aCarCard({ id: 'a', name: 'Mazda A' }), aCarCard({ id: 'b', name: 'Mazda B' })], null, {
    a: 'Ask about the tow bar',
  });

  expect(await screen.findByText('Ask about the tow bar', { selector: 'p' }, LONG)).toBeInTheDocument();
  expect(screen.getByLabelText('Add a note: Mazda B')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Ask about the tow bar')).toHaveAttribute('name', 'note');
});

test('a list is shared by a link that can be ended, and an empty one that nobody shares offers none', async () => {
  renderWatchlist([aCarCard()], null, {}, '/shared-list/x');

  expect(await screen.findByRole('link', { name: /^Your link/ }, LONG)).toHaveAttribute('href', '/shared-list/x');
  expect(screen.getByText(/It works until Friday 21 May 2027, 9:00 am, or until you stop sharing/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop sharing' })).toBeInTheDocument();
});

test('an empty list says how to fill it', async () => {
  renderWatchlist([]);

  expect(await screen.findByText('Nothing saved yet', {}, LONG)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse cars' })).toBeInTheDocument();
});

test('what could not join the list yet stands below it', async () => {
  const kia = { id: 'k', name: '2021 Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio', primary_image_url: null };
  localStorage.setItem('sunrise:favourites', JSON.stringify([kia]));
  renderWatchlist([aCarCard()]);

  expect(await screen.findByRole('region', { name: '1 car kept in this browser' }, LONG)).toHaveTextContent(
    'They could not join your list yet. Every page you open tries again.',
  );
  localStorage.clear();
});

const two = [
  aCarCard({ id: 'a', name: 'Mazda A', slug: 'mazda-a', price: 30_000 }),
  aCarCard({ id: 'b', name: 'Mazda B', slug: 'mazda-b', price: 20_000, status: 'sold' }),
];

test('an address sorts the list and shows a part of it, by links that work without JavaScript', async () => {
  renderWatchlist(two, null, {}, null, '/watchlist?sort=price');

  const buttons = await screen.findAllByRole('button', { name: /^Remove: / }, LONG);
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Remove: Mazda B', 'Remove: Mazda A']);
  expect(screen.getByRole('link', { name: 'Sold 1' })).toHaveAttribute('href', '/watchlist?show=sold&sort=price');
  expect(screen.getByRole('link', { name: 'Lowest price', current: true })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Cheaper now/ })).not.toBeInTheDocument();
});

test('ticked cars go by a plain form to the page that compares them, or that asks about them', async () => {
  const sold = aCarCard({ id: 's', name: 'Mazda S', slug: 'mazda-s', status: 'sold' });
  const { user } = renderWatchlist([...two.map((car) => ({ ...car, status: 'in_stock' })), sold]);

  await user.click(await screen.findByRole('checkbox', { name: 'Tick: Mazda B' }, LONG));
  await user.click(screen.getByRole('checkbox', { name: 'Tick: Mazda A' }));
  expect(screen.queryByRole('checkbox', { name: 'Tick: Mazda S' })).not.toBeInTheDocument();

  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Ticked cars' });
  expect(new FormData(form).getAll('car_id')).toEqual(['mazda-a', 'mazda-b']);
  expect(form).toHaveAttribute('action', '/compare');
  expect(screen.getByRole('button', { name: 'Ask about them' })).toHaveAttribute('formaction', '/enquire/vehicle');
});

test('with nothing ticked nobody is led to a form about nothing', async () => {
  const { user } = renderWatchlist(two.map((car) => ({ ...car, status: 'in_stock' })));
  const prevented: boolean[] = [];
  await screen.findByRole('button', { name: 'Ask about them' }, LONG);
  window.addEventListener('submit', (event) => prevented.push(event.defaultPrevented), { once: true });

  await user.click(screen.getByRole('button', { name: 'Ask about them' }));

  expect(prevented).toEqual([true]);
  expect(screen.getByRole('alert')).toHaveTextContent('Tick at least one car first.');
});

test('every page of the account leads to the others and says which one it is', async () => {
  renderWatchlist([]);

  const pages = await screen.findByRole('navigation', { name: 'Your account' }, LONG);
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([...['/watchlist', '/saved-searches', '/my-garage', '/my-deal', '/your-data']]);
  expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('Saved cars');
});
