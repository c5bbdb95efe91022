import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as `GET /leads/:site/:id`: a test holds each to whom it answers. */
    routes: string[];
  }
}

/** Before any route is added. One that does not say whom it answers is a fault of ours, found at the start. */
export function requireAccess(app: Pick<FastifyInstance, 'addHook' | 'decorate'>): void {
  const routes: string[] = [];
  app.decorate('routes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    routes.push(...methods.map((each) => `${each} ${url}`));
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} does not say whom it answers: config: access('…')`);
  });
}
