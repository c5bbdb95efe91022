import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { bookings } from './bookings.schema';
import type { Booking } from './bookings.schema';

/** Nobody else changes it until the transaction ends. */
export async function lockBooking(tx: Tx, site: TenantSite, id: string): Promise<Booking | undefined> {
  const [found] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.siteSlug, site.slug), eq(bookings.id, id)))
    .for('update');
  return found;
}
