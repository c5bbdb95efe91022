import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ArtifactSource } from '../release/artifact-loader';

/** The names of all pages and widgets of a version: each is a file of its server code. */
export function exposedBy({ routes, widgets }: RemoteManifest): Set<string> {
  return new Set([...routes.map(({ id, module = id }) => module), ...widgets.map(({ id }) => id)]);
}

/**
 * Tells what a version that is handed out exposes.
 *
 * @throws {Error} when its manifest cannot be trusted.
 */
export function modulesOf(registry: { readonly current: ReleaseSnapshot | undefined }, artifacts: ArtifactSource) {
  return async (name: string, version: string): Promise<ReadonlySet<string>> => {
    const { remotes, publicKey } = registry.current ?? {};
    const remote = name as RemoteName;
    const published = remotes?.[remote]?.versions.find((one) => one.version === version);
    if (!published || publicKey === undefined) return new Set();
    return exposedBy(await artifacts.manifest({ name: remote, published, publicKey }));
  };
}
