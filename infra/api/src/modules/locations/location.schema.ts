import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredReviews } from './reviews/review-file.schema';

/** Facts of a dealership that are not queried. */
export type DealershipDoc = {
  /** Where leads for its cars go. */
  lead_email?: string;
  website?: { name: string; slug?: string; url: string; make?: string; logo_url?: string };
};

export const dealerships = pgTable(
  'dealership',
  {
    groupSlug: text('group_slug').notNull(),
    slug: text('slug').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    doc: jsonb('doc').$type<DealershipDoc>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.slug] })],
);

export const locations = pgTable(
  'location',
  {
    groupSlug: text('group_slug').notNull(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    dealershipSlug: text('dealership_slug').notNull(),
    visible: boolean('visible').notNull().default(true),
    locationType: text('location_type').notNull().default(''),
    position: integer('position').notNull().default(0),
    doc: jsonb('doc').$type<Location>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.id] })],
);

export const locationHoursVersions = pgTable(
  'location_hours_version',
  {
    groupSlug: text('group_slug').notNull(),
    locationSlug: text('location_slug').notNull(),
    version: integer('version').notNull(),
    doc: jsonb('doc').$type<WrittenHours>().notNull(),
    filed: jsonb('filed').$type<WrittenHours>().notNull(),
    author: text('author').notNull(),
    authorId: text('author_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.locationSlug, table.version] })],
);

export const locationReviews = pgTable(
  'location_reviews',
  {
    groupSlug: text('group_slug').notNull(),
    locationSlug: text('location_slug').notNull(),
    doc: jsonb('doc').$type<StoredReviews>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.locationSlug] })],
);
