import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofSite } from '../../db/of-site';

/** Keys and row level security stand in migration 0085. */
export const marketingChoices = pgTable('marketing_choice', {
  ...ofSite(),
  emailHash: text('email_hash').notNull(),
  wants: boolean().notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull().defaultNow(),
});
