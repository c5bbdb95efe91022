import { tradeInEstimate } from '@shared-kit/domain/trade-in-estimate';
import { findComparables } from '../stock/comparables.service';
import type { ValuationPort } from './valuation.port';

/** Values by what the group itself asks for the same model, two years around it. Always labelled an estimate. */
export const comparablesValuation: ValuationPort = {
  async estimate(tx, vehicle, now) {
    return tradeInEstimate(vehicle, await findComparables(tx, vehicle), now);
  },
};
