import type { EventPayload } from '@shared-kit/events/events';
import { bus } from '@shared-kit/runtime/bus';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountConfigSchema } from '../../account-config';
import { accountApi } from '../../api/account.api';
import { changeFavourites, readFavourites } from '../../favourites/kept-favourites';
import type { Favourite } from '../../favourites/kept-favourites';
import { HeaderAccount } from './header-account';

const elsewhere = { name: 'mfe-account', version: '0.9.0' };
let saved: string[] = [];
let phone: string | null = null;
/** How often the list was asked for. */
let asked = 0;
/** And who is signed in. */
let asks = 0;

/** A browser that keeps these cars, and a server that says what becomes of them. */
function keep(...ids: string[]) {
  const cars = ids.map((id): Favourite => ({
    ...{ id, name: `Kia ${id}`, slug: id, make: 'Kia', model: 'Rio' },
    primary_image_url: null,
  }));
  changeFavourites('sunrise', () => cars);
}

/** @param held what the answers wait for. */
function answerMerge({ gone = [], full = [] }: { gone?: string[]; full?: string[] } = {}, held = Promise.resolve()) {
  const merges: unknown[] = [];
  server.use(
    http.post('*/api/watchlist/save-cars', async ({ request }) => {
      const body = (await request.json()) as { car_ids: string[] };
      merges.push(body);
      await held;
      const added = body.car_ids.filter((id) => !gone.includes(id) && !full.includes(id));
      saved = [...new Set([...added, ...saved])];
      return HttpResponse.json({ saved: added, gone, full });
    }),
  );
  return merges;
}

const toasts: EventPayload<'toast:show'>[] = [];
const leave = bus.on('toast:show', (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
  localStorage.clear();
});
afterAll(leave);

/** @param held what the session's answers wait for, once they are made. */
function renderHeader(url = '/', held = Promise.resolve(), sells: Parameters<typeof aSite>[0] = {}) {
  asked = 0;
  asks = 0;
  server.use(
    http.get('*/api/session', async () => {
      const user = phone && { phone };
      asks += 1;
      await held;
      return HttpResponse.json({ user });
    }),
    http.get('*/api/watchlist', () => {
      asked += 1;
      return HttpResponse.json({ entries: saved.map((id) => ({ id, car: aCarCard({ id }) })) });
    }),
  );
  const site = aSite({ remotes: { 'mfe-account': accountConfigSchema.parse({}) }, ...sells });
  return renderWithStore(<HeaderAccount />, { apis: [accountApi], url, site });
}

test('offers the sign-in, which leads back to this page', async () => {
  phone = null;
  renderHeader('/cars/x?from=search');

  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(new URL(link.getAttribute('href')!, 'http://x').searchParams.get('redirect')).toBe('/cars/x?from=search');
});

test('counts the saved cars, and follows what others say about them', async () => {
  phone = '+61412345678';
  saved = ['car-1'];
  renderHeader();
  expect(await screen.findByRole('link', { name: 'Saved cars 1 car' })).toHaveAttribute('href', '/watchlist');

  saved = ['car-1', 'car-2'];
  act(() => bus.emit('watchlist:changed', { carId: 'car-2', saved: true, count: 2 }, elsewhere));

  expect(screen.getByRole('link', { name: 'Saved cars 2 cars' })).toBeInTheDocument();
});

test('knows when another tab has signed in', async () => {
  phone = null;
  renderHeader();
  await screen.findByRole('link', { name: 'Sign in' });

  phone = '+61412345678';
  saved = [];
  act(() => bus.emit('session:changed', { signedIn: true }, elsewhere));

  expect(await screen.findByRole('link', { name: 'Saved cars' })).toBeInTheDocument();
});

test('asks again for what another tab says while an older answer is on its way', async () => {
  phone = null;
  const { promise, resolve } = Promise.withResolvers<void>();
  renderHeader('/', promise);
  await waitFor(() => expect(asks).toBe(1));

  phone = '+61412345678';
  saved = [];
  act(() => bus.emit('session:changed', { signedIn: true }, elsewhere));
  resolve();

  expect(await screen.findByRole('link', { name: 'Saved cars' })).toBeInTheDocument();
});

test('speaks of what the site sells', async () => {
  phone = null;
  keep('car-1', 'car-2');
  renderHeader('/search/used-cars', undefined, { item_types: ['caravan'] });

  expect(await screen.findByRole('link', { name: 'Saved caravans 2 caravans' })).toBeInTheDocument();
});

