import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/remote.contract';
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

/**
 * Decides a version of each remote for one visitor. Versions whose manifest cannot be trusted drop out
 * here; a remote with none left is not part of the page.
 */
export async function resolveReleaseSet(
  { snapshot, site, visitorId, preview }: Question,
  artifacts: ArtifactSource,
  log: Logger,
): Promise<ReleaseSet> {
  const remotes = Object.entries(snapshot.remotes) as [
    RemoteName,
    NonNullable<ReleaseSnapshot['remotes'][RemoteName]>,
  ][];
  let isIncomplete = false;
  const resolved = await Promise.all(
    remotes.map(async ([name, release]) => {
      const choice = resolveRelease({ remote: name, release, site, visitorId, preview });
      if (!choice) return null;
      const wanted = [choice.version, ...choice.fallbacks].slice(0, LADDER_STEPS);
      const ladder = await Promise.all(
        wanted.map(async (wantedVersion) => {
          const published = release.versions.find(({ version }) => version === wantedVersion);
          if (!published) return null;
          const version = { name, published, publicKey: snapshot.publicKey };
          try {
            const manifest = await artifacts.manifest(version);
            return { version, manifest: withOverrides(manifest, release.loadOverrides) };
          } catch (error) {
            log.error({ err: error, remote: name, version: wantedVersion }, 'A manifest cannot be used');
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
function withOverrides(
  manifest: RemoteManifest,
  overrides: Readonly<Record<string, 'block' | 'lazy' | 'client'>>,
): RemoteManifest {
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
