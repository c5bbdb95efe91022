import type { LeadDetail } from '@shared-kit/contracts/lead-form';
import type { EnquiryBody } from '@shared-kit/contracts/lead.contract';
import type { TradeInEstimate } from '@shared-kit/domain/vehicle/trade-in-estimate';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { bookOnce } from '../../bookings/book-once.service';
import type { Wish } from '../../bookings/book.service';
import { bookingToken } from '../../bookings/booking-token';
import { holdCar } from '../../reservations/hold-car.service';
import type { Holding } from '../../reservations/hold-car.service';
import { signedId } from '../../../signed-id';
import { spinOnce } from '../../spins/spin-once.service';
import type { Spin } from '../../spins/spin-once.service';
import { TRADE_IN, valueOnce } from '../../valuations/value-once.service';
import { reservationToken } from '../../reservations/reservation-token';

type Asked = {
  wish: Wish | null;
  body: EnquiryBody;
  details: readonly LeadDetail[];
  outcome: { kind: 'new' | 'repeat'; leadId: string };
  sessionSecret: string;
  estimate: TradeInEstimate | null;
  spin: Spin | null;
  holding: Holding | null;
};

/**
 * What a form does beside telling the dealer, in the same transaction: takes a seat, holds a car. What it refuses takes
 * the lead with it, so that the shopper can correct the form.
 *
 * @returns where the shopper goes from here, or null for the ordinary success page.
 */
export async function carryOut(
  tx: Tx,
  site: TenantSite,
  { wish, body, details, outcome, sessionSecret, estimate, spin, holding }: Asked,
): Promise<string | null> {
  if (holding) {
    const { id } = await holdCar(tx, site, body.car_id, outcome, holding);
    return `/reservation/${reservationToken(sessionSecret, site.slug, id)}`;
  }
  if (body.form === TRADE_IN) {
    const { id } = await valueOnce(tx, site, details, outcome, estimate);
    return `/trade-in/offer/${signedId(sessionSecret, 'valuation', site.slug, id)}`;
  }
  if (spin) {
    const id = await spinOnce(tx, site, spin, outcome);
    return `/spin-to-win/${signedId(sessionSecret, 'spin', site.slug, id)}`;
  }
  const booking = wish && (await bookOnce(tx, site, wish, outcome));
  return booking && `/booking/${bookingToken(sessionSecret, site.slug, booking.id)}`;
}
