import { and, eq } from 'drizzle-orm';
import type { LeadDetail } from '@shared-kit/contracts/lead-form';
import { formatMoney } from '@shared-kit/domain/text/format-money';
import type { Tx } from '../../db/db';
import { momentInWords } from '../../moment-in-words';
import type { TenantSite } from '../../plugins/tenant';
import { dollarsOf, termsOf } from './reservation-sums';
import { reservationToken } from './reservation-token';
import { reservations } from './reservations.schema';
import type { Reservation } from './reservations.schema';

/** A reservation as mails say it, now. Paths are of the site's. */
export type ReservationFacts = {
  state: Reservation['state'];
  carName: string;
  deposit: string;
  /** Until when it is held, in words on the site's clock. */
  until: string;
  sums: readonly LeadDetail[];
  conditions: readonly string[];
  /** The shopper's own page of it, and where it begins anew. */
  page: string;
  again: string;
};

/** The reservation that was made with a lead; null for any other lead. */
export async function reservationOfLead(
  tx: Tx,
  site: TenantSite,
  leadId: string,
  sessionSecret: string,
): Promise<ReservationFacts | null> {
  const [found] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.siteSlug, site.slug), eq(reservations.leadId, leadId)));
  if (!found) return null;
  const deposit = formatMoney(found.depositCents / 100);
  const until = momentInWords(found.expiresAt, site.config.time_zone);
  return {
    ...{ state: found.state, carName: found.carName, deposit, until, sums: dollarsOf(found) },
    conditions: termsOf(found, site),
    page: `/reservation/${reservationToken(sessionSecret, site.slug, found.id)}`,
    again: `/checkout-journey?car_id=${encodeURIComponent(found.carId)}`,
  };
}
