import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { request as ask } from 'undici';
import { z } from 'zod';
import type { Candidate } from '../gate';
import { addressesIn } from './addresses';
import { tryInBrowser } from './browser-trial';
import { comparablePages, tryPages } from './server-trial';
import { startTrialBrowser } from './trial-browser';
import { trialPages } from './trial-pages';
import { startTrialSession } from './trial-session';
import { asTrialSites, startTrialPlatform } from './trial-platform';
import { stageTrial } from './trial-release';
import { startTrialShell } from './trial-shell';

/** Files of a site's map that are read, and addresses of each. */
const MOST_FILES = 8;

const NO_BROWSER = 'there is no Chromium here (CHROMIUM_PATH): what the pages do in a browser was not tried';

const sitesSchema = z.object({ sites: z.array(siteSchema) });

type Options = {
  rootDir: string;
  artifactsDir: string;
  apiOrigin: string;
};

/**
 * Renders each route and widget of a version in the shell that is built here, with the stored sites and their data, before
 * anybody is given it.
 *
 * @param stable what everybody has now of each remote.
 * @returns a sentence for each reason not to take it, with the trace; also for what could not be looked at.
 * @throws {Error} where no API or no built shell is to be had.
 */
export async function tryRendering(
  { manifest, directory }: Pick<Candidate, 'manifest' | 'directory'>,
  stable: readonly RemoteManifest[],
  { rootDir, artifactsDir, apiOrigin }: Options,
): Promise<string[]> {
  const sites = await readSites(apiOrigin);
  const others = stable.filter(({ name }) => name !== manifest.name);
  const shown = trialPages(manifest, { others, sites, known: () => [] }).pages.map(({ site }) => site);
  const known = await knownAddresses(
    apiOrigin,
    sites.filter(({ slug }) => shown.includes(slug)),
  );
  const { pages, switchedOn, unseen } = trialPages(manifest, {
    ...{ others, sites, known: (site: string) => known.get(site) ?? [] },
  });
  const unseenRefusals = unseen.map((what) => `${what} is on no page of a stored site: it was not rendered`);
  if (pages.length === 0) return unseenRefusals;

  await using resources = new AsyncDisposableStack();
  const release = await stageTrial({ artifactsDir, stable, candidate: { manifest, directory } });
  resources.defer(() => release.remove());
  const trialSites = asTrialSites(sites, switchedOn, manifest.name);
  const { publicKey, stable: remotes } = release;
  const sessions = new Map<string, string>();
  for (const { slug, hosts } of sites.filter((site) => pages.some((page) => page.site === site.slug))) {
    const session = await startTrialSession(apiOrigin, hosts[0] ?? '');
    resources.defer(() => session.end());
    sessions.set(slug, session.token);
  }
  const platform = await startTrialPlatform({ apiOrigin, sites, publicKey, remotes, sessions }, trialSites);
  resources.defer(() => platform.stop());
  const { artifactsDir: staged, trustedKey } = release;
  const shell = await startTrialShell({ rootDir, artifactsDir: staged, trustedKey, platform: platform.origin });
  resources.defer(() => shell.stop());

  const before = stable.find(({ name }) => name === manifest.name);
  const toStable = () => platform.release(release.stable);
  const toCandidate = () => platform.release(release.withCandidate);
  await toCandidate();
  const comparable = comparablePages(pages, manifest, before);
  const onServer = await tryPages(shell, pages, manifest, { pages: comparable, toStable, toCandidate });
  const told = [...unseenRefusals, ...onServer.refusals];
  // A page that the server cannot render is no better in a browser. All others are opened, slow ones too: who mends one thing
  // is not to learn of the next by another refusal.
  if (onServer.rendered.length === 0) return told;

  const browser = await startTrialBrowser(process.env);
  if (!browser) return [...told, NO_BROWSER];
  resources.defer(() => browser.close());
  const opened = { browser, port: shell.port, pages: onServer.rendered, directory, toStable };
  // Awaited, or the shell would be stopped at once.
  return [...told, ...(await tryInBrowser(opened))];
}

async function readSites(apiOrigin: string): Promise<Site[]> {
  try {
    const { statusCode, body } = await ask(`${apiOrigin}/internal/sites`);
    if (statusCode !== 200) throw new Error(`it answers ${statusCode}`);
    return sitesSchema.parse(await body.json()).sites;
  } catch (error) {
    throw new Error(
      `the API at ${apiOrigin} is asked for sites and their data, and does not answer (${String(error)}): start the platform, or say where it is (API_ORIGIN)`,
      { cause: error },
    );
  }
}

/** What each site's own map lists. A site without one has its pages tried at made-up addresses. */
async function knownAddresses(apiOrigin: string, sites: readonly Site[]): Promise<Map<string, string[]>> {
  const read = async (path: string, host = ''): Promise<string> => {
    const { statusCode, body } = await ask(`${apiOrigin}${path}`, { headers: { host } });
    const text = await body.text();
    return statusCode === 200 ? text : '';
  };
  const of = async ({ slug, hosts: [host] }: Site): Promise<[string, string[]]> => {
    const files = addressesIn(await read('/sitemap.xml', host)).slice(0, MOST_FILES);
    const lists = await Promise.all(files.map(async (file) => addressesIn(await read(file, host))));
    return [slug, lists.flat()];
  };
  return new Map(await Promise.all(sites.map(of)));
}
