import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { TenantSite } from '../../plugins/tenant';
import { isForWebsites } from './for-websites.service';
import { stockRules } from './stock-rules.service';
import type { BaseFact, StockRule } from './stock-rules.service';
import { vehicles } from './stock.schema';

/** The rows of `vehicle` that belong to a site: its group's, within its base filter, and not withheld. */
export function siteStock({ group_slug: group, config }: TenantSite): SQL | undefined {
  return and(eq(vehicles.groupSlug, group), isForWebsites, ...stockRules(config).map(ruleSql));
}

/** Where a row has the fact. Feeds spell their own words in several ways; ours are always in small letters. */
const columns: Readonly<Record<BaseFact, { column: AnyColumn; spelling: 'any' | 'ours' }>> = {
  make: { column: vehicles.make, spelling: 'any' },
  item_type: { column: vehicles.itemType, spelling: 'any' },
  fuel: { column: vehicles.fuel, spelling: 'any' },
  car_type: { column: vehicles.carType, spelling: 'ours' },
  dealership_slug: { column: vehicles.dealershipSlug, spelling: 'ours' },
};

function ruleSql(rule: StockRule): SQL | undefined {
  switch (rule.kind) {
    case 'values': {
      const { column, spelling } = columns[rule.attribute];
      const values = rule.values.map((value) => value.toLowerCase());
      return spelling === 'ours' ? inArray(column, values) : sql`lower(${column}) in ${values}`;
    }
    case 'withheld':
      return notInArray(vehicles.stocknum, [...rule.stocknums]);
    case 'sold':
      // A car sold long ago still has an address, which says so: `isListed` decides there.
      return undefined;
  }
}
