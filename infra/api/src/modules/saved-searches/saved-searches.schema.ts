import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofSite } from '../../db/of-site';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Keys, checks and row level security stand in migrations 0175 and 0189. Phones are E.164. */
export const savedSearches = pgTable('saved_search', {
  ...ofSite(),
  phone: text().notNull(),
  address: text().notNull(),
  label: text().notNull(),
  state: jsonb().$type<SearchState>().notNull(),
  makes: text().array().notNull().default([]),
  alerts: boolean().notNull().default(false),
  savedAt: instant('saved_at').notNull().defaultNow(),
});

export const alertChoices = pgTable('alert_choice', {
  ...ofSite(),
  phone: text().notNull(),
  email: text().notNull(),
  frequency: text({ enum: ['instant', 'daily', 'weekly'] }).notNull(),
  wording: text().notNull(),
  origin: text().notNull(),
  agreedAt: instant('agreed_at').notNull().defaultNow(),
  stoppedAt: instant('stopped_at'),
  /** When the address was asked to confirm, to the millisecond: the link in that mail names it. */
  askedAt: instant('asked_at').notNull().defaultNow(),
  confirmedAt: instant('confirmed_at'),
});
