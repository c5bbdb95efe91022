import { bigint, customType, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ofSite } from '../../../db/of-site';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Phones are E.164. Keys and row level security stand in migration 0214. */
export const passkeys = pgTable(
  'passkey',
  {
    groupSlug: text('group_slug').notNull(),
    siteSlug: text('site_slug').notNull(),
    phone: text().notNull(),
    id: text().notNull(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    rpId: text('rp_id').notNull(),
    madeAt: instant('made_at').notNull().defaultNow(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.id] })],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

export const passkeyChallenges = pgTable('passkey_challenge', {
  ...ofSite(),
  challenge: text().notNull(),
  askedBy: text('asked_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
