import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { leadDestinations } from '../leads.schema';

/** Where a delivery goes that is neither the dealer's mailbox nor the shopper's. */
export async function findDestination(db: Db, site: TenantSite, id: string) {
  const [found] = await withScope(db, scopeOf(site), (tx) =>
    tx.select().from(leadDestinations).where(eq(leadDestinations.id, id)),
  );
  return found;
}
