import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofLead } from '../../db/of-site';

/** Keys, indexes and row level security stand in migration 0082. */
export const reservations = pgTable('reservation', {
  ...ofLead(),
  carId: text('car_id').notNull(),
  carName: text('car_name').notNull(),
  state: text({ enum: ['held', 'paid', 'expired', 'cancelled', 'refund_due', 'refunded'] }).notNull(),
  depositCents: integer('deposit_cents').notNull(),
  priceCents: integer('price_cents'),
  /** What the price includes; null where nobody said. */
  priceType: text('price_type'),
  /** What it was estimated to cost on the road, in words, where charges are added to its price. */
  driveAway: text('drive_away'),
  /** The amount of it; null with it, and where it was written in a way that nobody could read when this column came. */
  driveAwayCents: integer('drive_away_cents'),
  /** What bringing it costs, as it was said when it was reserved; null where it is picked up or nobody knows. */
  deliveryCents: integer('delivery_cents'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  checkoutId: text('checkout_id'),
  paymentId: text('payment_id'),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  /** By the shopper. */
  cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  /** Whether dealer and shopper heard that the hold ended. */
  endTold: boolean('end_told').notNull().default(false),
  /** Keyed hashes of who holds it and from where; null once the person is erased. */
  phoneHash: text('phone_hash'),
  emailHash: text('email_hash'),
  rangeHash: text('range_hash'),
  phoneProven: boolean('phone_proven').notNull().default(false),
  /** Which of the shopper's holds it is: a unique index keeps each at one. */
  holdSeat: smallint('hold_seat').notNull().default(1),
});
export type Reservation = typeof reservations.$inferSelect;

export const paymentEvents = pgTable('payment_event', {
  groupSlug: text('group_slug').notNull(),
  eventId: text('event_id').notNull(),
  kind: text().notNull(),
  reservationId: uuid('reservation_id').notNull(),
});
