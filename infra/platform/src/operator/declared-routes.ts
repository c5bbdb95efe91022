import { boundOf, operatorActs } from '@shared-kit/domain/operator/may';
import type { FastifyContextConfig, RouteOptions } from 'fastify';

type Bound = NonNullable<FastifyContextConfig['bound']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as `GET /leads/:site/:id`: a test holds each to whom it answers. */
    routes: readonly string[];
    /** Those of acts that some may do to their own alone, with how each asks whose it is. */
    boundRoutes: ReadonlyMap<string, Bound>;
  }
}

/**
 * Lists that each route is written into, by a hook. One that does not say whom it answers, or whose act some may do to their
 * own alone and that does not say how it asks whose it is, is a fault, found at the start.
 */
export function declaredRoutes() {
  const routes: string[] = [];
  const bound = new Map<string, Bound>();
  function note({ method, url, config }: RouteOptions): void {
    const methods = [method].flat().filter((each) => each !== 'HEAD');
    const named = methods.map((each) => `${each} ${url}`);
    routes.push(...named);
    if (config?.access === undefined)
      throw new Error(`${String(method)} ${url} does not say whom it answers: config: access('…')`);
    const whose = ownedBy(config);
    if (whose === null) return;
    if (config.bound !== whose && config.bound !== 'each')
      throw new Error(`${String(method)} ${url} does not ask whose ${whose} it is: ${GUARDS[whose]}, or ofEach('…')`);
    for (const name of named) bound.set(name, config.bound);
  }
  return { routes, bound, note };
}

const GUARDS = { site: "siteGuard(…)('…', 'query')", remote: "ofRemote('…', 'query', '…')" };

function ownedBy({ access }: FastifyContextConfig): 'remote' | 'site' | null {
  const act = operatorActs.find((known) => known === access);
  return act === undefined ? null : boundOf(act);
}
