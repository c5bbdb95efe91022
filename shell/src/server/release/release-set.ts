import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { resolveRelease } from '@shared-kit/domain/release/resolve-release';
import type { Preview } from '@shared-kit/domain/release/resolve-release';
import type { Logger } from 'pino';
import type { ArtifactSource, VersionOfRemote } from './artifact-loader';

/** One remote of one request: the version it resolved to, and the good ones below it on the failure ladder. */
export type Resolved = {
  name: RemoteName;
  /** Best first; never empty. */
  ladder: { version: VersionOfRemote; manifest: RemoteManifest }[];
};

export type ReleaseSet = {
  resolved: Resolved[];
  /** Whether the version that a remote has for this visitor cannot be trusted: nobody knows its addresses then. */
  isIncomplete: boolean;
};

type Question = { snapshot: ReleaseSnapshot; site: string; visitorId: string; preview: Preview | null };

/** How many steps of the ladder are prepared. */
const LADDER_STEPS = 3;

/** One remote's versions for one request, best first, as plain data: decided once, and handed to the thread that renders. */
export type ChosenRemote = {
  name: RemoteName;
  /** Null where the registry names a version that it does not list. */
  versions: (VersionOfRemote | null)[];
  loadOverrides: Readonly<Record<string, 'block' | 'lazy' | 'client'>>;
};

/** Decides a version of each remote for one visitor; a remote that has none for him is not part of the page. */
export function chooseReleases({ snapshot, site, visitorId, preview }: Question): ChosenRemote[] {
  const { remotes, publicKey } = snapshot;
  const released = Object.entries(remotes) as [RemoteName, NonNullable<ReleaseSnapshot['remotes'][RemoteName]>][];
  return released.flatMap(([name, release]) => {
    const choice = resolveRelease({ remote: name, release, site, visitorId, preview });
    if (!choice) return [];
    const versions = [choice.version, ...choice.fallbacks].slice(0, LADDER_STEPS).map((wanted) => {
      const published = release.versions.find(({ version }) => version === wanted);
      return published ? { name, published, publicKey } : null;
    });
    return [{ name, versions, loadOverrides: release.loadOverrides }];
  });
}

/**
 * Loads the manifests of what was chosen. Versions whose manifest cannot be trusted drop out here; a remote with none left
 * is not part of the page.
 */
export async function loadReleaseSet(
  chosen: readonly ChosenRemote[],
  artifacts: ArtifactSource,
  log: Logger,
): Promise<ReleaseSet> {
  let isIncomplete = false;
  const resolved = await Promise.all(
    chosen.map(async ({ name, versions, loadOverrides }) => {
      const ladder = await Promise.all(
        versions.map(async (version) => {
          try {
            return version && { version, manifest: withOverrides(await artifacts.manifest(version), loadOverrides) };
          } catch (error) {
            log.error({ err: error, remote: name, version: version?.published.version }, 'A manifest cannot be used');
            return null;
          }
        }),
      );
      // An older version may do, and not have the address that is asked for.
      if (!ladder[0]) isIncomplete = true;
      const usable = ladder.filter((step) => step !== null);
      return usable.length > 0 ? { name, ladder: usable } : null;
    }),
  );
  return { resolved: resolved.filter((remote) => remote !== null), isIncomplete };
}

/** The registry may load a widget in another way than its manifest asks for. */
function withOverrides(manifest: RemoteManifest, overrides: ChosenRemote['loadOverrides']): RemoteManifest {
  if (Object.keys(overrides).length === 0) return manifest;
  return {
    ...manifest,
    widgets: manifest.widgets.map((widget) => ({ ...widget, load: overrides[widget.id] ?? widget.load })),
  };
}

/** `{name}@{version}` of everything the registry can still hand out. */
export function activeVersions(snapshot: ReleaseSnapshot): Set<string> {
  return new Set(
    Object.entries(snapshot.remotes).flatMap(([name, { versions, blocked }]) =>
      versions.filter(({ version }) => !blocked.includes(version)).map(({ version }) => `${name}@${version}`),
    ),
  );
}
