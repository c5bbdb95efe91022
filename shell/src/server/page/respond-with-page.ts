import { randomBytes } from 'node:crypto';
import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { releaseSetId } from '@shared-kit/domain/release/resolve-release';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { RequestScope } from '@shared-kit/runtime/request-scope';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Asset } from '../../app/page-payload';
import { homeSlots } from '../../app/slot-names';
import { SHELL_FORM } from '../../app/essentials/shell-form';
import { configuredSite } from '../site/configured-site';
import { IMPATIENT_MS, pageApi } from '../request/page-api';
import { loadPageModules } from '../release/load-page-modules';
import type { LoadedModules } from '../release/load-page-modules';
import { menusOf } from '../site/menus';
import { movedByRemote } from '../site/moved';
import { assetsOf, planPage } from './page-plan';
import type { PagePlan } from './page-plan';
import type { Resolved } from '../release/release-set';
import type { ArtifactSource, VersionOfRemote } from '../release/artifact-loader';
import { renderPage } from './render-page';
import type { RenderInput } from './render-page';
import type { ShellFiles } from '../files/shell-files';

/** How often a page is tried again without the version that failed. */
const MAX_ATTEMPTS = 4;

export type Refused = { status: number; result: FormResult };

export type PageRequest = {
  url: URL;
  site: Site;
  resolved: readonly Resolved[];
  /** As `ReleaseSet` has it. */
  isIncomplete: boolean;
  /** The form this page is the answer to, when the API refused it. */
  refused: Refused | null;
  ask: NonNullable<RequestScope['ask']>;
  apiOrigin: string;
  waitForAll: boolean;
  /** As `PagePayload` has it. */
  dismissed: string;
  log: Logger;
};

export type PageAnswer = {
  /** Sends status and headers, returns where the HTML goes: done with the bytes of a write once that calls back. */
  open: (status: number, page: { nonce: string; isPrivate: boolean; releaseSetId: string }) => Writable;
  redirect: (status: number, location: string) => void;
};

type Environment = {
  artifacts: ArtifactSource;
  shell: ShellFiles;
  /** A key for this document's forms. */
  mintKey: () => string;
  /** Signs the versions this document is made with, for its forms to say. */
  seal: (releaseSet: string) => string;
};

/** What a request has learnt so far: the rungs left on each ladder, and the remotes (`*`: all) that break this page. */
type Progress = { resolved: readonly Resolved[]; broken: Set<string> };

/**
 * Answers a page request. Where a remote fails, the page is planned again one step down its ladder: the
 * previous good version, then without it. The last attempt has no remote code left that could fail.
 *
 * @throws whatever the shell's own code threw in that last attempt: a bug of ours.
 */
export async function respondWithPage(asked: PageRequest, answer: PageAnswer, environment: Environment): Promise<void> {
  const api = pageApi(asked.ask, isUnsent(asked.refused) ? IMPATIENT_MS : undefined);
  const request = { ...asked, ask: api.ask, isSilent: () => api.isSilent(asked.waitForAll) };
  const progress: Progress = { resolved: request.resolved, broken: new Set() };
  let failure: unknown = null;

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const isLast = attempt === MAX_ATTEMPTS;
    if (isLast) progress.broken.add('*');
    const page = await preparePage(request, progress, environment.artifacts);
    const moved = page.plan.contentPath === null ? movedByRemote(request.url, page.manifests) : null;
    if (moved !== null) return answer.redirect(301, moved);
    if (page.modules.stepDown.length > 0 && !isLast) {
      progress.resolved = stepDown(progress.resolved, page.modules.stepDown);
      continue;
    }
    // One step down, a page that only the newer version has is not gone.
    const isIncomplete = request.isIncomplete || progress.resolved !== request.resolved;
    failure = await sendPage({ ...request, isIncomplete }, page, answer, environment);
    if (failure === null) return;
    blame(failure, progress);
  }
  throw failure;
}

