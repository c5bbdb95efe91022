import { createElement } from 'react';
import { IDLE_NAVIGATION, matchRoutes } from 'react-router';
import type { DataRouter, RouteObject } from 'react-router';

type State = DataRouter['state'];
type Matches = State['matches'];

/**
 * A router for a page that stands still: the server has drawn it, so its state is known. What leads elsewhere, more than
 * half of React Router, comes with `begin` or with the first navigation; from then on the real router answers.
 *
 * @param loaderData by route. Where one is missing there is no such router but null: the real one has to ask for it.
 * @param load makes the real router, for the place that the page is at by then.
 */
export function lateRouter(
  routes: RouteObject[],
  loaderData: State['loaderData'],
  load: () => Promise<DataRouter>,
): { router: DataRouter; begin: () => Promise<DataRouter> } | null {
  const first = firstState(routes, loaderData);
  if (!first) return null;
  const manifest = Object.fromEntries(first.matches.map(({ route }) => [route.id, route]));
  const waiting = new Set<(router: DataRouter) => void>();
  let live: DataRouter | null = null;
  let loading: Promise<DataRouter> | null = null;

  async function begin(): Promise<DataRouter> {
    loading ??= load();
    try {
      live = await loading;
    } catch (error) {
      // The next navigation asks for it again.
      loading = null;
      throw error;
    }
    for (const attach of waiting) attach(live);
    waiting.clear();
    return live;
  }

  /** Attaches something to the real router, now or once that is there; answers with how to end it. */
  function attach(to: (router: DataRouter) => () => void): () => void {
    let end = () => {};
    const now = (router: DataRouter) => void (end = to(router));
    if (live) now(live);
    else waiting.add(now);
    return () => {
      waiting.delete(now);
      end();
    };
  }

  const router: Partial<DataRouter> = {
    get state() {
      return live?.state ?? first;
    },
    get manifest() {
      return live?.manifest ?? manifest;
    },
    get routes() {
      return live?.routes ?? [];
    },
    get window() {
      return window;
    },
    subscribe: (listener) => attach((real) => real.subscribe(listener)),
    enableScrollRestoration: (...how) => attach((real) => real.enableScrollRestoration(...how)),
    createHref: ({ pathname, search, hash }) => pathname + search + hash,
    createURL: (to) => urlOf(to),
    encodeLocation: (to) => urlOf(to),
    async navigate(to: unknown, how?: never) {
      try {
        await begin();
      } catch {
        // Without it the browser goes there by itself.
        return typeof to === 'number' ? history.go(to) : location.assign(urlOf(to as string));
      }
      await live?.navigate(to as string, how);
    },
  };
  return { router: router as DataRouter, begin };
}

type To = string | Partial<Record<'pathname' | 'search' | 'hash', string>>;

function urlOf(to: To): URL {
  const path = typeof to === 'string' ? to : (to.pathname ?? '') + (to.search ?? '') + (to.hash ?? '');
  return new URL(path, location.href);
}

/** As the router begins with what a server sent; null for what the server left to it. */
function firstState(routes: RouteObject[], loaderData: State['loaderData']): State | null {
  const { pathname, search, hash } = location;
  const kept = (history.state ?? {}) as { usr?: unknown; key?: string; masked?: object };
  const matches = matchRoutes(routes, { pathname }) ?? [];
  const isWhole = matches.every(({ route: { id = '', lazy, loader } }) => !lazy && (!loader || id in loaderData));
  if (matches.length === 0 || !isWhole || kept.masked) return null;
  return {
    historyAction: 'POP' as State['historyAction'],
    location: { pathname, search, hash, state: kept.usr ?? null, key: kept.key ?? 'default' },
    matches: matches.map(({ route, ...match }) => ({ ...match, route: withErrorElement(route) })) as Matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

function withErrorElement({ ErrorBoundary, ...route }: RouteObject) {
  return ErrorBoundary ? { ...route, errorElement: createElement(ErrorBoundary) } : route;
}
