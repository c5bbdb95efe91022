import type { PageModule, WidgetModule } from '@shared-kit/runtime/remote-module';
import { whenUsed } from '@shared-kit/runtime/first-use';
import { noteFailure } from '@shared-kit/runtime/failure-notes';
import { MOVED } from '@shared-kit/runtime/retry-boundary';
import { recordVisit } from '@shared-kit/runtime/visit-trail';
import { followLinks } from '@shared-kit/runtime/follow-links';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterContextProvider, RouterProvider } from 'react-router';
import type { DataRouter, RouteObject } from 'react-router';
import { shellApi } from '../app/api/shell.api';
import { appContext } from '../app/app-context';
import { Document } from '../app/document';
import { loadStandIn } from '../app/essentials/on-demand';
import type { ResolvedRemote } from '../app/page-payload';
import { contentRoutes, remoteRoute, rootRoute, shellRoutes } from '../app/routes';
import type { LoadPage } from '../app/routes';
import { layoutSlots } from '../app/slot-names';
import { createAppStore } from '../app/store';
import { renderDeferredParts } from './render-deferred-parts';
import './federation/bundler-runtime';
import { leaveInPageMoves } from './navigation/in-page-moves';
import { pageRouter } from './navigation/page-router';
import { loadModule, registerVersions } from './federation/load-module';
import { BLOG_PATH, POST_ROUTE } from '@shared-kit/domain/content/content-pages';
import { sleep } from '@shared-kit/domain/async/sleep';
import { takeNotes } from './measuring/notes';
import { page } from './page';
import { putAway } from './put-away';
import { noteEarlier } from './hydration/replay';
import { receiveStreamedData } from './hydration/streamed-data';
import { keptPage, retriedPage } from './hydration/unavailable-page';
import { widgetsInBrowser } from './hydration/widgets';

registerVersions(page.remotes);
const app = createAppStore({ apiOrigin: '' });
const adopt = receiveStreamedData(app);
addEventListener('click', putAway);
adopt([shellApi]);
const notes = takeNotes();
if (location.hash)
  void import(/* webpackChunkName: 'on-demand-hash' */ './navigation/stay-at-hash').then((it) => it.stayAtHash());
let booting = true;

async function load<Module extends PageModule | WidgetModule>(remote: ResolvedRemote, id: string): Promise<Module> {
  const module = await loadModule<Module>(remote, id);
  adopt(module.apis);
  return module;
}

const fillSlots = widgetsInBrowser({
  remotes: page.remotes,
  degraded: page.degradedWidgets,
  isBooting: () => booting,
  load,
});

const loadPage: LoadPage = async (remote, route) => {
  const loadThis = () => load<PageModule>(remote, route.module);
  const filling = fillSlots(route.slots);
  const withoutPage = async (Unavailable: ReturnType<typeof keptPage>) => ({
    ...(await filling),
    page: null,
    Unavailable,
  });
  if (booting && page.degraded.includes(remote.name)) return withoutPage(retriedPage(route, loadThis));
  try {
    const [module, slots] = await Promise.all([loadThis(), filling]);
    return { ...slots, page: module, Unavailable: retriedPage(route, loadThis) };
  } catch (error) {
    console.warn(`The page ${remote.name}/${route.id}@${remote.version} cannot be loaded`, error);
    return withoutPage(booting ? keptPage(loadThis) : retriedPage(route, loadThis));
  }
};

type HydratedProps = { router: DataRouter; children: React.ReactNode };

function Hydrated({ router, children }: HydratedProps) {
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '');
    void renderDeferredParts();
    void import('./measuring/begin-counting').then(({ beginCounting }) => beginCounting(page, notes));
    whenUsed(() => {
      void loadStandIn();
      void import('./at-first-use').then(({ atFirstUse }) => atFirstUse(router));
    });
  }, [router]);
  return children;
}

/** Loads what the current address needs, then takes over the server's HTML. */
export async function boot(): Promise<void> {
  const layout = await fillSlots(layoutSlots);
  const children = [
    ...contentRoutes(
      fillSlots,
      page.site.pages.flatMap(({ path }) => (path === BLOG_PATH ? [path, POST_ROUTE] : path)),
    ),
    ...page.remotes.flatMap((remote) => remote.routes.map((route) => remoteRoute(remote, route, loadPage))),
    ...shellRoutes(fillSlots, page.site.home, page.isIncomplete),
  ];
  const routes: RouteObject[] = [rootRoute(children, layout.fill)];

  // The modules of the current address must be there before hydration.
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  booting = false;
  // The browser renders and answers the shopper before what comes next.
  await sleep(0);

  // Before the router listens: on the window itself, who came first hears first.
  leaveInPageMoves(() => router.state.location);
  const router = await pageRouter(routes, page.loaderData, () => {
    const context = new RouterContextProvider();
    context.set(appContext, { app, site: page.site });
    return context;
  });
  followLinks(routes, (to, options) => void router.navigate(to, options));
  recordVisit(page.site.slug, new URL(location.href));
  let path = location.pathname;
  notes.visited(path);
  const { key: firstKey } = router.state.location;
  router.subscribe(({ navigation, location: { pathname, search, key } }) => {
    if (key !== firstKey) document.documentElement.dataset[MOVED] = '';
    if (navigation.state !== 'idle') return;
    recordVisit(page.site.slug, new URL(pathname + search, location.origin));
    if (pathname !== path) notes.visited(pathname);
    path = pathname;
  });
  noteEarlier();
  startTransition(() => {
    hydrateRoot(
      document,
      <Hydrated router={router}>
        <Document page={page} app={app}>
          <RouterProvider router={router} />
        </Document>
      </Hydrated>,
      {
        onRecoverableError(error) {
          console.error('Hydration', error);
          noteFailure('hydration', null);
        },
      },
    );
  });
}
