import { tradeInEstimate } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import { yearIn } from '@shared-kit/domain/time/year-in';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { findTradeInComparables } from '../../stock/trade-in-comparables.service';
import type { ValuationPort } from './valuation.port';

/** Values by what the group itself asks for the same model, two years around it. Always labelled an estimate. */
export function comparablesValuation(db: Db): ValuationPort {
  return {
    async estimate(site, vehicle, now) {
      const comparables = await withScope(db, scopeOf(site), (tx) => findTradeInComparables(tx, vehicle));
      return tradeInEstimate(vehicle, comparables, yearIn(site.config.time_zone, now));
    },
  };
}
