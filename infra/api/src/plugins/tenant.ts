import { readAssumption } from '@shared-kit/contracts/finance/assumption.contract';
import { ASSUMPTION_COOKIE } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';
import { shopperStateIn } from '@shared-kit/domain/place/shopper-state';
import fp from 'fastify-plugin';
import { ProblemError } from './problems';

/** The site a request is for. Pass it to `withScope` as `scopeOf(request.site)`. */
export type TenantSite = {
  slug: string;
  group_slug: string;
  config: Site;
  /** Where who asks says to be: charges on a car are those of this state. */
  shopper_state?: RegoState;
  /** What who asks has repayments worked out with; left out, each lender's own terms count. */
  assumption?: FinanceAssumption;
};

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
      const { policy } = request.routeOptions.config;
      if (policy?.tenant !== 'site') return;
      const site = sites.findByHost(hostWithoutPort(request.headers.host ?? ''));
      if (!site) throw new ProblemError('misdirected', 'No site at this host');
      // What a cache may keep for everybody depends on nobody's cookies.
      request.site = policy.cache.startsWith('public') ? site : { ...site, ...askerIn(request.headers.cookie, site) };
    });
  },
  { name: 'tenant', dependencies: ['problems', 'route-policy'] },
);

function askerIn(cookies: string | undefined, site: TenantSite): Pick<TenantSite, 'shopper_state' | 'assumption'> {
  const shopper_state = shopperStateIn(cookies);
  const assumption = assumptionIn(cookies, site);
  return { ...(shopper_state && { shopper_state }), ...(assumption && { assumption }) };
}

/** Read from the header: whatever the order of plugins, no answer goes without it. */
function assumptionIn(cookies = '', { config }: Pick<TenantSite, 'config'>): FinanceAssumption | null {
  const [, text] = new RegExp(`(?:^|;\\s*)${ASSUMPTION_COOKIE}=([^;]*)`).exec(cookies) ?? [];
  return text === undefined ? null : readAssumption(text.trim(), settingsOf(config, 'mfe-finance'));
}

function hostWithoutPort(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
