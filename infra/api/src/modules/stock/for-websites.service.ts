import { eq } from 'drizzle-orm';
import { vehicles } from './stock.schema';

/**
 * Rows of `vehicle` that their dealer lets any site show (S7-01). It holds for every site alike, so `stockRules`, which
 * says what one site shows, begins where this ends: `siteStock` and the search rows are both made of these alone.
 */
export const isForWebsites = eq(vehicles.showOnDealerWebsite, true);

/** The same in a statement that calls the table something else. */
export function forWebsitesSql(vehicle: string): string {
  return `${vehicle}.${vehicles.showOnDealerWebsite.name}`;
}
