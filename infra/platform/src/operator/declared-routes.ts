import type { RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as `GET /leads/:site/:id`: a test holds each to whom it answers. */
    routes: readonly string[];
  }
}

/** A list that each route is written into, by a hook. One that does not say whom it answers is a fault, found at the start. */
export function declaredRoutes() {
  const routes: string[] = [];
  function note({ method, url, config }: RouteOptions): void {
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    routes.push(...methods.map((each) => `${each} ${url}`));
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} does not say whom it answers: config: access('…')`);
  }
  return { routes, note };
}
