import type { TenantSite } from '@infra/api/plugins/tenant';
import { listFilters } from '@shared-kit/contracts/search/search-fields';
import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';

/** A site of the bench: its facets are all that the search state has. */
export function benchSite(slug: string, group: string, dealerships: readonly string[] = []): TenantSite {
  const config = siteSchema.parse({
    slug,
    name: slug,
    dealership_group: group,
    hosts: [`${slug}.test`],
    phone: '07 3000 0000',
    email: 'bench@dealer.example',
    address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    dealer_license_number: '1',
    theme: { accent: '#0b5fff' },
    base_filter: { dealership_slug: dealerships },
    search_filters: listFilters,
    include_sold_cars_days: 0,
    revision: 1,
    group_name: group,
  });
  return { slug, group_slug: group, config };
}
