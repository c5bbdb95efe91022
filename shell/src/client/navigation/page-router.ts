import { whenUsed } from '@shared-kit/runtime/first-use';
import type { DataRouter, RouteObject, RouterContextProvider } from 'react-router';
import { lateRouter } from './late-router';

/** The router of the page that the server drew; what navigates comes when somebody uses it. */
export async function pageRouter(
  routes: RouteObject[],
  loaderData: DataRouter['state']['loaderData'],
  getContext: () => RouterContextProvider,
): Promise<DataRouter> {
  const load = async () => {
    const { createBrowserRouter } = await import(/* webpackChunkName: 'live-router' */ 'real-live-router');
    return createBrowserRouter(routes, { hydrationData: { loaderData }, getContext });
  };
  const late = lateRouter(routes, loaderData, load);
  if (!late) return load();
  // Offline it is asked for again with the next link.
  whenUsed(() => void late.begin().catch(() => {}));
  return late.router;
}