/** A form that waited for the API in vain. */
function isUnsent(refused: Refused | null): boolean {
  return refused?.result.problem.code === 'unreachable';
}

type PreparedPage = {
  site: Site;
  manifests: RemoteManifest[];
  plan: PagePlan;
  modules: LoadedModules;
  preloads: Asset[];
};

async function preparePage(
  request: PageRequest,
  { resolved, broken }: Progress,
  artifacts: ArtifactSource,
): Promise<PreparedPage> {
  const { url, log } = request;
  const manifests = resolved.flatMap(({ ladder }) => ladder[0]?.manifest ?? []);
  const site = configuredSite(request.site, manifests);
  const plan = planPage(url.pathname, resolved, site, url.origin);
  // Refused, the shell's own form stands there again with what was typed: a remote's would not know it.
  if (request.refused?.result.formId === SHELL_FORM)
    broken.add(plan.slots.includes('vehicle.enquiry') ? 'mfe-leads' : '*');
  const modules = without(broken, plan, await loadPageModules(plan, resolved, artifacts, log));
  return { site, manifests, plan, modules, preloads: preloadsOf(plan, resolved, url.origin) };
}

/** @returns null once the answer is on its way, or the error of a render that had sent nothing yet. */
async function sendPage(
  request: PageRequest & Pick<RenderInput, 'isSilent'>,
  page: PreparedPage,
  answer: PageAnswer,
  { shell, mintKey, seal }: Environment,
): Promise<unknown> {
  const { site, manifests, plan, modules, preloads } = page;
  const setId = releaseSetId(Object.fromEntries(plan.remotes.map(({ name, version }) => [name, version])));
  const nonce = randomBytes(16).toString('base64');
  const isPrivate = plan.matched?.route.cache === 'private' || request.refused !== null;
  const { failed } = await renderPage({
    ...request,
    formResult: request.refused?.result ?? null,
    status: request.refused?.status,
    site,
    plan,
    modules,
    preloads,
    menus: menusOf(site, manifests),
    releaseSetId: setId,
    documentKey: mintKey(),
    releaseSet: seal(plan.remotes.map(({ name, version }) => `${name}@${version}`).join(' ')),
    nonce,
    shell: { ...shell, css: shell.css(site), font: shell.font(site) },
    open: (status) => answer.open(status, { nonce, isPrivate, releaseSetId: setId }),
    redirect: answer.redirect,
  });
  return failed;
}

/** Steps the remote that threw down its ladder, or does without it; without all of them when it is not known. */
function blame(failure: unknown, progress: Progress): void {
  const culprit = culpritOf(failure, progress.resolved);
  const [current, previous] = culprit?.ladder ?? [];
  if (current && previous) progress.resolved = stepDown(progress.resolved, [current.version]);
  else progress.broken.add(culprit?.name ?? '*');
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
  return resolved.map((remote) =>
    failed.some((version) => version === remote.ladder[0]?.version)
      ? { ...remote, ladder: remote.ladder.slice(1) }
      : remote,
  );
}

/** The remote whose artifact an error was thrown in: its code runs under the path {name}/{version}/server. */
function culpritOf(error: unknown, resolved: readonly Resolved[]): Resolved | undefined {
  // Whatever has a stack: an error of another realm is no `Error` of ours.
  const { stack = '' } = Object(error) as { stack?: string };
  const found = /[\\/](mfe-[a-z][a-z0-9-]*)[\\/][^\\/]+[\\/]server[\\/]/.exec(stack);
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
    const blocks = manifest.widgets
      .filter(({ slot, load }) => load === 'block' && slots.includes(slot))
      .flatMap(({ js }) => js);
    const needed = [...page, ...blocks];
    return needed.length > 0 ? [{ isPage, assets: [manifest.clientEntry, ...new Set(needed)].map(asset) }] : [];
  });
  return files.toSorted((a, b) => Number(b.isPage) - Number(a.isPage)).flatMap(({ assets }) => assets);
}
