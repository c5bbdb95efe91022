import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { valuations } from './valuations.schema';
import type { Valuation } from './valuations.schema';

const at = (site: string, id: string) => and(eq(valuations.siteSlug, site), eq(valuations.id, id));

/** @param locked nobody else changes it until the transaction ends. */
export async function findValuation(
  tx: Tx,
  site: TenantSite,
  id: string,
  { locked = false } = {},
): Promise<Valuation | undefined> {
  const query = tx.select().from(valuations).where(at(site.slug, id));
  const [found] = await (locked ? query.for('update') : query);
  return found;
}

export async function changeValuation(
  tx: Tx,
  { siteSlug, id }: Valuation,
  changes: Partial<typeof valuations.$inferInsert>,
): Promise<void> {
  await tx.update(valuations).set(changes).where(at(siteSlug, id));
}
