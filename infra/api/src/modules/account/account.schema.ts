import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Phones are E.164. Row level security stands in migration 0030. */
export const accounts = pgTable(
  'account',
  {
    siteSlug: text('site_slug').notNull(),
    phone: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.phone] })],
);

export const signInCodes = pgTable('sign_in_code', {
  id: uuid()
    .primaryKey()
    .default(sql`uuidv7()`),
  siteSlug: text('site_slug').notNull(),
  phone: text().notNull(),
  codeHash: text('code_hash').notNull(),
  ipHash: text('ip_hash').notNull(),
  browserHash: text('browser_hash').notNull(),
  attempts: integer().notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const sessions = pgTable(
  'session',
  {
    siteSlug: text('site_slug').notNull(),
    tokenHash: text('token_hash').notNull(),
    phone: text().notNull(),
    device: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    renewedAt: instant('renewed_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.tokenHash] })],
);

export const watchlistEntries = pgTable(
  'watchlist_entry',
  {
    siteSlug: text('site_slug').notNull(),
    phone: text().notNull(),
    carId: text('car_id').notNull(),
    card: jsonb().$type<CarCard>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
    note: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.phone, table.carId] })],
);

export const watchlistShares = pgTable(
  'watchlist_share',
  {
    siteSlug: text('site_slug').notNull(),
    phone: text().notNull(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.phone] })],
);

/** Keys and row level security stand in migration 0218. */
export const shopperChoices = pgTable(
  'shopper_choice',
  {
    groupSlug: text('group_slug').notNull(),
    siteSlug: text('site_slug').notNull(),
    phone: text().notNull(),
    state: text().notNull().default(''),
    assumption: text().notNull().default(''),
    chosenAt: instant('chosen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.phone] })],
);
