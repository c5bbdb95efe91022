import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofLead } from '../../db/of-site';

/** Keys and row level security stand in migration 0085. */
export const spinPlays = pgTable('spin_play', {
  ...ofLead(),
  phoneHash: text('phone_hash').notNull(),
  period: text().notNull(),
  prize: text().notNull(),
  wins: boolean().notNull(),
  code: text().notNull(),
  playedAt: timestamp('played_at', { withTimezone: true }).notNull().defaultNow(),
});
