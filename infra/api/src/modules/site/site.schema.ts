import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const sites = pgTable('site', {
  slug: text('slug').primaryKey(),
  groupSlug: text('group_slug').notNull(),
  /** The version of the configuration that is served; 0 before the first import. */
  currentVersion: integer('current_version').notNull().default(0),
  /** Grows with every change of any site. */
  revision: bigint('revision', { mode: 'number' }).notNull(),
});

export const siteHosts = pgTable('site_host', {
  host: text('host').primaryKey(),
  siteSlug: text('site_slug').notNull(),
});

/** Append-only. */
export const siteConfigVersions = pgTable(
  'site_config_version',
  {
    siteSlug: text('site_slug').notNull(),
    version: integer('version').notNull(),
    config: jsonb('config').notNull(),
    note: text('note').notNull().default(''),
    /** Who changed it in the console; empty for a file's. */
    author: text('author').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.version] })],
);

/** Parts of a site as they are being written: one draft each. */
export const siteDrafts = pgTable('site_draft', {
  siteSlug: text('site_slug').primaryKey(),
  number: integer('number').notNull(),
  doc: jsonb('doc').$type<Readonly<Record<string, unknown>>>().notNull(),
  author: text('author').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});
