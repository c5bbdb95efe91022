import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { isFromThisMachine } from '@shared-kit/domain/http/from-this-machine';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from './problems';

/** What every route says about itself, in `config.policy`. */
export type RoutePolicy = {
  /** `site`: the host must be a site's, which is then `request.site`. `platform`: the route belongs to no site. */
  tenant: 'site' | 'platform';
  /** `session`: a signed-in shopper. `internal`: processes of this machine, never a proxied request. */
  auth: 'public' | 'session' | 'internal';
  /** Cache-Control of a successful answer. `own`: the handler sets it. */
  cache: 'no-store' | 'private, no-cache' | 'own' | `public, max-age=${number}`;
  /** `false` for a POST that only asks: a page that the shell draws for somebody signed in may send it. */
  changes?: false;
  /** A signed address says all there is to know: it may be posted by any program or page (RFC 8058), and reads no session. */
  postedFrom?: 'anywhere';
  /** It takes characters out of a body that nothing can store (storable-text.ts), rather than lose what was sent. */
  mendsText?: true;
  /** Requests a minute by one client on one site. Reading from this machine itself is not counted. */
  limit: number;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: RoutePolicy;
  }
  interface FastifyRequest {
    /** Who is signed in at this site; the account module reads it from the cookie. */
    session: { phone: string; id: string } | null;
  }
}

/** Makes every declared policy hold, and refuses to boot with a route that declares none. */
export const routePolicy = fp(
  async (app) => {
    app.decorateRequest('session', null);
    app.addHook('onRoute', requireDeclaration);

    app.addHook('onRequest', async (request) => {
      const { policy } = request.routeOptions.config;
      if (policy?.auth === 'internal' && !isFromThisMachine(request))
        throw new ProblemError('not_found', 'No such route');
    });
    app.addHook('preHandler', async (request) => {
      const { policy } = request.routeOptions.config;
      if (policy?.auth === 'session' && !request.session) throw new ProblemError('unauthenticated', 'Sign in first');
    });
    app.addHook('onSend', async (request, reply) => {
      const cache = request.routeOptions.config.policy?.cache ?? 'no-store';
      if (reply.hasHeader('cache-control')) return;
      reply.header('cache-control', reply.statusCode >= 400 || cache === 'own' ? 'no-store' : sharedBy(request, cache));
    });
  },
  { name: 'route-policy', dependencies: ['problems'] },
);

/**
 * Answers name the origin they were asked at (robots.txt, sitemaps). Many caches keep one answer for all ports of a
 * host, and a port is what whoever asks first makes up: only a host without one is answered for everybody.
 */
function sharedBy({ headers }: FastifyRequest, cache: string): string {
  return /:\d+$/.test(headers.host ?? '') ? cache.replace(/^public/, 'private') : cache;
}

function requireDeclaration(route: RouteOptions): void {
  const { policy } = route.config ?? {};
  const name = `${String(route.method)} ${route.url}`;
  if (!policy) throw new Error(`${name} declares no config.policy: { tenant, auth, cache, limit }`);
  const missing = (['tenant', 'auth', 'cache', 'limit'] as const).filter((part) => policy[part] === undefined);
  if (missing.length > 0) throw new Error(`${name} declares no ${missing.join(', ')} in config.policy`);
  if (!route.schema) throw new Error(`${name} declares no schema`);
  route.config = { ...route.config, rateLimit: { max: policy.limit, timeWindow: MINUTE_MS } };
}
