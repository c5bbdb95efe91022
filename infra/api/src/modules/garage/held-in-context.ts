import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { newsOf } from '../leads/mail/lead-news.service';
import type { LeadNews } from '../leads/mail/lead-news.service';
import type { PersonsRecords } from '../privacy/records-of-person.service';

/** What a row alone does not say: its site's name, those of the group's dealerships by slug, and whether emails wait for a confirmation. */
export type HeldContext = { site: string; dealerships: ReadonlyMap<string, string>; isUnconfirmed: boolean };

/** News that the dealer was told of an earlier enquiry, as its shopper says it: what stands in it was written by us. */
const NEWS_TOLD: Readonly<Record<LeadNews, string>> = {
  'Booking Moved': 'You moved your booking',
  'Booking Cancelled': 'Your booking was cancelled',
  'Deposit Paid': 'Your deposit was paid',
  'Deposit To Refund': 'Your payment is to go back to you',
  'Second Payment To Refund': 'Your second payment is to go back to you',
  'Deposit Refunded': 'Your deposit was paid back',
  'Reservation Cancelled': 'Your reservation was cancelled',
  'Hold Ended': 'Your hold on the vehicle ended',
  '3. Offer Accepted': 'You accepted our estimate',
  'Marketing: Subscribed': 'You asked for offers and news again',
  'Marketing: Unsubscribed': 'You asked for no more offers and news',
};

const WAITS = 'Once you confirm your address';

/**
 * Whether an address that alerts are to go to is still to be confirmed.
 * @param records of one site.
 */
export function awaitsConfirmation(records: readonly PersonsRecords[]): boolean {
  return records.some(({ table, rows }) => table === 'alert_choice' && rows.some(isUnconfirmed));
}

/** A stored row with what only its surroundings say, in columns that `heldInWords` has words for. */
export function inContext(row: object, { site, ...context }: HeldContext): object {
  return { site, ...knownOf(row, context) };
}

function knownOf(row: object, { dealerships, isUnconfirmed: waits }: Omit<HeldContext, 'site'>): object {
  if (isLead(row)) return leadInContext(row, dealerships);
  if (isUnconfirmed(row)) return { ...row, hears_mail: WAITS };
  return waits && 'alerts' in row && row.alerts === true ? { ...row, alerts: WAITS } : row;
}

type HeldLead = {
  id: string;
  form: string;
  created_at: unknown;
  details?: readonly LeadDetail[];
  payload: { subcategory: string; dealership_slug: string };
};

function leadInContext(lead: HeldLead, dealerships: HeldContext['dealerships']): object {
  const dealership = dealerships.get(lead.payload.dealership_slug);
  const news = newsOf({ ...lead, details: lead.details ?? [] });
  const { form, created_at: when } = lead;
  return news ? { form, created_at: when, dealership, news: NEWS_TOLD[news] } : { ...lead, dealership };
}

/** One that was sent by a form, or held back, with what was written: the registry's other tables have no payload. */
function isLead(row: object): row is HeldLead {
  return 'payload' in row && typeof row.payload === 'object' && row.payload !== null;
}

function isUnconfirmed(row: object): boolean {
  const {
    email = null,
    asked_at: asked = null,
    confirmed_at: confirmed = null,
    stopped_at: stopped = null,
  } = row as {
    [column: string]: unknown;
  };
  return email !== null && asked !== null && confirmed === null && stopped === null;
}
