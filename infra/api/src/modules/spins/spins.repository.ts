import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { spinPlays } from './spins.schema';

/** One play of the wheel, by its id. */
export async function findPlay(tx: Tx, site: TenantSite, id: string) {
  const [found] = await tx
    .select()
    .from(spinPlays)
    .where(and(eq(spinPlays.siteSlug, site.slug), eq(spinPlays.id, id)));
  return found;
}
