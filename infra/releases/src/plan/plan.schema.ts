import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey();
const at = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const releasePlanEvents = pgTable('release_plan_event', {
  id: id(),
  at: at(),
  actor: text().notNull(),
  actorId: text('actor_id'),
  remote: text().notNull(),
  kind: text().notNull(),
  payload: jsonb().$type<unknown>().notNull(),
});

export const releaseFreezes = pgTable('release_freeze', {
  id: id(),
  at: at(),
  actor: text().notNull(),
  actorId: text('actor_id'),
  name: text().notNull(),
  rule: jsonb().$type<unknown>(),
});

export const releaseJudgements = pgTable('release_judgement', {
  id: id(),
  at: at(),
  remote: text().notNull(),
  version: text().notNull(),
  rollout: text().notNull(),
  verdict: text().notNull(),
  words: text().notNull(),
  findings: jsonb().$type<unknown>().notNull(),
});
