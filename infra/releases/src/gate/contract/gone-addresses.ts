import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { fitsPattern, pathOf } from './address-pattern';
import { nameOf } from './around';
import type { Around } from './around';

type Route = RemoteManifest['routes'][number];
type Use = { path: string; who: string };

/**
 * Addresses that the stable version has and somebody leads to, and that are gone or narrower with the candidate. What
 * stored sites lead to is told by the gate `configuration`.
 */
export function goneAddresses(candidate: RemoteManifest, { stable, others, shells }: Around): string[] {
  if (!stable) return [];
  const uses = [
    ...others.flatMap(usesOf),
    ...shells.flatMap(({ who, offer }) => offer.links.map((path) => ({ path, who }))),
  ];
  return uses.flatMap(({ path, who }) => {
    const now = routeOf(stable, path);
    if (!now && !isMoved(stable, path)) return [];
    const next = routeOf(candidate, path);
    if (next) return now ? narrowed(now, next).map((how) => `${path}, linked from ${who}, ${how}`) : [];
    const isElsewhere = isMoved(candidate, path) || others.some((other) => routeOf(other, path) !== undefined);
    return isElsewhere ? [] : [`it has no page ${path} any more, linked from ${who}`];
  });
}

function usesOf(manifest: RemoteManifest): Use[] {
  const { menus, moves = {}, forms, links = [] } = manifest;
  const addresses = [
    ...menus.map(({ href }) => href),
    ...Object.values(moves),
    ...forms.map(({ success }) => success),
    ...links,
  ];
  const paths = new Set(addresses.map(pathOf).filter((path) => path !== null));
  return [...paths].map((path) => ({ path, who: nameOf(manifest) }));
}

function routeOf({ routes }: RemoteManifest, path: string): Route | undefined {
  return routes.find((route) => fitsPattern(route.path, path));
}

function isMoved({ moves = {} }: RemoteManifest, path: string): boolean {
  return Object.keys(moves).some((from) => fitsPattern(from, path));
}

/** How a page is there for fewer than before. */
function narrowed(now: Route, next: Route): string[] {
  const isGated = now.gate === 'none' && next.gate === 'signed-in';
  return [
    ...(isGated ? [next.gateFlag ? `asks to sign in where ${next.gateFlag} is on` : 'asks to sign in'] : []),
    ...(next.flag !== undefined && next.flag !== now.flag ? [`is only there where ${next.flag} is on`] : []),
  ];
}
