import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { TenantSite } from '../../plugins/tenant';
import { isForWebsites } from './for-websites.service';
import { siteParts } from './site-parts.service';
import type { BaseFact, SitePart } from './site-parts.service';
import { vehicles } from './stock.schema';

/** The rows of `vehicle` that belong to a site: its group's, within its base filter, and not withheld. */
export function siteStock({ group_slug: group, config }: TenantSite): SQL | undefined {
  return and(eq(vehicles.groupSlug, group), isForWebsites, ...siteParts(config).map(partSql));
}

/** Where a row has the fact. Feeds spell their own words in several ways; ours are always the same. */
const columns: Readonly<Record<BaseFact, { column: AnyColumn; spelling: 'any' | 'ours' }>> = {
  make: { column: vehicles.make, spelling: 'any' },
  item_type: { column: vehicles.itemType, spelling: 'any' },
  fuel: { column: vehicles.fuel, spelling: 'any' },
  car_type: { column: vehicles.carType, spelling: 'ours' },
  dealership_slug: { column: vehicles.dealershipSlug, spelling: 'ours' },
};

function partSql(part: SitePart): SQL | undefined {
  switch (part.kind) {
    case 'values': {
      const { column, spelling } = columns[part.attribute];
      if (spelling === 'ours') return inArray(column, [...part.values]);
      return sql`lower(${column}) in ${part.values.map((value) => value.toLowerCase())}`;
    }
    case 'withheld':
      return notInArray(vehicles.stocknum, [...part.stocknums]);
    case 'sold':
      // A car sold long ago still has an address, which says so: `isListed` decides there.
      return undefined;
  }
}
