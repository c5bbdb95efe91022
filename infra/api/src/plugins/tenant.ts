import fp from 'fastify-plugin';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { ProblemError } from './problems';

/** The site a request is for. Pass it to `withScope` as `scopeOf(request.site)`. */
export type TenantSite = { slug: string; group_slug: string; config: Site };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any handler of a route with `tenant: 'site'` runs. */
    site: TenantSite;
  }
}

/** The scope that shows what belongs to this site. */
export function scopeOf(site: TenantSite): { group: string; site: string } {
  return { group: site.group_slug, site: site.slug };
}

type Options = { sites: { findByHost: (host: string) => TenantSite | undefined } };

/**
 * The exact Host header decides the tenant. Fastify's own `request.host` would believe
 * X-Forwarded-Host, which a client could choose, so it is not used here.
 */
export const tenant = fp<Options>(
  async (app, { sites }) => {
    app.decorateRequest('site');
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.policy?.tenant !== 'site') return;
      const site = sites.findByHost(hostWithoutPort(request.headers.host ?? ''));
      if (!site) throw new ProblemError('misdirected', 'No site at this host');
      request.site = site;
    });
  },
  { name: 'tenant', dependencies: ['problems', 'route-policy'] },
);

function hostWithoutPort(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
