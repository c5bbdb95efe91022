import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What was ever written of a page, saved drafts included. Append-only but for what an editor keeps by itself (migration 0222). */
export const contentVersions = pgTable(
  'content_version',
  {
    siteSlug: text('site_slug').notNull(),
    path: text('path').notNull(),
    version: integer('version').notNull(),
    doc: jsonb('doc').notNull(),
    author: text('author').notNull(),
    authorId: text('author_id'),
    note: text('note').notNull().default(''),
    /** Kept by an editor while somebody wrote: the next that is kept so takes its place. */
    byItself: boolean('by_itself').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.path, table.version] })],
);

/** Append-only: which version shoppers see, from when on. */
export const contentPublications = pgTable('content_publication', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  siteSlug: text('site_slug').notNull(),
  path: text('path').notNull(),
  version: integer('version').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  actor: text('actor').notNull(),
  actorId: text('actor_id'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
