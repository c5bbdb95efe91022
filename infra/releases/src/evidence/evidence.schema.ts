import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const count = () => integer().notNull().default(0);
const histogram = () => integer().array().notNull().default([]);

export const releaseEvidence = pgTable('release_evidence_minute', {
  minute: timestamp({ withTimezone: true }).notNull(),
  remote: text().notNull(),
  version: text().notNull(),
  site: text().notNull(),
  views: count(),
  server_load: count(),
  server_render: count(),
  server_late: count(),
  browser_load: count(),
  browser_render: count(),
  browser_hydration: count(),
  reports: count(),
  leads: count(),
  api_errors: count(),
  lcp: histogram(),
  inp: histogram(),
  cls: histogram(),
  blocked: histogram(),
});
