import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TradeInCondition } from '@shared-kit/domain/trade-in-estimate';

export type ValuedVehicle = { make: string; model: string; year: number; km: number; condition: TradeInCondition };

/** Keys and row level security stand in migration 0083. */
export const valuations = pgTable('valuation', {
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
  leadId: uuid('lead_id').notNull(),
  vehicle: jsonb().$type<ValuedVehicle>().notNull(),
  low: integer(),
  high: integer(),
  comparables: integer().notNull().default(0),
  offerAccepted: boolean('offer_accepted').notNull().default(false),
  photos: integer().notNull().default(0),
});
export type Valuation = typeof valuations.$inferSelect;
