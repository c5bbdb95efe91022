import type { ValuationRecord } from '@shared-kit/contracts/lead/valuation.contract';
import { boolean, integer, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';
import type { TradeInCondition } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import { ofLead } from '../../db/of-site';

/** `km` is null of what has no odometer. */
export type ValuedVehicle = {
  make: string;
  model: string;
  year: number;
  km: number | null;
  condition: TradeInCondition;
};

/** Keys and row level security stand in migrations 0083, 0090, 0091 and 0104. */
export const valuations = pgTable('valuation', {
  ...ofLead(),
  vehicle: jsonb().$type<ValuedVehicle>().notNull(),
  low: integer(),
  high: integer(),
  comparables: integer().notNull().default(0),
  offerAccepted: boolean('offer_accepted').notNull().default(false),
  /** As the shopper's page saved it (POST /api/miscellaneous); null where the site does not want that. */
  saved: jsonb().$type<ValuationRecord>(),
  /** Which photos there are, at most ten. */
  photoNumbers: smallint('photo_numbers').array().notNull().default([]),
  /** The number that was given last: none is given twice. */
  lastPhoto: smallint('last_photo').notNull().default(0),
});
export type Valuation = typeof valuations.$inferSelect;
