import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofSite } from '../../db/of-site';
import type { LeadCar, LeadPayload } from './deliver/lead-payload';
import type { NewLead } from './lead-records';
import type { StoredSeen } from './accept/as-seen/what-was-seen';

/** Keys, checks and row level security stand in migrations 0020 and 0080. */
export const leads = pgTable('lead', {
  ...ofSite(),
  form: text().notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  contentHash: text('content_hash').notNull(),
  payload: jsonb().$type<LeadPayload>().notNull(),
  car: jsonb().$type<LeadCar>(),
  details: jsonb().$type<readonly LeadDetail[]>().notNull().default([]),
  seen: jsonb().$type<StoredSeen>(),
  phoneProven: boolean('phone_proven').notNull().default(false),
  erasedAt: timestamp('erased_at', { withTimezone: true }),
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
  channel: text({ enum: ['mail', 'webhook', 'sms', 'confirmation'] }).notNull(),
  destination: text().notNull().default(''),
  state: text({ enum: ['pending', 'delivered', 'dead'] })
    .notNull()
    .default('pending'),
  attempts: integer().notNull().default(0),
  lastError: text('last_error'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  redrivenAt: timestamp('redriven_at', { withTimezone: true }),
  /** Of a confirmation: how it leaves. */
  mailVerdict: text('mail_verdict', { enum: ['own', 'summary', 'none'] }),
});

export const leadDestinations = pgTable('lead_route', {
  id: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  groupSlug: text('group_slug').notNull(),
  channel: text({ enum: ['mail', 'webhook', 'sms'] }).notNull(),
  target: text().notNull(),
  forSite: text('for_site'),
  forDealership: text('for_dealership'),
  forCategory: text('for_category'),
  forLocation: text('for_location'),
  secrets: text().array().notNull().default([]),
});

export const leadQuarantine = pgTable('lead_quarantine', {
  ...ofSite(),
  form: text().notNull(),
  idempotencyKey: uuid('idempotency_key').notNull(),
  score: integer().notNull(),
  reasons: text().array().notNull(),
  lead: jsonb('held').$type<NewLead>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  releasedLeadId: uuid('released_lead_id'),
});

export const leadReconciliations = pgTable('lead_reconciliation', {
  siteSlug: text('site_slug').notNull(),
  day: date().notNull(),
  stored: integer().notNull(),
  delivered: integer().notNull(),
  pending: integer().notNull(),
  dead: integer().notNull(),
  missing: integer().notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
});
