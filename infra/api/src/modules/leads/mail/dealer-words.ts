import { LEAD_NEWS, newsOf } from './lead-news.service';
import type { LeadNews } from './lead-news.service';
import {
  answerOf,
  bookedTime,
  changedSince,
  estimatedRange,
  modelOrdered,
  moneyAnswer,
  vehicleOffered,
} from './mail-about';
import type { MailAbout } from './mail-about';

/** What a dealer reads first: the subject, and in one sentence who wants what. */
export function dealerWords(about: MailAbout): { subject: string; opening: string } {
  const { lead } = about;
  const { payload } = lead;
  const news = newsOf(lead);
  const say = news ? NEWS[news] : (FORMS[lead.form] ?? enquires);
  return {
    subject: `${payload.subcategory || payload.category}: ${subjectOf(about)}`,
    opening: say({ ...about, person: personOf(about), car: lead.car ? `the ${lead.car.name}` : null }),
  };
}

type Saying = MailAbout & { person: string; car: string | null };
type Sentence = (saying: Saying) => string;

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

const enquires: Sentence = ({ person, car }) => (car ? `${person} asks about ${car}` : `${person} has a question`);

const FORMS: Readonly<Record<string, Sentence>> = {
  enquiry: enquires,
  'request-photos': ({ person, car }) => `${person} would like photos of ${car ?? 'a vehicle'}`,
  similar: ({ person, car }) => `${person} is looking for something like ${car ?? 'a vehicle'}`,
  'test-drive': ({ person, car, ...about }) =>
    about.facts.booking
      ? `${person} booked a test drive${car ? ` of ${car}` : ''} on ${bookedTime(about)}${since(about)}`
      : `${person} would like a test drive${car ? ` of ${car}` : ''}: no time is agreed yet`,
  service: ({ person, ...about }) =>
    `${person} booked a service${about.facts.booking ? ` on ${bookedTime(about)}${since(about)}` : ''}`,
  'order-now': ({ person, lead }) =>
    `${person} would like to order a ${modelOrdered(lead) || answerOf(lead, 'model_name') || 'new vehicle'}`,
  offer: ({ person, car, lead }) => `${person} offers ${moneyAnswer(lead, 'offer_amount')} for ${car ?? 'a vehicle'}`,
  reserve: ({ person, car, facts: { reservation } }) =>
    `${person} is reserving ${car ?? 'a vehicle'}${reservation?.state === 'held' ? `: it is held until ${reservation.until}, the deposit is not paid yet` : ''}`,
  'trade-in': ({ person, facts: { valuation } }) =>
    valuation
      ? `${person} offers a ${vehicleOffered(valuation.vehicle)}, ${estimated(valuation)}`
      : `${person} offers a vehicle`,
  parts: ({ person }) => `${person} asks for a part or accessory`,
  careers: ({ person, lead }) => `${person} applies for work: ${answerOf(lead, 'area')}`,
  fleet: ({ person, lead }) => `${person} asks about a fleet of ${answerOf(lead, 'fleet_size')}`,
  'finance-enquiry': ({ person, car }) => `${person} asks about finance${car ? ` for ${car}` : ''}`,
  'finance-pre-approval': ({ person, car }) => `${person} asks for a finance pre-approval${car ? ` for ${car}` : ''}`,
  'online-payment': ({ person, lead }) => `${person} would like a link to pay ${moneyAnswer(lead, 'amount')}`,
  'spin-to-win': ({ person, lead }) => `${person} spun the wheel: ${answerOf(lead, 'prize')}`,
};

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

/** Mails may come in another order than what they tell of. */
function since(about: Pick<MailAbout, 'lead' | 'facts'>): string {
  const change = changedSince(about);
  if (change === 'moved') return `, and moved it since: it is now on ${about.facts.booking?.when ?? ''}`;
  return change === 'cancelled' ? ', and cancelled it since' : '';
}

function estimated(valuation: Parameters<typeof estimatedRange>[0]): string {
  const range = estimatedRange(valuation);
  return range ? `estimated at ${range}` : 'without an online estimate';
}

function bookedWhat({ booking }: MailAbout['facts']): string {
  return booking?.kind === 'service' ? 'service' : 'test drive';
}
