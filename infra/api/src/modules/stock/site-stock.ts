import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { TenantSite } from '../../plugins/tenant';
import { vehicles } from './stock.schema';

/** The rows of `vehicle` that belong to a site: its group's, within its base filter, and not withheld. */
export function siteStock({ group_slug: group, config }: TenantSite): SQL | undefined {
  const { make, car_type: carTypes, item_type: itemTypes, fuel, dealership_slug: dealerships } = config.base_filter;
  const withheld = config.excluded_stocknums;
  return and(
    eq(vehicles.groupSlug, group),
    eq(vehicles.showOnDealerWebsite, true),
    anyOf(vehicles.make, make),
    anyOf(vehicles.itemType, itemTypes),
    anyOf(vehicles.fuel, fuel),
    carTypes.length > 0 ? inArray(vehicles.carType, carTypes) : undefined,
    dealerships.length > 0 ? inArray(vehicles.dealershipSlug, dealerships) : undefined,
    withheld.length > 0 ? notInArray(vehicles.stocknum, withheld) : undefined,
  );
}

/** Feeds spell one make in several ways; an empty list restricts nothing. */
function anyOf(column: AnyColumn, values: readonly string[]): SQL | undefined {
  if (values.length === 0) return undefined;
  return sql`lower(${column}) in ${values.map((value) => value.toLowerCase())}`;
}
