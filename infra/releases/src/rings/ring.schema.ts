import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const releaseRings = pgTable('release_ring', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  actor: text('actor').notNull(),
  actorId: text('actor_id'),
  name: text('name').notNull(),
  rule: jsonb('rule').$type<unknown>(),
});
