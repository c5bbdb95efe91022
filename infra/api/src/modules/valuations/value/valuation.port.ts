import type { TradeInEstimate } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import type { TenantSite } from '../../../plugins/tenant';
import type { ValuedVehicle } from '../valuations.schema';

/**
 * What a vehicle is worth in trade; null where nothing honest can be said. Throws when the provider fails. Asked while
 * no transaction is open: somebody else's server never holds a connection of ours.
 */
export type ValuationPort = {
  estimate(site: TenantSite, vehicle: ValuedVehicle, now: Date): Promise<TradeInEstimate | null>;
};
