import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { SlotName } from '@shared-kit/contracts/release/slots.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { randomBytes } from 'node:crypto';
import { releaseSetId } from '@shared-kit/domain/release/resolve-release';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { RequestScope } from '@shared-kit/runtime/request-scope';
import type { Writable } from 'node:stream';
import type { Logger } from 'pino';
import type { Asset } from '../../app/page-payload';
import { SHELL_FORM } from '../../app/essentials/shell-form';
import { configuredSite } from '../site/configured-site';
import { IMPATIENT_MS, pageApi } from '../request/api/page-api';
import { loadPageModules } from '../release/load-page-modules';
import type { LoadedModules } from '../release/load-page-modules';
import { menusOf } from '../site/menus';
import { movedByRemote } from '../site/moved';
import { awayFrom, blame, lostOn, noteCulprits, noteSlow, remember, stepDown, without } from './failure-ladder';
import type { Memory, Progress } from './failure-ladder';
import { withOverride } from './developed-remote';
import type { Override } from '../request/visitor/override';
import { assetsOf, planPage } from './page-plan';
import type { PagePlan } from './page-plan';
import type { Resolved } from '../release/release-set';
import type { ArtifactSource } from '../release/artifact-loader';
import { renderPage } from './render/render-page';
import type { RenderInput } from './render/render-input';
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
  /** As `PageJob` has it. */
  putAway: string;
  override?: Override | null;
  /** As `PageJob` has it. */
  isChosen?: boolean | undefined;
  /** As `PageJob` has it. */
  mark?: string | undefined;
  log: Logger;
};

export type OpenedPage = {
  nonce: string;
  isPrivate: boolean;
  releaseSetId: string;
  /** Whether whoever asks for the same public page gets the same for a while: all of it is there, and nothing failed. */
  isLasting: boolean;
};

export type PageAnswer = {
  /** Sends status and headers, returns where the HTML goes: done with the bytes of a write once that calls back. */
  open: (status: number, page: OpenedPage) => Writable;
  redirect: (status: number, location: string) => void;
};

/** With what its API has answered so far. */
type ApiAsked = PageRequest & Pick<RenderInput, 'isSilent' | 'isAnswered'>;

type Environment = Memory & {
  artifacts: ArtifactSource;
  shell: ShellFiles;
  /** A key for this document's forms. */
  mintKey: () => string;
  /** Signs the versions this document is made with, for its forms to say. */
  seal: (releaseSet: string) => string;
};

/**
 * Answers a page request. Where a remote fails, the page is planned again one step down its ladder: the
 * previous good version, then without it. The last attempt has no remote code left that could fail.
 *
 * @throws whatever the shell's own code threw in that last attempt: a bug of ours.
 */
export async function respondWithPage(asked: PageRequest, answer: PageAnswer, environment: Environment): Promise<void> {
  const api = pageApi(asked.ask, isUnsent(asked.refused) ? IMPATIENT_MS : undefined);
  const request = {
    ...asked,
    ask: api.ask,
    isSilent: api.isSilent,
    isAnswered: api.isAnswered,
  };
  // What is being developed is the browser's alone.
  const broken = new Set<string>(request.override ? [request.override.remote] : []);
  const progress: Progress = { resolved: request.resolved, broken };
  let failure: unknown = null;

  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const outcome = await tryPage(request, progress, answer, environment, attempt === MAX_ATTEMPTS);
    if (outcome.isAnswered) return;
    failure = outcome.failure;
  }
  throw failure;
}

type Outcome = { isAnswered: true } | { isAnswered: false; failure: unknown };

