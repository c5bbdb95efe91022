import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Keys and row level security stand in migration 0085. */
export const marketingChoices = pgTable('marketing_choice', {
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
  emailHash: text('email_hash').notNull(),
  wants: boolean().notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull().defaultNow(),
});
