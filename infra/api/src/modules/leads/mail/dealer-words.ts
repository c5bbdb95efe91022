import { ofForm } from '@shared-kit/contracts/form/of-form';
import { estimated, since } from './dealer-sentence';
import type { Sentence } from './dealer-sentence';
import { FORM_MAILS } from './form-mails';
import { LEAD_NEWS, newsOf } from './lead-news.service';
import type { LeadNews } from './lead-news.service';
import { answerOf, bookedTime, changedSince, vehicleOffered } from './mail-about';
import type { MailAbout } from './mail-about';

/** What a dealer reads first: the subject, and in one sentence who wants what. */
export function dealerWords(about: MailAbout): { subject: string; opening: string } {
  const { lead } = about;
  const { payload } = lead;
  const news = newsOf(lead);
  const sentence = news ? NEWS[news] : ofForm(FORM_MAILS, lead.form).dealer;
  return {
    subject: `${payload.subcategory || payload.category}: ${subjectOf(about)}`,
    opening: sentence({ ...about, person: personOf(about), car: lead.car ? `the ${lead.car.name}` : null }),
  };
}

/** The vehicle that the lead is about, which of a trade-in is the one offered (A-62); without one the person. */
function subjectOf(about: MailAbout): string {
  const { lead, facts } = about;
  const when = changedSince(about) === 'cancelled' ? '' : bookedTime(about);
  if (facts.valuation) return vehicleOffered(facts.valuation.vehicle);
  return `${lead.car ? `${lead.car.name} (stock ${lead.car.stocknum})` : personOf(about)}${when && `, ${when}`}`;
}

function personOf({ lead: { payload } }: MailAbout): string {
  return `${payload.name} ${payload.last_name}`.trim();
}

const NEWS: Readonly<Record<LeadNews, Sentence>> = {
  [LEAD_NEWS.bookingMoved]: ({ person, car, ...about }) =>
    `${person} moved a ${bookedWhat(about.facts)}${car ? ` of ${car}` : ''} to ${bookedTime(about)}${since(about)}`,
  [LEAD_NEWS.bookingCancelled]: ({ person, car, lead, facts }) =>
    `${person} cancelled the ${bookedWhat(facts)}${car ? ` of ${car}` : ''} on ${answerOf(lead, 'booking')}`,
  [LEAD_NEWS.depositPaid]: ({ person, car }) => `${person} paid the deposit for ${car ?? 'a vehicle'}: it is reserved`,
  [LEAD_NEWS.depositToRefund]: ({ person, car }) => `A payment of ${person} for ${car ?? 'a vehicle'} is going back`,
  [LEAD_NEWS.secondPayment]: ({ person, car }) =>
    `${person} paid twice for ${car ?? 'a vehicle'}: one payment goes back`,
  [LEAD_NEWS.depositRefunded]: ({ person, car }) => `The deposit of ${person} for ${car ?? 'a vehicle'} was paid back`,
  [LEAD_NEWS.reservationCancelled]: ({ person, car }) =>
    `${person} cancelled the reservation of ${car ?? 'a vehicle'}: it is free again`,
  [LEAD_NEWS.holdEnded]: ({ person, car }) =>
    `${person} did not pay the deposit for ${car ?? 'a vehicle'}: it is no longer held`,
  [LEAD_NEWS.offerAccepted]: ({ person, facts: { valuation } }) =>
    valuation
      ? `${person} accepted the estimate for a ${vehicleOffered(valuation.vehicle)}, ${estimated(valuation)}`
      : `${person} accepted the estimate`,
  [LEAD_NEWS.subscribed]: ({ person }) => `${person} would like offers and news again`,
  [LEAD_NEWS.unsubscribed]: ({ person }) => `${person} no longer wants offers and news`,
};

function bookedWhat({ booking }: MailAbout['facts']): string {
  return booking?.kind === 'service' ? 'service' : 'test drive';
}
