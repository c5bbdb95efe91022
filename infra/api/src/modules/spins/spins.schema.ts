import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Keys and row level security stand in migration 0085. */
export const spinPlays = pgTable('spin_play', {
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
  leadId: uuid('lead_id').notNull(),
  phoneHash: text('phone_hash').notNull(),
  period: text().notNull(),
  prize: text().notNull(),
  wins: boolean().notNull(),
  code: text().notNull(),
  playedAt: timestamp('played_at', { withTimezone: true }).notNull().defaultNow(),
});
