import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import type { TenantSite } from '../../plugins/tenant';
import { showsCar } from '../stock/shows-car.service';

/**
 * The site of a group to which a car's address belongs: one that names its dealership, the narrowest
 * first, else one that shows the whole group. The same whichever site asks.
 */
export function owningSite(sites: readonly Site[], car: Car, asked: Site): Site {
  const [owner] = sites
    .filter((site) => site.dealership_group === asked.dealership_group && showsCar(site, car))
    .toSorted((a, b) => breadth(a) - breadth(b) || a.slug.localeCompare(b.slug));
  return owner ?? asked;
}

function breadth({ base_filter: { dealership_slug: named } }: Site): number {
  return named.length === 0 ? Infinity : named.length;
}

/** The one address of a car among the sites of its group, as someone who reached `request.site` can reach it. */
export function canonicalUrl(sites: readonly Site[], car: Car, { site, protocol, headers }: Request): string {
  return siteOrigin(owningSite(sites, car, site.config), { protocol, host: headers.host ?? '' }) + car.path;
}

type Request = { site: TenantSite; protocol: string; headers: { host?: string | undefined } };
