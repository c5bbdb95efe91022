import { bus } from '@shared-kit/runtime/bus';
import { act, screen, waitFor } from '@testing-library/react';
import { readFavourites } from '../../favourites/favourites-storage';
import { elsewhere, keep, openHeaderDesk } from '../../testing/header-desk';

const desk = openHeaderDesk();

test('offers the sign-in, which leads back to this page', async () => {
  desk.phone = null;
  desk.render('/cars/x?from=search');

  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(new URL(link.getAttribute('href')!, 'http://x').searchParams.get('redirect')).toBe('/cars/x?from=search');
});

test('counts the saved cars, and follows what others say about them', async () => {
  desk.phone = '+61412345678';
  desk.saved = ['car-1'];
  desk.render();
  expect(await screen.findByRole('link', { name: 'Saved cars 1 car' })).toHaveAttribute('href', '/watchlist');

  desk.saved = ['car-1', 'car-2'];
  act(() => bus.emit('watchlist:changed', { carId: 'car-2', saved: true, count: 2 }, elsewhere));

  expect(screen.getByRole('link', { name: 'Saved cars 2 cars' })).toBeInTheDocument();
});

test('knows when another tab has signed in', async () => {
  desk.phone = null;
  desk.render();
  await screen.findByRole('link', { name: 'Sign in' });

  desk.phone = '+61412345678';
  desk.saved = [];
  act(() => bus.emit('session:changed', { signedIn: true }, elsewhere));

  expect(await screen.findByRole('link', { name: 'Saved cars' })).toBeInTheDocument();
});

test('knows when another tab has found that nobody is signed in any more, whichever way that came', async () => {
  desk.phone = '+61412345678';
  desk.saved = ['car-1'];
  desk.render();
  await screen.findByRole('link', { name: 'Saved cars 1 car' });
  expect(localStorage.getItem('sunrise:signed-in')).toBe('1');

  desk.phone = null;
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'sunrise:signed-in', newValue: null })));

  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});

test('asks again for what another tab says while an older answer is on its way', async () => {
  desk.phone = null;
  const { promise, resolve } = Promise.withResolvers<void>();
  desk.render('/', promise);
  await waitFor(() => expect(desk.sessionAsked).toBe(1));

  desk.phone = '+61412345678';
  desk.saved = [];
  act(() => bus.emit('session:changed', { signedIn: true }, elsewhere));
  resolve();

  expect(await screen.findByRole('link', { name: 'Saved cars' })).toBeInTheDocument();
});

test('speaks of what the site sells', async () => {
  desk.phone = null;
  keep('car-1', 'car-2');
  desk.render('/search/used-cars', undefined, { item_types: ['caravan'] });

  expect(await screen.findByRole('link', { name: 'Saved caravans 2 caravans' })).toBeInTheDocument();
});

test('counts what this browser keeps, and leads to the sign-in that lists it', async () => {
  desk.phone = null;
  keep('car-1', 'car-2');
  desk.render('/search/used-cars');

  const link = await screen.findByRole('link', { name: 'Saved cars 2 cars' });
  expect(link).toHaveAttribute('href', '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fsearch%2Fused-cars');

  act(() => keep('car-1'));
  expect(screen.getByRole('link', { name: 'Saved cars 1 car' })).toBeInTheDocument();
});

test('signing out keeps nothing of the watchlist in this browser', async () => {
  desk.phone = '+61412345678';
  desk.saved = [];
  desk.render();
  await screen.findByRole('link', { name: 'Saved cars' });
  desk.saved = ['car-1'];
  act(() => bus.emit('watchlist:changed', { carId: 'car-1', saved: true, count: 1 }, elsewhere));
  await screen.findByRole('link', { name: 'Saved cars 1 car' });
  // The list itself has come since.
  await waitFor(() => expect(desk.asked).toBe(2));

  desk.phone = null;
  act(() => bus.emit('session:changed', { signedIn: false }, elsewhere));

  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  expect(readFavourites('sunrise')).toEqual([]);
});

test('who signs out before the list has followed is told of no car either', async () => {
  desk.phone = '+61412345678';
  desk.saved = [];
  desk.render();
  await screen.findByRole('link', { name: 'Saved cars' });

  act(() => bus.emit('watchlist:changed', { carId: 'car-1', saved: true, count: 1 }, elsewhere));
  desk.phone = null;
  act(() => bus.emit('session:changed', { signedIn: false }, elsewhere));

  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});
