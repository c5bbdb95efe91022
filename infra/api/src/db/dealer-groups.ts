import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Tx } from './db';

/** Whose rows a scope shows: sites, stock and dealerships each belong to one of them. */
export const dealerGroups = pgTable('dealer_group', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
});

/** Slugs of every dealer group. Inside `withOperatorScope`. */
export async function listDealerGroups(tx: Tx): Promise<string[]> {
  return (await tx.select({ slug: dealerGroups.slug }).from(dealerGroups)).map(({ slug }) => slug);
}

/** Adds a dealer group, or gives the one that has this slug its name. Inside `withOperatorScope`. */
export async function storeDealerGroup(tx: Tx, group: { slug: string; name: string }): Promise<void> {
  const { slug, name } = group;
  await tx.insert(dealerGroups).values({ slug, name }).onConflictDoUpdate({ target: dealerGroups.slug, set: { name } });
}
