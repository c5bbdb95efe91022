import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import type { DataRouter, RouteObject } from 'react-router';
import { lateRouter } from './late-router';

let opened = 0;

function Frame() {
  const [visit] = useState(() => (opened += 1));
  return (
    <>
      <p>
        Frame {visit} at {useLocation().pathname}
      </p>
      <Outlet />
    </>
  );
}

const routes = (): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    Component: Frame,
    children: [
      {
        id: 'page',
        ErrorBoundary: () => <p>Went wrong</p>,
        children: [
          { id: 'search', path: '/search', Component: () => <h1>Search</h1>, loader: () => null },
          { id: 'car', path: '/cars/:slug', Component: () => <h1>Car</h1>, loader: () => null },
        ],
      },
    ],
  },
];
const loaderData = { search: null };

beforeEach(() => {
  opened = 0;
  history.replaceState(null, '', '/search?q=kia');
});

function open(load?: () => Promise<DataRouter>) {
  const all = routes();
  const make = load ?? (async () => createBrowserRouter(all, { hydrationData: { loaderData } }));
  const late = lateRouter(all, loaderData, make)!;
  render(<RouterProvider router={late.router} />);
  return late;
}

test('a page stands as the server drew it, and stays the same one once its router is there', async () => {
  const { router, begin } = open();
  expect(screen.getByRole('heading')).toHaveTextContent('Search');
  expect(router.state).toMatchObject({ initialized: true, location: { search: '?q=kia', key: 'default' } });
  const heard: string[] = [];
  router.subscribe(({ navigation, location: { pathname } }) => heard.push(`${navigation.state} ${pathname}`));

  await act(begin);
  await act(() => router.navigate('/cars/rio'));

  expect(screen.getByRole('heading')).toHaveTextContent('Car');
  expect(screen.getByText('Frame 1 at /cars/rio')).toBeVisible();
  expect(heard).toEqual(['loading /search', 'idle /cars/rio']);
  expect(location.pathname).toBe('/cars/rio');
});

test('a navigation brings the router with it, and a listener that has left hears nothing', async () => {
  const { router } = open();
  const heard = jest.fn();
  router.subscribe(heard)();

  await act(() => router.navigate('/cars/rio'));

  expect(screen.getByRole('heading')).toHaveTextContent('Car');
  expect(heard).not.toHaveBeenCalled();
});

test('where the router cannot be had the browser goes by itself, and the next navigation asks for it again', async () => {
  const went = jest.spyOn(history, 'go').mockImplementation(() => {});
  const load = jest.fn<() => Promise<DataRouter>>().mockRejectedValue(new Error('offline'));
  const { router } = open(load);

  await act(() => router.navigate(-1));
  await act(() => router.navigate(-1));

  await waitFor(() => expect(went).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('heading')).toHaveTextContent('Search');
});

test('what the server left to the browser is for the router itself', () => {
  const never = () => Promise.reject(new Error('not asked'));
  expect(lateRouter(routes(), {}, never)).toBeNull();
  history.replaceState(null, '', '/nowhere/at/all');
  expect(lateRouter(routes(), loaderData, never)).toBeNull();
  history.replaceState({ masked: {} }, '', '/search');
  expect(lateRouter(routes(), loaderData, never)).toBeNull();
  history.replaceState(null, '', '/search');
  const lazy = [{ id: 'search', path: '/search', lazy: () => Promise.resolve({}) }];
  expect(lateRouter(lazy, loaderData, never)).toBeNull();
});
