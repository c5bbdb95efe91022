import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The application may only insert here; the operator port reads it as the owner (migration 0021). */
export const smsOutbox = pgTable('sms_outbox', {
  id: uuid()
    .primaryKey()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
  recipient: text().notNull(),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
