import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const vehicleViews = pgTable(
  'vehicle_view',
  {
    groupSlug: text('group_slug').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    views: bigint('views', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.vehicleId] })],
);

/** Written, never read by the application. */
export const phoneReveals = pgTable('phone_reveal', {
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
  carId: text('car_id').notNull(),
  dealershipId: text('dealership_id').notNull(),
  websiteId: text('website_id').notNull(),
});

/** Written by the database whenever a vehicle's price or its type changes. */
export const vehiclePrices = pgTable(
  'vehicle_price',
  {
    groupSlug: text('group_slug').notNull(),
    vehicleId: text('vehicle_id').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
    price: integer(),
    /** As the card said it then: null where that was not noted, empty where it said none. */
    priceType: text('price_type'),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.vehicleId, table.since] })],
);
