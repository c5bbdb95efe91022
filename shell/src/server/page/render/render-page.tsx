import { chatWords } from '@shared-kit/domain/site/chat-address';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import type { RenderedQueries } from '@shared-kit/runtime/request-scope';
import { preload } from 'react-dom';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { appContext } from '../../../app/app-context';
import { Document } from '../../../app/document';
import '../../../app/essentials/stand-in';
import { StaticPartContext } from '../../../app/static-parts/static-part-context';
import { renderPart } from '../../../app/static-parts/render-part';
import type { StaticPartData } from '../../../app/static-parts/render-part';
import { Lost } from '../../../app/static-parts/lost/lost';
import { homeContent } from '../../../app/static-parts/home/home-content';
import { headOf } from '../../../app/pages/content-page';
import { openingWords } from '@shared-kit/domain/place/opening-words';
import { announcementOf } from '../../site/announcement';
import { routeOfContent } from '@shared-kit/domain/content/content-pages';
import { Essentials } from '../../../app/essentials/essentials';
import { essentialsOf } from '../../../app/essentials/essentials-of';
import type { PagePayload } from '../../../app/page-payload';
import { contentRoutes, remoteRoute, rootRoute, shellRoutes } from '../../../app/routes';
import { layoutSlots } from '../../../app/slot-names';
import { createAppStore } from '../../../app/store';
import { shellApi } from '../../../app/api/shell.api';
import { rewriteHead } from '../head/rewrite-head';
import { PREFETCH_MS } from './bounded-prefetch';
import { DataFaults } from './data-faults';
import { drawnFrame } from './drawn-frame';
import type { RenderInput, RenderOutcome } from './render-input';
import { LateNote } from './late-note';
import { lostContent } from './lost-content';
import { fillOnServer } from './server-slots';
import type { ServerSlots } from './server-slots';
import { streamPage } from './stream-page';
import { trimSite } from '../../site/trim-site';

/** How long a page may take before what is missing becomes a fallback, in milliseconds; at least the second to render. */
const PAGE_BUDGET_MS = 3000;
const LEAST_TO_RENDER_MS = 1000;

/** Renders the whole document as a stream. */
export async function renderPage(input: RenderInput): Promise<RenderOutcome> {
  const { site, plan, modules, url } = input;
  const until = performance.now() + PAGE_BUDGET_MS;
  const rendered: RenderedQueries = { absent: new Set(), failed: new Set(), underWay: new Map() };
  const here = url.pathname + url.search;
  const faults = new DataFaults(input);
  const filled = { here, rendered, onThrow: faults.threw };
  const page = fillOnServer(plan.slots, plan.remotes, modules.widgets, {
    ...filled,
    placed: plan.content?.slots,
  });
  const frame = drawnFrame(plan.remotes, modules.widgets);
  const layout = fillOnServer(layoutSlots, plan.remotes, frame.others, filled);
  const apis = [modules.page, ...page.widgets, ...frame.drawn].flatMap((module) => module?.apis ?? []);
  const app = createAppStore({ apiOrigin: input.apiOrigin, ask: input.ask, rendered }, [shellApi, ...apis]);

  const handler = createStaticHandler([
    rootRoute(routesOf(input, page, faults), { ...layout.fill, fallbacks: frame.fallbacks }),
  ]);
  const requestContext = new RouterContextProvider();
  requestContext.set(appContext, { app, site });
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) {
    input.redirect(context.status, context.headers.get('location') ?? '/');
    return { failed: null };
  }

  const failed = faults.failure(rendered);
  if (failed) return { failed };
  const renderedAtMs = Date.now();
  const staticData = staticDataOf(input, renderedAtMs);
  const lost = await lostOf(context.statusCode, input, staticData.hours);
  const payload: PagePayload = {
    site: trimSite(site, new Date(renderedAtMs), url.pathname),
    menus: input.menus,
    remotes: plan.remotes,
    releaseSetId: input.releaseSetId,
    degraded: plan.matched && !modules.page ? [plan.matched.remote.name] : [],
    isIncomplete: input.isIncomplete,
    degradedWidgets: [...page.degraded, ...layout.degraded],
    shellCss: [...input.shell.css],
    formResult: input.formResult,
    documentKey: input.documentKey,
    releaseSet: input.releaseSet,
    dismissed: input.dismissed,
    renderedAtMs,
    origin: siteOrigin(site, { protocol: url.protocol.slice(0, -1), host: url.host }),
    loaderData: context.loaderData,
  };
  const tree = (
    <Document page={payload} app={app} preload={() => preloadFont(input)}>
      <StaticPartContext
        value={(part) => (part === 'lost' ? lost && <Lost {...lost} /> : renderPart(part, staticData))}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StaticPartContext>
    </Document>
  );
  return streamPage(
    tree,
    payload,
    input,
    {
      app,
      rendered,
      nonce: input.nonce,
      mark: input.mark,
      rewriteHead: (html) => rewriteHead(html, input, payload.origin, context.statusCode),
    },
    () => input.status ?? statusOf(context.statusCode, input),
    Math.max(LEAST_TO_RENDER_MS, until - performance.now()),
  );
}

