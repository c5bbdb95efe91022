import type { Site } from '@shared-kit/contracts/site-config.contract';
import { siteOrigin } from '@shared-kit/domain/site/site-origin';
import type { TenantSite } from '../../plugins/tenant';
import type { Car } from '@shared-kit/contracts/car.contract';

/** Whether a site shows a car of its group: its base filter in memory, as `siteStock` is in SQL. */
export function showsCar({ base_filter: filter, excluded_stocknums: withheld }: Site, car: Car): boolean {
  return (
    among(filter.make, car.make) &&
    among(filter.item_type, car.item_type) &&
    among(filter.fuel, car.simple_fuel ?? car.fuel) &&
    among(filter.car_type, car.car_type) &&
    among(filter.dealership_slug, car.dealership_slug) &&
    !withheld.includes(car.stocknum)
  );
}

/** An empty list restricts nothing. */
function among(wanted: readonly string[], given: string | null): boolean {
  return wanted.length === 0 || wanted.some((value) => value.toLowerCase() === given?.toLowerCase());
}

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
