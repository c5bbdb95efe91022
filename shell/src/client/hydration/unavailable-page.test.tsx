import type { ResolvedRoute } from '../../app/page-payload';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { shellApi } from '../../app/api/shell.api';
import { retriedPage } from './unavailable-page';

const route: ResolvedRoute = {
  id: 'page',
  module: 'page',
  path: '/finance',
  gate: 'none',
  layout: 'full',
  essentials: 'generic',
  slots: [],
  css: [],
};

beforeEach(() => server.use(http.get('*/api/locations', () => HttpResponse.json({ locations: [] }))));
afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));

test('a page that could not be loaded says so with the ways on, and comes when it can', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  let answers = 0;
  const load = () =>
    (answers += 1) < 3
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ Component: () => <h1>Finance</h1>, apis: [] });
  const Page = retriedPage(route, load);
  renderWithStore(<Page />, { apis: [shellApi], site: aSite() });

  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline, so this page did not load.');
  expect(screen.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  expect(screen.getByRole('link', { name: '07 3808 9999' })).toHaveAttribute('href', 'tel:+61738089999');
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');

  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  await userEvent.click(retry);

  expect(await screen.findByRole('heading', { level: 1, name: 'Finance' })).toBeVisible();
});
