import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { findPricesAsked } from '../../stock/nearby-vehicles.service';
import { MAX_COMPARABLES, adjustedPrice, comparePrice } from './market-comparison';
import type { PriceGauge } from './price-gauge.port';

/** The gauge that needs no account: comparables in the group's own stock, and it says so. */
export function stockPriceGauge(db: Db): PriceGauge {
  return async (car, listingPrice, site) => {
    const asked = await withScope(db, scopeOf(site), (tx) =>
      findPricesAsked(tx, site.group_slug, car, MAX_COMPARABLES),
    );
    return comparePrice(
      listingPrice,
      asked.map((price) => adjustedPrice(price, car)),
    );
  };
}
