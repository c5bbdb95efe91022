import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { firstCharacters } from '@shared-kit/domain/text/cut-text';
import { formatMoney, formatMoneyInFull } from '@shared-kit/domain/number/format-money';
import { formatKms } from '@shared-kit/domain/number/format-number';
import { readAmount } from '@shared-kit/domain/number/read-amount';
import type { StoredLead } from '../lead-records';
import type { LeadFacts, OfferedVehicle, ValuationFacts } from './lead-facts.port';
import { newsOf } from './lead-news.service';
import type { Vendor } from '../deliver/vendor';

/** What of a site a lead's mails and ADF tell. */
export type LeadSite = Pick<
  Site,
  'name' | 'phone' | 'email' | 'address' | 'time_zone' | 'theme' | 'default_price_type'
>;

/** All that a mail about a lead is written from. */
export type MailAbout = { lead: StoredLead; facts: LeadFacts; vendor: Vendor; site: LeadSite };

/** "2019 Mazda CX-5", of what somebody typed: words only, so that no mail of ours carries an address to a stranger. */
export function vehicleOffered({ year, make, model }: Pick<OfferedVehicle, 'year' | 'make' | 'model'>): string {
  return [year || '', words(make), words(model)].filter(Boolean).join(' ');
}

/** "45,000 kms, good condition"; of a caravan only its condition. */
export function stateOffered({ km, condition }: Pick<OfferedVehicle, 'km' | 'condition'>): string {
  return [km !== null && formatKms(km), `${condition} condition`].filter(Boolean).join(', ');
}

/** "$24,000 to $26,400"; null where no estimate was made. */
export function estimatedRange({ low, high }: Pick<ValuationFacts, 'low' | 'high'>): string | null {
  return low === null || high === null ? null : `${formatMoney(low)} to ${formatMoney(high)}`;
}

/** The middle of the range in whole hundreds: the one figure that a CRM has room for. */
export function appraisalOf({ low, high }: Pick<ValuationFacts, 'low' | 'high'>): number | null {
  return low === null || high === null ? null : Math.round((low + high) / 200) * 100;
}

/** Letters, digits and what stands inside a name; a dot only before a digit (ID.4). */
function words(typed: string): string {
  const plain = typed.replaceAll(/[^\p{L}\p{N}\s.&+'-]/gu, ' ').replaceAll(/\.(?!\d)/g, ' ');
  return firstCharacters(plain.replaceAll(/\s+/g, ' ').trim(), 60);
}

/** What a shopper answered; empty where they did not. */
export function answerOf({ details }: Pick<StoredLead, 'details'>, name: string): string {
  return details.find((detail) => detail.name === name)?.value ?? '';
}

/** The words a shopper was asked in: a form's may have been others when a lead came in. */
export function labelOf({ details }: Pick<StoredLead, 'details'>, name: string): string {
  return details.find((detail) => detail.name === name)?.label ?? '';
}

/** The new model that an order is for, by our own catalogue's name; empty in leads from before an order needed one. */
export function modelOrdered({ payload }: Pick<StoredLead, 'payload'>): string {
  return [payload['Vehicle Make'], payload['Vehicle Model']].filter(Boolean).join(' ');
}

/** A number that was typed, as money; empty where it is none. */
export function moneyAnswer(lead: Pick<StoredLead, 'details'>, name: string): string {
  const dollars = readAmount(answerOf(lead, name));
  return Number.isNaN(dollars) ? '' : formatMoneyInFull(dollars);
}

/**
 * The lead of a form as what it began stands when it is told: of a booking that was moved before its first mail was
 * written, the dealer reads one time, which holds. News keeps its own: it tells what changed.
 */
export function asItStands(lead: StoredLead, { booking }: LeadFacts): StoredLead {
  if (!booking || newsOf(lead)) return lead;
  const details = lead.details.map((answer) =>
    answer.name === 'booking' ? { ...answer, value: booking.when } : answer,
  );
  return { ...lead, details };
}

/**
 * The time that a lead is about, as it was told then: a mail may leave after the booking was changed once more, and says
 * one time throughout. Empty where nothing is booked.
 */
export function bookedTime({ lead, facts: { booking } }: Pick<MailAbout, 'lead' | 'facts'>): string {
  return booking ? answerOf(lead, 'booking') || booking.when : '';
}

/** What became of a booking after the lead that a mail is about; null while that still holds. */
export function changedSince(about: Pick<MailAbout, 'lead' | 'facts'>): 'moved' | 'cancelled' | null {
  const { booking } = about.facts;
  if (!booking) return null;
  if (booking.state === 'cancelled') return 'cancelled';
  return booking.when === bookedTime(about) ? null : 'moved';
}
