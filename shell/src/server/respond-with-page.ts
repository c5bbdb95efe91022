import { randomBytes, randomUUID } from 'node:crypto';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { releaseSetId } from '@shared-kit/domain/resolve-release';
import type { Preview } from '@shared-kit/domain/resolve-release';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Asset } from '../app/page-payload';
import { homeSlots } from '../app/slot-names';
import { configuredSite } from './configured-site';
import { loadPageModules } from './load-page-modules';
import type { LoadedModules } from './load-page-modules';
import { menusOf } from './menus';
import { assetsOf, planPage } from './page-plan';
import type { PagePlan } from './page-plan';
import type { Resolved } from './release-set';
import type { RemoteStore, VersionOfRemote } from './remote-store';
import { renderPage } from './render-page';

/** How often a page is tried again without the version that failed. */
const MAX_ATTEMPTS = 4;

export type PageRequest = {
  url: URL;
  site: Site;
  visitorId: string;
  preview: Preview | null;
  resolved: readonly Resolved[];
  formResult: FormResult | null;
  status?: number | undefined;
  fetchFn: typeof fetch;
  apiOrigin: string;
  waitForAll: boolean;
  log: Logger;
};

export type PageAnswer = {
  /** Sends status and headers, returns where the HTML goes. */
  open: (status: number, page: { nonce: string; isPrivate: boolean; releaseSetId: string }) => Writable;
  redirect: (status: number, location: string) => void;
};

type Environment = { store: RemoteStore; shell: { js: readonly string[]; css: (site: Site) => readonly string[] } };

/**
 * Answers a page request. Where a remote fails, the page is planned again one step down its ladder: the
 * previous good version, then without it. The last attempt has no remote code left that could fail.
 */
export async function respondWithPage(request: PageRequest, answer: PageAnswer, { store, shell }: Environment): Promise<void> {
  const { url, log } = request;
  let resolved = request.resolved;
  const broken = new Set<string>();

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const manifests = resolved.flatMap(({ ladder }) => ladder[0]?.manifest ?? []);
    const site = configuredSite(request.site, manifests);
    const plan = planPage(url.pathname, resolved, site, url.origin);
    const modules = without(broken, plan, await loadPageModules(plan, resolved, store, log));
    if (modules.stepDown.length > 0) {
      resolved = stepDown(resolved, modules.stepDown);
      continue;
    }
    const setId = releaseSetId(Object.fromEntries(plan.remotes.map(({ name, version }) => [name, version])));
    const nonce = randomBytes(16).toString('base64');
    const isPrivate = plan.matched?.route.cache === 'private' || request.formResult !== null;
    const { failed } = await renderPage({
      ...request,
      site,
      plan,
      modules: attempt === MAX_ATTEMPTS ? { page: null, widgets: new Map(), stepDown: [] } : modules,
      menus: menusOf(site, manifests),
      preloads: preloadsOf(plan, resolved, url.origin),
      releaseSetId: setId,
      documentKey: randomUUID(),
      nonce,
      shell: { js: shell.js, css: shell.css(site) },
      open: (status) => answer.open(status, { nonce, isPrivate, releaseSetId: setId }),
      redirect: answer.redirect,
    });
    if (failed === null) return;

    const culprit = culpritOf(failed, resolved);
    if (!culprit) {
      broken.add('*');
      continue;
    }
    if (culprit.ladder.length > 1 && culprit.ladder[0]) resolved = stepDown(resolved, [culprit.ladder[0].version]);
    else broken.add(culprit.name);
  }
}

/** The modules that are left when some remotes (or all, `*`) are known to break this page. */
function without(broken: ReadonlySet<string>, { matched }: PagePlan, modules: LoadedModules): LoadedModules {
  if (broken.has('*')) return { ...modules, page: null, widgets: new Map() };
  return {
    ...modules,
    page: matched && broken.has(matched.remote.name) ? null : modules.page,
    widgets: new Map([...modules.widgets].filter(([key]) => !broken.has(key.split('/')[0] ?? key))),
  };
}

function stepDown(resolved: readonly Resolved[], failed: readonly VersionOfRemote[]): Resolved[] {
  return resolved.map((remote) => (failed.some((version) => version === remote.ladder[0]?.version) ? { ...remote, ladder: remote.ladder.slice(1) } : remote));
}

/** The remote whose artifact an error was thrown in: its code runs under the path {name}/{version}/server. */
function culpritOf(error: unknown, resolved: readonly Resolved[]): Resolved | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = /[\\/](mfe-[a-z]+)[\\/][^\\/]+[\\/]server[\\/]/.exec(stack);
  return resolved.find(({ name }) => name === found?.[1]);
}

/** The entries and chunks the browser needs before it can hydrate: the page's, then its `block` widgets'. */
function preloadsOf(plan: PagePlan, resolved: readonly Resolved[], origin: string): Asset[] {
  const slots = plan.isHome ? homeSlots : plan.slots;
  const files = resolved.flatMap(({ ladder }) => {
    const manifest = ladder[0]?.manifest;
    if (!manifest) return [];
    const asset = assetsOf(manifest, origin);
    const isPage = plan.matched?.remote.name === manifest.name;
    const page = isPage ? (manifest.routes.find(({ id }) => id === plan.matched?.route.id)?.js ?? []) : [];
    const blocks = manifest.widgets.filter(({ slot, load }) => load === 'block' && slots.includes(slot)).flatMap(({ js }) => js);
    const needed = [...page, ...blocks];
    return needed.length > 0 ? [{ isPage, assets: [manifest.clientEntry, ...new Set(needed)].map(asset) }] : [];
  });
  return files.toSorted((a, b) => Number(b.isPage) - Number(a.isPage)).flatMap(({ assets }) => assets);
}
