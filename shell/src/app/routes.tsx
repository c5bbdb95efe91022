import type { PageSite } from '@shared-kit/contracts/site/site-config.contract';
import { within } from '@shared-kit/domain/async/within';
import { contentSlots } from '@shared-kit/domain/content/content-slot-names';
import { SENT_PATH } from '@shared-kit/domain/form/form-path';
import type { PageModule, PageVerdict, PrefetchContext, WidgetModule } from '@shared-kit/runtime/remote-module';
import { SlotContext } from '@shared-kit/runtime/slot';
import type { SlotFill } from '@shared-kit/runtime/slot';
import type { ComponentType, ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from 'react-router';
import { appContext } from './app-context';
import { Essentials } from './essentials/essentials';
import { essentialsOf } from './essentials/essentials-of';
import { loadPrefetch } from './essentials/on-demand';
import { VehicleEssentials } from './essentials/vehicle-on-demand';
import { Layout } from './layout/layout';
import { ContentPage, fetchContent } from './pages/content-page';
import { fetchHome, HomePage } from './pages/home-page';
import { NotFoundPage } from './pages/not-found-on-demand';
import { ThanksPage } from './pages/thanks-on-demand';
import { RouteFailure } from './pages/route-failure';
import type { ResolvedRemote, ResolvedRoute } from './page-payload';
import { RemoteFrame } from './remote-frame';
import { sessionGate } from './session-gate';
import { homeSlotsOf } from './slot-names';

/** How far a page waits for its widgets' data on the server, in milliseconds. */
const WIDGET_BUDGET_MS = 150;

/** And for those above the fold: late, they would push the page down, and without JavaScript never be seen. */
const BLOCK_BUDGET_MS = 1500;

/** How long a move waits for what decides the next page, in milliseconds; the server waits for less (`bounded-prefetch.ts`). */
const PAGE_WAIT_MS = 5000;

/** Modules of one page, ready to render. */
type PageModules = {
  page: PageModule | null;
  /** Widgets that are there now: their apis and prefetch count. */
  widgets: WidgetModule[];
  fill: SlotFill;
  /** Renders in place of a page that could not be loaded. */
  Unavailable: ComponentType;
  /** On the server: that the page itself may come late, for who has no scripts. */
  late?: ReactNode;
};
export type LoadPage = (remote: ResolvedRemote, route: ResolvedRoute) => Promise<PageModules>;
export type FillSlots = (slots: readonly string[]) => Promise<Pick<PageModules, 'widgets' | 'fill'>>;

/** A remote's page as a route: its modules come when the address matches, its data with them. */
export function remoteRoute(remote: ResolvedRemote, route: ResolvedRoute, loadPage: LoadPage): RouteObject {
  return {
    id: `${remote.name}/${route.id}`,
    path: route.path,
    handle: { layout: route.layout },
    lazy: async () => {
      const modules = await loadPage(remote, route);
      const fallback = (failure?: ReactNode) => <Essentials kind={essentialsOf(route)} failure={failure} />;
      const Page = modules.page?.Component ?? modules.Unavailable;
      return {
        Component: () => (
          <SlotContext value={modules.fill}>
            <RemoteFrame remote={remote} route={route} fallback={fallback} late={modules.late}>
              <Page />
            </RemoteFrame>
          </SlotContext>
        ),
        loader: (args: LoaderFunctionArgs) => loadRemotePage(args, route, modules),
      };
    },
  };
}

function contextOf({ context, params, request }: LoaderFunctionArgs) {
  const { app, site } = (context as RouterContextProvider).get(appContext);
  const dispatch = app.store.dispatch as PrefetchContext['dispatch'];
  const prefetch: PrefetchContext = { dispatch, params, url: new URL(request.url), site };
  return { app, prefetch };
}

/** Primes the store for a remote's page and its widgets; answers with the status or redirect the page decided on. */
async function loadRemotePage(args: LoaderFunctionArgs, route: ResolvedRoute, modules: PageModules) {
  const { app, prefetch } = contextOf(args);
  if (route.gate === 'signed-in') await sessionGate(prefetch, app);
  let status = 200;
  if (modules.page) app.addApis(modules.page.apis);
  else status = await (await loadPrefetch()).prefetchEssentials(essentialsOf(route), prefetch, app);
  const widgets = prefetchWidgets(args, modules);
  const verdict = await decide(modules.page, prefetch);
  await widgets;
  if (verdict?.redirect) throw redirect(verdict.redirect, verdict.isPermanent ? 301 : 302);
  return data(null, { status: verdict?.status ?? status });
}

/** Asks for the data of a page's widgets; the server waits for it as long as their places in the page allow. */
async function prefetchWidgets(args: LoaderFunctionArgs, { widgets, fill }: Pick<PageModules, 'widgets' | 'fill'>) {
  const { app, prefetch } = contextOf(args);
  const first = new Set(
    [...fill.widgets.values()].flat().map(({ mode, current }) => (mode === 'block' ? current : undefined)),
  );
  const prefetched = widgets.map(async (widget) => {
    app.addApis(widget.apis);
    await widget.prefetch?.(prefetch);
  });
  if (typeof window !== 'undefined') return;
  const settled = (isFirst: boolean) =>
    Promise.allSettled(prefetched.filter((_, index) => first.has(widgets[index]) === isFirst));
  await Promise.all([within(BLOCK_BUDGET_MS, settled(true), late), within(WIDGET_BUDGET_MS, settled(false), late)]);
}

const late = () => null;

async function decide(page: PageModule | null, context: PrefetchContext): Promise<PageVerdict | undefined> {
  try {
    return (page?.prefetch && (await within(PAGE_WAIT_MS, page.prefetch(context), late))) ?? undefined;
  } catch (error) {
    // The page meets the same failure when it reads its data and renders it.
    console.warn('A page failed to prefetch', error);
    return undefined;
  }
}

/**
 * The content pages of the site. They come before remotes' routes: a site may have a page of its own at any address.
 *
 * @param load what a page of an address says: the server knows it, the browser asks.
 */
export function contentRoutes(
  fillSlots: FillSlots,
  paths: readonly string[],
  load: (pathname: string) => object | Promise<object> = fetchContent,
): RouteObject[] {
  return paths.map((path): RouteObject => ({
    id: `shell${path}`,
    path,
    lazy: async () => {
      const { fill, widgets } = await fillSlots(contentSlots);
      return {
        Component: () => (
          <SlotContext value={fill}>
            <ContentPage />
          </SlotContext>
        ),
        loader: async (args: LoaderFunctionArgs) => {
          await prefetchWidgets(args, { widgets, fill });
          if (isStoodInFor(fill)) await prefetchFor(args);
          return load(new URL(args.request.url).pathname);
        },
      };
    },
  }));
}

/** Whether the shell renders its own form where a content page has one. */
function isStoodInFor({ widgets }: PageModules['fill']): boolean {
  const forms = widgets.get('content.form') ?? [];
  return forms.every(({ degraded }) => degraded);
}

async function prefetchFor({ context }: LoaderFunctionArgs): Promise<void> {
  const { app } = (context as RouterContextProvider).get(appContext);
  await (await loadPrefetch()).prefetchPlaces(app.store.dispatch as PrefetchContext['dispatch'], app);
}

/**
 * The shell's own pages: one home page, and what must answer without any remote.
 *
 * @param home the parts of the home page.
 * @param isIncomplete as `PagePayload` has it.
 */
export function shellRoutes(fillSlots: FillSlots, home: PageSite['home'], isIncomplete: boolean): RouteObject[] {
  const homeRoute: RouteObject = {
    id: 'shell/home',
    index: true,
    lazy: async () => {
      const { fill, widgets } = await fillSlots(homeSlotsOf(home));
      return {
        Component: () => (
          <SlotContext value={fill}>
            <HomePage />
          </SlotContext>
        ),
        // An answer, if an empty one: of a route without, the browser would have to ask again.
        loader: async (args: LoaderFunctionArgs) => {
          await prefetchWidgets(args, { widgets, fill });
          return typeof window === 'undefined' ? null : fetchHome();
        },
      };
    },
  };
  return [
    homeRoute,
    ...withoutRemotes,
    isIncomplete
      ? { id: 'shell/not-now', path: '*', loader: loadNotNowPage, Component: NotNowPage }
      : { id: 'shell/not-found', path: '*', loader: () => data(null, { status: 404 }), Component: NotFoundPage },
  ];
}

function NotNowPage() {
  return <Essentials kind="generic" />;
}

/** Not by `prefetchFor`: an async function around another costs 80 bytes of the first load, the same two lines none. */
async function loadNotNowPage({ context }: LoaderFunctionArgs) {
  const { app } = (context as RouterContextProvider).get(appContext);
  await (await loadPrefetch()).prefetchPlaces(app.store.dispatch as PrefetchContext['dispatch'], app);
  return data(null, { status: 503 });
}

/** Addresses that must answer even when no version of their remote can be trusted. */
const withoutRemotes: RouteObject[] = [
  {
    id: 'shell/vehicle',
    path: '/cars/:slug',
    Component: VehicleEssentials,
    loader: async ({ context, params, request }: LoaderFunctionArgs) => {
      const { app, site } = (context as RouterContextProvider).get(appContext);
      const dispatch = app.store.dispatch as PrefetchContext['dispatch'];
      const { prefetchEssentials } = await loadPrefetch();
      const status = await prefetchEssentials('vehicle', { dispatch, params, url: new URL(request.url), site }, app);
      return data(null, { status });
    },
  },
  {
    id: 'shell/success',
    path: SENT_PATH,
    Component: ThanksPage,
    loader: async ({ context, request }: LoaderFunctionArgs) => {
      const { app } = (context as RouterContextProvider).get(appContext);
      const dispatch = app.store.dispatch as PrefetchContext['dispatch'];
      await (await loadPrefetch()).prefetchSentForm(new URL(request.url), dispatch, app);
      return null;
    },
  },
];

/** All routes below the frame that every page shares. The layout's own widgets are `layout`. */
export function rootRoute(children: RouteObject[], layout: SlotFill): RouteObject {
  return {
    id: 'root',
    path: '/',
    Component: () => (
      <SlotContext value={layout}>
        <Layout />
      </SlotContext>
    ),
    children: [{ id: 'page', ErrorBoundary: RouteFailure, children }],
  };
}
