import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const newModels = pgTable(
  'new_model',
  {
    groupSlug: text('group_slug').notNull(),
    slug: text().notNull(),
    make: text().notNull(),
    makeSlug: text('make_slug').notNull(),
    name: text().notNull(),
    itemType: text('item_type').notNull(),
    body: text(),
    doc: jsonb().$type<Model>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupSlug, table.slug] })],
);
