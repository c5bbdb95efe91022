import { bus } from '@shared-kit/runtime/bus';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountConfigSchema } from '../../account-config';
import { accountApi } from '../../api/account.api';
import { HeaderAccount } from './header-account';

const elsewhere = { name: 'mfe-account', version: '0.9.0' };
let saved: string[] = [];
let phone: string | null = null;

function renderHeader(url = '/') {
  server.use(
    http.get('*/api/session', () => HttpResponse.json({ user: phone && { phone } })),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({ entries: saved.map((id) => ({ id, car: aCarCard({ id }) })) }),
    ),
  );
  const site = aSite({ remotes: { 'mfe-account': accountConfigSchema.parse({}) } });
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
