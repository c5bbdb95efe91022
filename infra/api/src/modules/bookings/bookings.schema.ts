import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofLead } from '../../db/of-site';

/** Keys, indexes and row level security stand in migration 0081. */
export const bookings = pgTable('booking', {
  ...ofLead(),
  kind: text({ enum: ['test-drive', 'service'] }).notNull(),
  locationId: text('location_id').notNull(),
  carId: text('car_id'),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  minutes: integer().notNull(),
  seat: integer().notNull(),
  state: text({ enum: ['booked', 'cancelled'] })
    .notNull()
    .default('booked'),
  sequence: integer().notNull().default(0),
});
export type Booking = typeof bookings.$inferSelect;
