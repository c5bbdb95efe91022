import { jest } from '@jest/globals';
import { aSite } from '@shared-kit/testing/a-site';
import { RouterContextProvider } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { appContext } from './app-context';
import type { ResolvedRemote, ResolvedRoute } from './page-payload';
import { remoteRoute } from './routes';
import { createAppStore } from './store';

const route = { id: 'thanks', path: '/thank-you', gate: 'none', essentials: 'generic', slots: [], css: [] };
const remote = { name: 'mfe-leads', version: '1.0.0', routes: [route], widgets: [] };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a page that never decides is shown after five seconds all the same: nobody is left where they were', async () => {
  const { lazy } = remoteRoute(remote as unknown as ResolvedRemote, route as unknown as ResolvedRoute, async () => ({
    page: { Component: () => null, apis: [], prefetch: () => new Promise(() => {}) },
    widgets: [],
    fill: { widgets: new Map(), fallbacks: {} },
    Unavailable: () => null,
  }));
  const { loader } = await (lazy as () => Promise<{ loader: (args: LoaderFunctionArgs) => Promise<unknown> }>)();
  const context = new RouterContextProvider();
  context.set(appContext, { app: createAppStore({ apiOrigin: '' }), site: aSite() });
  const args = { context, params: {}, request: new Request('http://sunrise.example/thank-you') };
  let decided: unknown;
  const moved = loader(args as unknown as LoaderFunctionArgs).then((verdict) => (decided = verdict));

  await jest.advanceTimersByTimeAsync(4999);
  expect(decided).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  await moved;
  expect(decided).toMatchObject({ init: { status: 200 } });
});
