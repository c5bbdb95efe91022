import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
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
    ...renderWithStore(<WatchlistPage />, { apis: [accountApi], url: '/watchlist', site }),
    user: userEvent.setup(),
  };
}

test('a removed car leaves the list, and the focus goes to the heading', async () => {
  const { user } = renderWatchlist([aCarCard({ id: 'a', name: 'Mazda A' }), aCarCard({ id: 'b', name: 'Mazda B' })]);

  await user.click(await screen.findByRole('button', { name: 'Remove: Mazda A' }, LONG));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Mazda A' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Remove: Mazda B' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Saved cars' })).toHaveFocus();
});

test('a sold car stays and says so', async () => {
  renderWatchlist([aCarCard({ status: 'sold' })]);

  expect(await screen.findByText('SOLD', {}, LONG)).toBeInTheDocument();
});

test('a car whose price changed since it was saved says by how much', async () => {
  renderWatchlist([aCarCard({ id: 'a', price: 20_000 })], 21_500);

  expect(await screen.findByText('$1,500 less than when you saved it', {}, LONG)).toBeInTheDocument();
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