test('counts what this browser keeps, and leads to the sign-in that lists it', async () => {
  phone = null;
  keep('car-1', 'car-2');
  renderHeader('/search/used-cars');

  const link = await screen.findByRole('link', { name: 'Saved cars 2 cars' });
  expect(link).toHaveAttribute('href', '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fsearch%2Fused-cars');

  act(() => keep('car-1'));
  expect(screen.getByRole('link', { name: 'Saved cars 1 car' })).toBeInTheDocument();
});

test('what this browser keeps joins the list of who is signed in, in one call, and is let go here', async () => {
  phone = '+61412345678';
  saved = ['car-2', 'car-9'];
  keep('car-1', 'car-2');
  const merges = answerMerge();
  renderHeader();

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(merges).toEqual([{ phone_number: '+61412345678', car_ids: ['car-1', 'car-2'] }]);
  expect(readFavourites('sunrise')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Saved cars 3 cars' })).toHaveAttribute('href', '/watchlist');
  expect(toasts).toEqual([
    {
      title: 'Cars Saved In Watchlist',
      description: '2 cars are now available in your watchlist',
      action: { label: 'View List', href: '/watchlist' },
    },
  ]);
});

test('one favourite is told of as one saved car is', async () => {
  phone = '+61412345678';
  saved = [];
  keep('car-1');
  answerMerge();
  renderHeader();

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts).toMatchObject([
    { title: 'Car Saved In Watchlist', description: 'Kia car-1 is now available in your watchlist' },
  ]);
});

test('cars that are sold are named and let go; those without room are named and stay here', async () => {
  phone = '+61412345678';
  saved = [];
  keep('a', 'b', 'c', 'd', 'e');
  answerMerge({ gone: ['b'], full: ['c', 'd', 'e'] });
  renderHeader();

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts).toMatchObject([
    {
      title: 'Car Saved In Watchlist',
      description:
        'Kia a is now available in your watchlist. Sold, or no longer listed: Kia b. ' +
        'Your list is full. Kept in this browser only: Kia c, Kia d and 1 more.',
    },
  ]);
  expect(readFavourites('sunrise').map(({ id }) => id)).toEqual(['c', 'd', 'e']);
});

test('a list that is full is left alone until it has room', async () => {
  phone = '+61412345678';
  saved = Array.from({ length: 200 }, (_, n) => `old-${n}`);
  keep('car-1');
  const merges = answerMerge();
  renderHeader();
  expect(await screen.findByRole('link', { name: 'Saved cars 201 cars' })).toBeInTheDocument();
  expect(merges).toEqual([]);

  saved = saved.slice(1);
  act(() => bus.emit('watchlist:changed', { carId: 'old-0', saved: false, count: 199 }, elsewhere));
  await waitFor(() => expect(readFavourites('sunrise')).toEqual([]));
  expect(merges).toHaveLength(1);
});

test('what is kept while the others are on their way stays kept', async () => {
  phone = '+61412345678';
  saved = [];
  keep('car-1');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const merges = answerMerge({}, held);
  renderHeader();
  await waitFor(() => expect(merges).toHaveLength(1));

  act(() => keep('car-2', 'car-1'));
  answer();

  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(merges).toEqual([{ phone_number: phone, car_ids: ['car-1'] }]);
  expect(readFavourites('sunrise').map(({ id }) => id)).toEqual(['car-2']);
});

test('a call that fails loses nothing: the next page asks again', async () => {
  phone = '+61412345678';
  saved = [];
  keep('car-1');
  let tries = 0;
  server.use(
    http.post('*/api/watchlist/save-cars', () => {
      tries += 1;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const { unmount } = renderHeader();

  await waitFor(() => expect(tries).toBe(1));
  expect(await screen.findByRole('link', { name: 'Saved cars 1 car' })).toHaveAttribute('href', '/watchlist');
  expect(readFavourites('sunrise')).toHaveLength(1);
  expect(toasts).toEqual([]);

  unmount();
  answerMerge();
  renderHeader('/special-offers');
  await waitFor(() => expect(readFavourites('sunrise')).toEqual([]));
});

test('signing out keeps nothing of the watchlist in this browser', async () => {
  phone = '+61412345678';
  saved = [];
  renderHeader();
  await screen.findByRole('link', { name: 'Saved cars' });
  saved = ['car-1'];
  act(() => bus.emit('watchlist:changed', { carId: 'car-1', saved: true, count: 1 }, elsewhere));
  await screen.findByRole('link', { name: 'Saved cars 1 car' });
  // The list itself has come since.
  await waitFor(() => expect(asked).toBe(2));

  phone = null;
  act(() => bus.emit('session:changed', { signedIn: false }, elsewhere));

  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  expect(readFavourites('sunrise')).toEqual([]);
});
