import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { chooseSlot, takeSeat } from './book.service';
import type { Wish } from './book.service';
import { bookings } from './bookings.schema';
import type { Booking } from './bookings.schema';

type Accepted = { kind: 'new' | 'repeat'; leadId: string };

/** The booking of a lead: made with a new lead, found again when the same form came before. */
export async function bookOnce(
  tx: Tx,
  site: TenantSite,
  wish: Wish,
  { kind, leadId }: Accepted,
): Promise<Booking | null> {
  if (kind === 'repeat') return findBookingOfLead(tx, site.slug, leadId);
  const chosen = await chooseSlot(tx, site, wish, new Date());
  return takeSeat(tx, site, wish, chosen, leadId);
}

export async function findBookingOfLead(tx: Tx, site: string, leadId: string): Promise<Booking | null> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.siteSlug, site), eq(bookings.leadId, leadId)));
  return booking ?? null;
}
