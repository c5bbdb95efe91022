import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import type { BookingView } from '@shared-kit/contracts/lead/booking.contract';
import type { ReservationView } from '@shared-kit/contracts/lead/reservation.contract';
import type { ValuationRecord } from '@shared-kit/contracts/lead/valuation.contract';

/** `page` manages it, `calendar` is a file for the shopper's calendar. */
export type BookingFacts = Pick<
  BookingView,
  'kind' | 'state' | 'when' | 'location_name' | 'address' | 'phone' | 'unsure'
> & {
  page: string;
  calendar: string;
};

/** What somebody offers the dealer. `km` is null of what has no odometer. */
export type OfferedVehicle = { year: number; make: string; model: string; km: number | null; condition: string };

/** `page` is the shopper's, `photos` the dealer's and opens nothing else. */
export type ValuationFacts = {
  vehicle: OfferedVehicle;
  low: number | null;
  high: number | null;
  comparables: number;
  offerAccepted: boolean;
  record: ValuationRecord;
  page: string;
  photos: string;
};

export type ReservationFacts = {
  state: ReservationView['state'];
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

/** A vehicle that the same message asks about. `place` is where it stands, empty where stock does not say. */
export type TogetherCar = { slug: string; name: string; path: string; place: string; isOwn: boolean };

/**
 * What a lead's mails can tell of what its form did, as it stands when they are written. Pages are paths on the lead's
 * site.
 */
export type LeadFacts = {
  booking: BookingFacts | null;
  valuation: ValuationFacts | null;
  reservation: ReservationFacts | null;
  /** Where the shopper sees and changes what they agreed to. */
  preferences: string | null;
  /** Vehicles beside the lead's own: those of its dealership (`isOwn`), and those that others answer for. */
  together: readonly TogetherCar[];
};

/** Of a form that only tells the dealer. */
export const NO_FACTS: LeadFacts = {
  booking: null,
  valuation: null,
  reservation: null,
  preferences: null,
  together: [],
};
