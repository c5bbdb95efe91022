import { loadModeSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { ownRemotes } from '@infra/build-kit/own-remotes';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Despite } from '../gate/gate';
import { readLiveManifests, stableOfLive } from '../gate/live-manifests';
import { publishGate } from '../gate/publish-gate';
import { readArtifactManifest } from '../publish/artifact-manifest';
import { decide } from './decide';
import { describePublished } from './describe-published';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import { publish } from '../publish/publish';
import type { ReleaseState } from '../registry/log/fold-releases';
import { assertReleasable, overrideLoad, pin, promote, roll } from '../registry/log/release-decisions';
import { withVersion } from '../registry/log/moving-together';
import type { ReleaseContext } from './release-context';
import type { ReleaseLog } from '../registry/log/release-log';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { readRemoteBuild } from '../publish/remote-build';
import { readRing } from '../rings/ring-commands';

type PublishOptions = {
  remote?: RemoteName | undefined;
  /** The directory of a build made elsewhere. */
  from?: string | undefined;
  /** Gates that it is published in spite of, and why. */
  despite?: Despite | null;
};

/** Publishes the named remote's build, or every build there is. */
export async function publishCommand(
  context: ReleaseContext,
  { remote, from, despite = null }: PublishOptions,
): Promise<string[]> {
  if (from !== undefined && !remote) throw new ReleaseRefusal('publish --from needs the REMOTE whose build it is');
  const distOf = (name: RemoteName) =>
    from === undefined ? path.join(context.rootDir, name, 'dist') : path.resolve(from);
  const chosen = remote
    ? [remote]
    : ownRemotes(context.rootDir).filter((name) => existsSync(path.join(distOf(name), 'manifest.json')));
  if (chosen.length === 0) throw new ReleaseRefusal('There is no build to publish');
  const gate = publishGate(context, despite);
  const lines: string[] = [];
  for (const name of chosen) {
    const build = await readRemoteBuild(distOf(name));
    if (build.manifest.name !== name)
      throw new ReleaseRefusal(`The build in ${build.distDir} is ${build.manifest.name}, not ${name}`);
    const { passed: despitePassed, ...published } = await publish(build, { ...context, gate });
    lines.push(...describePublished({ ...published, despite: despitePassed }));
  }
  return lines;
}

export async function rollCommand(
  context: ReleaseContext,
  remote: RemoteName,
  version: string,
  weightBps: number,
  { sites, ring, althoughTakenBack }: { sites: string[]; ring: string | undefined; althoughTakenBack: boolean },
): Promise<string[]> {
  if (ring !== undefined && sites.length > 0) throw new ReleaseRefusal('roll takes --ring or --sites, not both');
  for (const site of sites) await assertStoredSite(context, site);
  const given = ring === undefined ? sites : await readRing(context, ring);
  await assertSitesFit(context, remote, version, given);
  return decide(context, remote, roll(version, weightBps, given, ring, { althoughTakenBack }));
}

export async function pinCommand(
  context: ReleaseContext,
  remote: RemoteName,
  version: string,
  { site, althoughTakenBack }: { site: string; althoughTakenBack: boolean },
): Promise<string[]> {
  await assertStoredSite(context, site);
  await assertSitesFit(context, remote, version);
  return decide(context, remote, pin(version, site, { althoughTakenBack }));
}

export async function promoteCommand(
  context: ReleaseContext,
  remote: RemoteName,
  version: string,
  althoughTakenBack: boolean,
): Promise<string[]> {
  await assertSitesFit(context, remote, version);
  return decide(context, remote, promote(version, { althoughTakenBack }));
}

/** `mode` is block, lazy, client, or default for what the manifest says. */
export async function loadCommand(
  context: ReleaseContext,
  remote: RemoteName,
  widget: string,
  mode: string,
): Promise<string[]> {
  const parsed = loadModeSchema.safeParse(mode);
  if (!parsed.success && mode !== 'default')
    throw new ReleaseRefusal(`"${mode}" is no load mode: block, lazy, client or default`);
  const { stable } = stateOf(foldReleases(await context.releaseLog.events()), remote);
  if (stable === null) throw new ReleaseRefusal(`${remote} has no stable version`);
  const { widgets } = await readArtifactManifest(context.artifactsDir, remote, stable);
  if (!widgets.some(({ id }) => id === widget)) {
    throw new ReleaseRefusal(
      `${remote} ${stable} has no widget "${widget}". It has: ${widgets.map(({ id }) => id).join(', ') || 'none'}`,
    );
  }
  return decide(context, remote, overrideLoad(widget, parsed.success ? parsed.data : null));
}

/**
 * A version that a stored site's configuration does not fit, or one that moves along with it, would break that site.
 *
 * @param rolledTo the sites of a rollout, none for all. Where one of this version has them already nothing is looked at again:
 *   to raise its weight is not to wait for 300 sites.
 */
export async function assertSitesFit(
  context: Pick<ReleaseContext, 'artifactsDir' | 'checkSites'> & { releaseLog: Pick<ReleaseLog, 'events'> },
  remote: RemoteName,
  version: string,
  rolledTo: readonly string[] | null = null,
): Promise<void> {
  const events = await context.releaseLog.events();
  const states = foldReleases(events);
  const live = await readLiveManifests(events, context.artifactsDir);
  const along = Object.entries(withVersion(stateOf(states, remote), version)) as [RemoteName, string][];
  for (const [moved, theirs] of [[remote, version] as const, ...along]) {
    assertReleasable(stateOf(states, moved), theirs);
    if (rolledTo !== null && isRolledTo(stateOf(states, moved), theirs, rolledTo)) continue;
    const manifest = await readArtifactManifest(context.artifactsDir, moved, theirs);
    const complaints = await context.checkSites(manifest, stableOfLive(live));
    if (complaints.length > 0)
      throw new ReleaseRefusal(
        `Sites do not fit ${moved} ${theirs}:\n${complaints.map((line) => `  ${line}`).join('\n')}`,
      );
  }
}

function isRolledTo({ rollouts }: ReleaseState, version: string, sites: readonly string[]): boolean {
  return rollouts.some((running) => {
    if (running.version !== version || running.weightBps === 0) return false;
    return running.sites.length === 0 || (sites.length > 0 && sites.every((site) => running.sites.includes(site)));
  });
}

/** Throws unless there is such a site. */
export async function assertStoredSite(
  context: Pick<ReleaseContext, 'sites'>,
  slug: string,
): Promise<{ slug: string; origin: string }> {
  const sites = await context.sites();
  const site = sites.find((known) => known.slug === slug);
  if (!site)
    throw new ReleaseRefusal(
      `There is no site "${slug}". Sites: ${sites.map((known) => known.slug).join(', ') || 'none'}`,
    );
  return site;
}
