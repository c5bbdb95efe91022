import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { forDealer } from '../asked-together.service';

/** What may become of an earlier lead, under the name that the dealer reads as its subcategory. */
export const LEAD_NEWS = {
  bookingMoved: 'Booking Moved',
  bookingCancelled: 'Booking Cancelled',
  depositPaid: 'Deposit Paid',
  depositToRefund: 'Deposit To Refund',
  secondPayment: 'Second Payment To Refund',
  depositRefunded: 'Deposit Refunded',
  reservationCancelled: 'Reservation Cancelled',
  holdEnded: 'Hold Ended',
  /** S4-44. */
  offerAccepted: '3. Offer Accepted',
  subscribed: 'Marketing: Subscribed',
  unsubscribed: 'Marketing: Unsubscribed',
} as const;

export type LeadNews = (typeof LEAD_NEWS)[keyof typeof LEAD_NEWS];

const EARLIER_LEAD = 'earlier_lead';

/** The answer by which a lead is news of another. */
export function earlierLead(id: string): LeadDetail {
  return { name: EARLIER_LEAD, label: 'Earlier lead', value: id };
}

export type DescribedLead = { id: string; details: readonly LeadDetail[]; payload: { subcategory: string } };

/** The lead that began it: the one that this is news of, or itself. The reference of everything that came of it. */
export function firstLeadOf({ id, details }: Pick<DescribedLead, 'id' | 'details'>): string {
  return details.find(({ name }) => name === EARLIER_LEAD)?.value ?? id;
}

/** What its form asked, for its dealership, without the answer that only joins it to another: its reference says that. */
export function answersOf({ details }: Pick<DescribedLead, 'details'>): readonly LeadDetail[] {
  return forDealer(details).filter(({ name }) => name !== EARLIER_LEAD);
}

/** Which news a lead is; null for one that somebody sent by a form. */
export function newsOf(lead: DescribedLead): LeadNews | null {
  if (firstLeadOf(lead) === lead.id) return null;
  return Object.values(LEAD_NEWS).find((news) => news === lead.payload.subcategory) ?? null;
}
