import type { Tx } from '../../db/db';
import { dealerGroups } from './site.schema';

/** Slugs of every dealer group. Inside `withOperatorScope`. */
export async function listDealerGroups(tx: Tx): Promise<string[]> {
  return (await tx.select({ slug: dealerGroups.slug }).from(dealerGroups)).map(({ slug }) => slug);
}

/** Adds a dealer group, or gives the one that has this slug its name. Inside `withOperatorScope`. */
export async function storeDealerGroup(tx: Tx, group: { slug: string; name: string }): Promise<void> {
  const { slug, name } = group;
  await tx.insert(dealerGroups).values({ slug, name }).onConflictDoUpdate({ target: dealerGroups.slug, set: { name } });
}
