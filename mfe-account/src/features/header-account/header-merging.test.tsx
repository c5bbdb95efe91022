import { bus } from '@shared-kit/runtime/bus';
import { server } from '@shared-kit/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readFavourites } from '../../favourites/favourites-storage';
import { elsewhere, keep, openHeaderDesk } from '../../testing/header-desk';

const desk = openHeaderDesk();

/** @param held what the answers wait for. */
function answerMerge({ gone = [], full = [] }: { gone?: string[]; full?: string[] } = {}, held = Promise.resolve()) {
  const merges: unknown[] = [];
  server.use(
    http.post('*/api/watchlist/save-cars', async ({ request }) => {
      const body = (await request.json()) as { car_ids: string[] };
      merges.push(body);
      await held;
      const added = body.car_ids.filter((id) => !gone.includes(id) && !full.includes(id));
      desk.saved = [...new Set([...added, ...desk.saved])];
      return HttpResponse.json({ saved: added, gone, full });
    }),
  );
  return merges;
}

test('what this browser keeps joins the list of who is signed in, in one call, and is let go here', async () => {
  desk.phone = '+61412345678';
  desk.saved = ['car-2', 'car-9'];
  keep('car-1', 'car-2');
  const merges = answerMerge();
  desk.render();

  await waitFor(() => expect(desk.toasts).toHaveLength(1));
  expect(merges).toEqual([{ phone_number: '+61412345678', car_ids: ['car-1', 'car-2'] }]);
  expect(readFavourites('sunrise')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Saved cars 3 cars' })).toHaveAttribute('href', '/watchlist');
  expect(desk.toasts).toEqual([
    {
      title: 'Cars Saved In Watchlist',
      description: '2 cars are now available in your watchlist',
      action: { label: 'View List', href: '/watchlist' },
    },
  ]);
});

test('one favourite is told of as one saved car is', async () => {
  desk.phone = '+61412345678';
  desk.saved = [];
  keep('car-1');
  answerMerge();
  desk.render();

  await waitFor(() => expect(desk.toasts).toHaveLength(1));
  expect(desk.toasts).toMatchObject([
    { title: 'Car Saved In Watchlist', description: 'Kia car-1 is now available in your watchlist' },
  ]);
});

test('cars that are sold are named and let go; those without room are named and stay here', async () => {
  desk.phone = '+61412345678';
  desk.saved = [];
  keep('a', 'b', 'c', 'd', 'e');
  answerMerge({ gone: ['b'], full: ['c', 'd', 'e'] });
  desk.render();

  await waitFor(() => expect(desk.toasts).toHaveLength(1));
  expect(desk.toasts).toMatchObject([
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
  desk.phone = '+61412345678';
  desk.saved = Array.from({ length: 200 }, (_, n) => `old-${n}`);
  keep('car-1');
  const merges = answerMerge();
  desk.render();
  expect(await screen.findByRole('link', { name: 'Saved cars 201 cars' })).toBeInTheDocument();
  expect(merges).toEqual([]);

  desk.saved = desk.saved.slice(1);
  act(() => bus.emit('watchlist:changed', { carId: 'old-0', saved: false, count: 199 }, elsewhere));
  await waitFor(() => expect(readFavourites('sunrise')).toEqual([]));
  expect(merges).toHaveLength(1);
});

test('what is kept while the others are on their way stays kept', async () => {
  desk.phone = '+61412345678';
  desk.saved = [];
  keep('car-1');
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const merges = answerMerge({}, held);
  desk.render();
  await waitFor(() => expect(merges).toHaveLength(1));

  act(() => keep('car-2', 'car-1'));
  answer();

  await waitFor(() => expect(desk.toasts).toHaveLength(1));
  expect(merges).toEqual([{ phone_number: desk.phone, car_ids: ['car-1'] }]);
  expect(readFavourites('sunrise').map(({ id }) => id)).toEqual(['car-2']);
});

test('a call that fails loses nothing: the next page asks again', async () => {
  desk.phone = '+61412345678';
  desk.saved = [];
  keep('car-1');
  let tries = 0;
  server.use(
    http.post('*/api/watchlist/save-cars', () => {
      tries += 1;
      return new HttpResponse(null, { status: 503 });
    }),
  );
  const { unmount } = desk.render();

  await waitFor(() => expect(tries).toBe(1));
  expect(await screen.findByRole('link', { name: 'Saved cars 1 car' })).toHaveAttribute('href', '/watchlist');
  expect(readFavourites('sunrise')).toHaveLength(1);
  expect(desk.toasts).toEqual([]);

  unmount();
  answerMerge();
  desk.render('/special-offers');
  await waitFor(() => expect(readFavourites('sunrise')).toEqual([]));
});
