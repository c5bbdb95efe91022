import { joinPath } from './site-config-fault';
import type { SiteConfigFault } from './site-config-fault';

/**
 * Keys of `given` that a zod schema left out of `parsed` because it does not know them.
 * A misspelt flag would otherwise be dropped in silence and its default be served.
 */
export function findUnknownKeys(given: unknown, parsed: unknown, path: readonly PropertyKey[] = []): SiteConfigFault[] {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, key];
    if (!(key in parsed)) return [{ path: joinPath(here), message: 'unknown key' }];
    return findUnknownKeys(value, parsed[key], here);
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
