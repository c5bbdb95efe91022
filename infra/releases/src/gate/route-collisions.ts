import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';

type RoutesOfRemote = Pick<RemoteManifest, 'name' | 'routes'>;

/** Routes of two remotes that match the same URLs, as `/cars/:slug` and `/cars/:id` do: a URL belongs to one remote. */
export function routeCollisions(candidate: RoutesOfRemote, others: readonly RoutesOfRemote[]): string[] {
  const collisions = candidate.routes.flatMap((route) =>
    others.flatMap((other) =>
      other.routes
        .filter((its) => shapeOf(its.path) === shapeOf(route.path))
        .map((its) => `${route.path} is ${its.path} of ${other.name}`),
    ),
  );
  return [...new Set(collisions)];
}

/** What a pattern matches, whatever its parameters are called. */
export function shapeOf(path: string): string {
  return path
    .replaceAll(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}
