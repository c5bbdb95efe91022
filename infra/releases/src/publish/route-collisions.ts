import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { readArtifactManifest } from './artifact-manifest';
import { foldReleases } from '../registry/fold-releases';
import { ReleaseRefusal } from '../registry/release-refusal';
import type { ReleaseLog } from '../registry/release-log';

type RoutesOfRemote = Pick<RemoteManifest, 'name' | 'routes'>;

/** Pairs of routes of two remotes that match the same URLs: `/cars/:slug` and `/cars/:id` do. */
export function routeCollisions(candidate: RoutesOfRemote, others: readonly RoutesOfRemote[]): string[] {
  return candidate.routes.flatMap((route) =>
    others
      .filter((other) => other.name !== candidate.name)
      .flatMap((other) =>
        other.routes
          .filter((its) => shape(its.path) === shape(route.path))
          .map((its) => `${route.path} is ${its.path} of ${other.name}`),
      ),
  );
}

/** Compares with the versions that are stable now: a URL belongs to one remote. */
export async function assertNoRouteCollision(
  candidate: RoutesOfRemote,
  { artifactsDir, releaseLog }: { artifactsDir: string; releaseLog: Pick<ReleaseLog, 'events'> },
): Promise<void> {
  const others: RoutesOfRemote[] = [];
  for (const [remote, { stable }] of foldReleases(await releaseLog.events())) {
    // A lost artifact is not this build's fault, and no reason to refuse it.
    const manifest =
      stable === null ? null : await readArtifactManifest(artifactsDir, remote, stable).catch(() => null);
    if (manifest) others.push(manifest);
  }
  const collisions = routeCollisions(candidate, others);
  if (collisions.length > 0) throw new ReleaseRefusal(`Routes of ${candidate.name} collide: ${collisions.join('; ')}`);
}

function shape(path: string): string {
  return path
    .replaceAll(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}
