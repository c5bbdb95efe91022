import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const releaseEvents = pgTable('release_event', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  actor: text('actor').notNull(),
  actorId: text('actor_id'),
  remote: text('remote').notNull(),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<unknown>().notNull(),
});
