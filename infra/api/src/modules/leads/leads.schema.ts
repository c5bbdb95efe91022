import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeadCar, LeadPayload } from './lead-payload';

/** Keys, checks and row level security stand in migration 0020. */
export const leads = pgTable('lead', {
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  siteSlug: text('site_slug').notNull(),
  form: text().notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  contentHash: text('content_hash').notNull(),
  payload: jsonb().$type<LeadPayload>().notNull(),
  car: jsonb().$type<LeadCar>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const leadConsents = pgTable('lead_consent', {
  siteSlug: text('site_slug').notNull(),
  leadId: uuid('lead_id').notNull(),
  kind: text({ enum: ['terms', 'marketing'] }).notNull(),
  granted: boolean().notNull(),
  wordingVersion: text('wording_version').notNull(),
  wordingText: text('wording_text').notNull(),
  pageUrl: text('page_url').notNull(),
  ipHash: text('ip_hash').notNull(),
  givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
});

export const leadDeliveries = pgTable('lead_delivery', {
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  siteSlug: text('site_slug').notNull(),
  leadId: uuid('lead_id').notNull(),
  channel: text({ enum: ['mail'] }).notNull(),
  state: text({ enum: ['pending', 'delivered', 'dead'] })
    .notNull()
    .default('pending'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
});
