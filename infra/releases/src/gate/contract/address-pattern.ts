import { OWN_PATH } from '@shared-kit/contracts/site/link-address';

/** The path of an address within a site, without what follows `?` or `#`; null for one that leads elsewhere. */
export function pathOf(address: string): string | null {
  if (!OWN_PATH.test(address)) return null;
  return withoutSlash(address.replace(/[?#].*$/s, ''));
}

/**
 * Whether a route's pattern (`/search/:scope/:model?`) has this path. A part of the path that is itself a parameter
 * (`/cars/:slug`) stands for any value.
 */
export function fitsPattern(pattern: string, path: string): boolean {
  const wanted = withoutSlash(pattern).toLowerCase().split('/');
  const given = withoutSlash(path).toLowerCase().split('/');
  if (given.length > wanted.length) return false;
  return wanted.every((part, index) => {
    const here = given[index];
    if (here === undefined) return part.endsWith('?');
    return part.startsWith(':') || part.replace(/\?$/, '') === here;
  });
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
