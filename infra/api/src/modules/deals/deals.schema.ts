import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofSite } from '../../db/of-site';

/** Phones are E.164. Keys and row level security stand in migrations 0209 and 0213. */
export const deals = pgTable('deal', {
  ...ofSite(),
  phone: text().notNull(),
  carId: text('car_id').notNull(),
  carName: text('car_name').notNull(),
  figures: text().notNull(),
  postcode: text().notNull().default(''),
  tradeIn: text('trade_in').notNull().default(''),
  tradeInAt: timestamp('trade_in_at', { withTimezone: true }),
  keptAt: timestamp('kept_at', { withTimezone: true }).notNull().defaultNow(),
});
export type DealRow = typeof deals.$inferSelect;