/** What the address leads to: a page of a remote, or one of the shell's own. */
function routesOf(input: RenderInput, page: ServerSlots, faults: DataFaults): RouteObject[] {
  const { plan, modules, site, url } = input;
  const late = <LateNote here={url.pathname + url.search} />;
  return plan.matched
    ? [
        remoteRoute(plan.matched.remote, plan.matched.route, async () => ({
          ...page,
          page: modules.page && faults.watched(modules.page, prefetchBudgetMs(input)),
          late,
          Unavailable: () => <Essentials kind={plan.matched ? essentialsOf(plan.matched.route) : 'generic'} />,
        })),
      ]
    : [
        ...contentRoutes(
          async () => page,
          plan.content ? [routeOfContent(plan.content)] : [],
          () => headOf(plan.content!),
        ),
        ...shellRoutes(async () => page, site.home, input.isIncomplete),
      ];
}

/** What this page's own text is drawn from, at the moment it is rendered (milliseconds since 1970). */
function staticDataOf({ plan, site, putAway }: RenderInput, renderedAtMs: number): StaticPartData {
  return {
    content: plan.content,
    home: plan.isHome ? homeContent(site, renderedAtMs) : undefined,
    announcement: announcementOf(site, putAway, renderedAtMs),
    chat: chatWords(site),
    // Beside a phone number it begins with what matters there: "Opens tomorrow at 8:30 am".
    hours: site.phone_hours
      ? openingWords(site.phone_hours, site.time_zone, new Date(renderedAtMs))?.text.replace(/^Closed, o/, 'O')
      : undefined,
  };
}

/** The ways on of a page that no remote draws and that is not there; null of every other. */
async function lostOf(status: number, { modules, site, url, ask }: RenderInput, hours: string | undefined) {
  const isLost = !modules.page && (status === 404 || status === 410);
  return isLost ? lostContent(site, url.pathname, hours, ask) : null;
}

/** Who waits for all (a search engine) learns the page's own status even if that takes longer. */
function prefetchBudgetMs({ waitForAll }: RenderInput): number {
  return waitForAll ? PAGE_BUDGET_MS : PREFETCH_MS;
}

/** A page whose content nobody could be asked for is rendered as far as it goes; search engines are to come again. */
function statusOf(own: number, { plan: { contentPath }, isIncomplete, isSilent }: RenderInput): number {
  // An address may be that of the remote that cannot be read.
  if (own === 404 && isIncomplete) return 503;
  return own === 200 && contentPath === null && isSilent() ? 503 : own;
}

function preloadFont({ shell }: RenderInput): void {
  // Early enough, text is rendered once: a line that just fits would otherwise wrap until the font is there.
  if (shell.font) preload(shell.font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
}
