import { withScope } from '../../../db/scope';
import type { Db, Tx } from '../../../db/db';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { signedId } from '../../../signed-id';
import { findBookingOfLead } from '../../bookings/book-once.service';
import { bookingToken } from '../../bookings/booking-token';
import { calendarFile } from '../../bookings/calendar-file';
import { describeBooking } from '../../bookings/describe-booking';
import type { BookingView } from '@shared-kit/contracts/booking.contract';
import { RESERVE_FORM } from '../../reservations/hold-car.service';
import { reservationOfLead } from '../../reservations/reservation-of-lead.service';
import type { ReservationFacts } from '../../reservations/reservation-of-lead.service';
import { bookingKindOf } from '../../bookings/booking-rules';
import { TRADE_IN, valuationOfLead } from '../../valuations/value-once.service';
import type { Valuation } from '../../valuations/valuations.schema';
import type { StoredLead } from '../deliver/lead-adf';
import { firstLeadOf } from './lead-news.service';

/** `link` manages it, `calendar` is a file for the shopper's calendar. */
export type BookingFacts = Pick<BookingView, 'kind' | 'state' | 'when' | 'location_name' | 'address' | 'phone'> & {
  link: string;
  calendar: string;
};

/** `link` is the shopper's, `photos` the dealer's and opens nothing else. */
export type ValuationFacts = Pick<Valuation, 'vehicle' | 'low' | 'high' | 'comparables' | 'offerAccepted'> & {
  leadId: string;
  link: string;
  photos: string;
};

/** What a form did besides telling the dealer, as it stands when its mail is written. */
export type LeadFacts = {
  booking: BookingFacts | null;
  valuation: ValuationFacts | null;
  reservation: ReservationFacts | null;
};

type Reading = { db: Db; sessionSecret: string };

/** Asks only what the form of the lead may have done. */
export async function readLeadFacts({ db, sessionSecret }: Reading, site: TenantSite, lead: StoredLead) {
  const facts: LeadFacts = { booking: null, valuation: null, reservation: null };
  const doesNothing = bookingKindOf(lead.form) === null && lead.form !== TRADE_IN && lead.form !== RESERVE_FORM;
  if (doesNothing) return facts;
  const first = firstLeadOf(lead);
  return withScope(db, scopeOf(site), async (tx): Promise<LeadFacts> => {
    if (lead.form === RESERVE_FORM)
      return { ...facts, reservation: await reservationOfLead(tx, site, first, sessionSecret) };
    if (lead.form === TRADE_IN) return { ...facts, valuation: await valuationFacts(tx, site, lead, sessionSecret) };
    return { ...facts, booking: await bookingFacts(tx, site, lead, sessionSecret) };
  });
}

async function valuationFacts(tx: Tx, site: TenantSite, lead: StoredLead, secret: string) {
  const valuation = await valuationOfLead(tx, site.slug, firstLeadOf(lead));
  if (!valuation) return null;
  const { id, leadId, vehicle, low, high, comparables, offerAccepted } = valuation;
  const link = linkOf(lead, `/trade-in/offer/${signedId(secret, 'valuation', site.slug, id)}`);
  const photos = linkOf(lead, `/api/trade-in-photos/${signedId(secret, 'photos', site.slug, id)}`);
  return { leadId, vehicle, low, high, comparables, offerAccepted, link, photos };
}

async function bookingFacts(tx: Tx, site: TenantSite, lead: StoredLead, secret: string): Promise<BookingFacts | null> {
  const booking = await findBookingOfLead(tx, site.slug, firstLeadOf(lead));
  if (!booking) return null;
  const { view, entry } = await describeBooking(tx, site, booking);
  const { kind, state, when, location_name, address, phone } = view;
  const link = linkOf(lead, `/booking/${bookingToken(secret, site.slug, booking.id)}`);
  return { kind, state, when, location_name, address, phone, link, calendar: calendarFile(entry) };
}

/** On the site that the lead came from. */
export function linkOf({ payload }: Pick<StoredLead, 'payload'>, path: string): string {
  return new URL(path, payload.url).href;
}
