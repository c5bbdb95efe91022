import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { sql } from 'drizzle-orm';
import { boolean, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofSite } from '../../db/of-site';
import { CHANGE_KINDS } from './change-kinds';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys, checks and row level security stand in migrations 0175, 0189, 0202 and 0220. Phones are E.164. */
export const savedSearches = pgTable('saved_search', {
  ...ofSite(),
  phone: text().notNull(),
  address: text().notNull(),
  label: text().notNull(),
  state: jsonb().$type<SearchState>().notNull(),
  makes: text().array().notNull().default([]),
  /** Told by mail, and by text message, where its phone hears by that. */
  alerts: boolean().notNull().default(false),
  texts: boolean().notNull().default(false),
  /** Told in browsers: all of a phone, as long as it has one that is told. */
  pushes: boolean().notNull().default(false),
  savedAt: instant('saved_at').notNull().defaultNow(),
});

export const alertChoices = pgTable('alert_choice', {
  ...ofSite(),
  phone: text().notNull(),
  /** Null of who asked for text messages only. */
  email: text(),
  frequency: text({ enum: ['instant', 'daily', 'weekly'] }).notNull(),
  wording: text(),
  origin: text().notNull(),
  agreedAt: instant('agreed_at').notNull().defaultNow(),
  stoppedAt: instant('stopped_at'),
  /** When the address was asked to confirm, to the millisecond: the link in that mail names it. */
  askedAt: instant('asked_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
  textsWording: text('texts_wording'),
  textsAgreedAt: instant('texts_agreed_at'),
  textsStoppedAt: instant('texts_stopped_at'),
  pushWording: text('push_wording'),
  pushAgreedAt: instant('push_agreed_at'),
  pushStoppedAt: instant('push_stopped_at'),
  pushKinds: text('push_kinds', { enum: CHANGE_KINDS }).array().notNull().default(CHANGE_KINDS),
  /** Worked out by the database from the others. */
  hearsMail: boolean('hears_mail')
    .notNull()
    .generatedAlwaysAs(sql`email is not null and stopped_at is null and confirmed_at is not null`),
  hearsText: boolean('hears_text')
    .notNull()
    .generatedAlwaysAs(sql`texts_agreed_at is not null and texts_stopped_at is null`),
  hearsPush: boolean('hears_push')
    .notNull()
    .generatedAlwaysAs(sql`push_agreed_at is not null and push_stopped_at is null`),
});

/** Browsers that are told. With its sign-in one goes, and with the last one push itself has stopped (migration 0202). */
export const pushSubscriptions = pgTable('push_subscription', {
  ...ofSite(),
  phone: text().notNull(),
  sessionHash: text('session_hash').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  authSecret: text('auth_secret').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
});

/** Keys and row level security stand in migration 0219. `dueOn` is a day, "2027-03-01". */
export const serviceReminders = pgTable('service_reminder', {
  ...ofSite(),
  phone: text().notNull(),
  vehicle: text().notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  mailedAt: instant('mailed_at'),
  textedAt: instant('texted_at'),
});