async function tryPage(
  request: ApiAsked,
  progress: Progress,
  answer: PageAnswer,
  environment: Environment,
  isLast: boolean,
): Promise<Outcome> {
  if (isLast) progress.broken.add('*');
  const page = await preparePage(request, progress, environment);
  const moved = page.plan.contentPath === null ? movedByRemote(request.url, page.manifests) : null;
  if (moved !== null) {
    answer.redirect(301, moved);
    return { isAnswered: true };
  }
  if (page.modules.stepDown.length > 0 && !isLast) {
    // The next page is not to wait for them again.
    noteSlow(page.modules.stepDown, page.plan, environment.failures);
    progress.resolved = stepDown(progress.resolved, page.modules.stepDown);
    return { isAnswered: false, failure: null };
  }
  // One step down, a page that only the newer version has is not gone.
  const isIncomplete = request.isIncomplete || progress.resolved !== request.resolved;
  let isWhole = true;
  const partFailed = (error: unknown) => {
    isWhole = false;
    noteCulprits(error, progress, page.plan, environment);
  };
  const failure = await sendPage({ ...request, isIncomplete, partFailed }, page, answer, environment);
  if (failure !== null) {
    blame(failure, progress, page.plan, environment);
    return { isAnswered: false, failure };
  }
  if (isWhole) remember(environment.failures, page.plan, progress);
  return { isAnswered: true };
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
  progress: Progress,
  { artifacts, failures, report }: Environment,
): Promise<PreparedPage> {
  const { url, log } = request;
  const { broken } = progress;
  let { manifests, site, plan } = planned(request, progress.resolved);
  const lost = failures.isEmpty ? [] : lostOn(plan, progress.resolved, failures);
  for (const { name, published } of lost) {
    if (!broken.has(name)) report({ kind: 'away', remote: name, version: published.version });
    broken.add(name);
  }
  const away = failures.isEmpty ? [] : awayFrom(plan, progress.resolved, failures);
  if (away.length > 0) {
    for (const { name, published } of away) report({ kind: 'away', remote: name, version: published.version });
    progress.resolved = stepDown(progress.resolved, away);
    ({ manifests, site, plan } = planned(request, progress.resolved));
  }
  const { resolved } = progress;
  // Refused, the shell's own form stands there again with what was typed: a remote's would not know it.
  if (request.refused?.result.formId === SHELL_FORM) for (const name of stoodInFor(plan)) broken.add(name);
  const modules = without(broken, plan, await loadPageModules(plan, resolved, artifacts, log, report));
  const released = resolved.filter(({ name }) => name !== request.override?.remote);
  return { site, manifests, plan, modules, preloads: preloadsOf(plan, released, url.origin) };
}

/** Whom the shell's own form stands in for: whoever fills the enquiry's place; everybody, on a page without one. */
function stoodInFor({ slots, remotes }: PagePlan): string[] {
  const place: SlotName = 'vehicle.enquiry';
  if (!slots.includes(place)) return ['*'];
  return remotes.filter(({ widgets }) => widgets.some(({ slot }) => slot === place)).map(({ name }) => name);
}

function planned({ url, site: asConfigured, override = null }: PageRequest, resolved: readonly Resolved[]) {
  const manifests = resolved.flatMap(({ ladder }) => ladder[0]?.manifest ?? []);
  const site = configuredSite(asConfigured, manifests);
  const plan = withOverride(planPage(url.pathname, resolved, site, url.origin), override);
  return { manifests, site, plan };
}

/** @returns null once the answer is on its way, or the error of a render that had sent nothing yet. */
async function sendPage(
  request: ApiAsked & Pick<RenderInput, 'partFailed'>,
  page: PreparedPage,
  answer: PageAnswer,
  { shell, mintKey, seal, report }: Environment,
): Promise<unknown> {
  const { site, manifests, plan, modules, preloads } = page;
  const setId = releaseSetId(Object.fromEntries(plan.remotes.map(({ name, version }) => [name, version])));
  const nonce = randomBytes(16).toString('base64');
  const isOwn = request.refused !== null || Boolean(request.override);
  const isPrivate = plan.matched?.route.cache === 'private' || isOwn;
  const { failed } = await renderPage({
    ...request,
    formResult: request.refused?.result ?? null,
    status: request.refused?.status,
    ...{ site, plan, modules, preloads, report },
    menus: menusOf(site, manifests),
    releaseSetId: setId,
    hasSiteFile: !isOwn && !request.isChosen,
    documentKey: mintKey(),
    releaseSet: seal(plan.remotes.map(({ name, version }) => `${name}@${version}`).join(' ')),
    nonce,
    shell: { ...shell, css: shell.css(site), font: shell.font(site) },
    open: (status, isGood) =>
      answer.open(status, { nonce, isPrivate, releaseSetId: setId, isLasting: isGood && !isPrivate }),
    redirect: answer.redirect,
  });
  return failed;
}

/** The entries and chunks the browser needs before it can hydrate: the page's, then its `block` widgets'. */
function preloadsOf(plan: PagePlan, resolved: readonly Resolved[], origin: string): Asset[] {
  const files = resolved.flatMap(({ ladder }) => {
    const manifest = ladder[0]?.manifest;
    if (!manifest) return [];
    const asset = assetsOf(manifest, origin);
    const isPage = plan.matched?.remote.name === manifest.name;
    const page = isPage ? (manifest.routes.find(({ id }) => id === plan.matched?.route.id)?.js ?? []) : [];
    const blocks = manifest.widgets
      .filter(({ slot, load }) => load === 'block' && plan.slots.includes(slot))
      .flatMap(({ js }) => js);
    const needed = [...page, ...blocks];
    return needed.length > 0 ? [{ isPage, assets: [manifest.clientEntry, ...new Set(needed)].map(asset) }] : [];
  });
  return files.toSorted((a, b) => Number(b.isPage) - Number(a.isPage)).flatMap(({ assets }) => assets);
}
