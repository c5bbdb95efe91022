import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { reservations } from './reservations.schema';
import type { Reservation } from './reservations.schema';

const at = (site: string, id: string) => and(eq(reservations.siteSlug, site), eq(reservations.id, id));

/** @param locked nobody else changes it until the transaction ends. */
export async function findReservation(
  tx: Tx,
  site: TenantSite,
  id: string,
  { locked = false } = {},
): Promise<Reservation | undefined> {
  const query = tx.select().from(reservations).where(at(site.slug, id));
  const [found] = await (locked ? query.for('update') : query);
  return found;
}

/** The payment provider's page for its deposit. */
export async function noteCheckout(tx: Tx, { siteSlug, id }: Reservation, checkoutId: string | null): Promise<void> {
  await tx.update(reservations).set({ checkoutId }).where(at(siteSlug, id));
}
