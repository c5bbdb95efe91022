import type { RouteOptions } from 'fastify';

/** A hook for every route that is added: one that does not say whom it answers is a fault of ours, found at the start. */
export function requireAccess({ method, url, config }: RouteOptions): void {
  if (config?.access === undefined)
    throw new Error(`${String(method)} ${url} does not say whom it answers: config: access('…')`);
}
