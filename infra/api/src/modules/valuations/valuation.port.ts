import type { TradeInEstimate } from '@shared-kit/domain/trade-in-estimate';
import type { Tx } from '../../db/db';
import type { ValuedVehicle } from './valuations.schema';

/** What a vehicle is worth in trade; null where nothing honest can be said. Throws when the provider fails. */
export type ValuationPort = { estimate(tx: Tx, vehicle: ValuedVehicle, now: Date): Promise<TradeInEstimate | null> };
