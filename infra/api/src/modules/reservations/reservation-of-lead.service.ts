import { and, eq } from 'drizzle-orm';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { CHECKOUT_PATH, pageAbout } from '@shared-kit/domain/form/form-path';
import { reservationPath } from '@shared-kit/domain/form/token-path';
import type { Tx } from '../../db/db';
import { momentWithZone } from '../../text/moment-in-words';
import type { TenantSite } from '../../plugins/tenant';
import type { ReservationFacts } from '../leads/mail/lead-facts.port';
import { dollarsOf, termsOf } from './deposit/reservation-sums';
import { reservationToken } from './reservation-token';
import { reservations } from './reservations.schema';

/** The reservation that was made with a lead; null for any other lead. As mails say it, now. */
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
  const until = momentWithZone(found.expiresAt, site.config.time_zone);
  return {
    ...{ state: found.state, carName: found.carName, deposit, until, sums: dollarsOf(found) },
    conditions: termsOf(found, site),
    page: reservationPath(reservationToken(sessionSecret, site.slug, found.id)),
    again: pageAbout(CHECKOUT_PATH, found.carId),
  };
}
