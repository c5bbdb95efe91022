import { ENQUIRY_CATEGORIES } from '@shared-kit/contracts/lead-form';
import { isAvailable } from '@shared-kit/domain/vehicle/car-availability';
import type { MailBlock, MailRow } from '../../messaging/mail-body.service';
import { linkOf } from './read-lead-facts';
import { answerOf, estimatedRange, modelOrdered, moneyAnswer, stateOffered, vehicleOffered } from './mail-about';
import type { MailAbout } from './mail-about';

/** What a shopper reads: the subject, the first sentence, the facts, where to go on, and what comes next. */
export type ShopperWords = {
  subject: string;
  opening: string;
  rows?: readonly MailRow[];
  action?: { label: string; href: string };
  next: string;
  conditions?: readonly string[];
};

/** Null where nothing is left to say: what the form began has ended since, and another mail says so. */
export type ShopperWriter = (about: MailAbout) => ShopperWords | null;

/** The first mail of each form. Nothing typed into the comments is repeated. */
export const FORM_WORDS: Readonly<Record<string, ShopperWriter>> = {
  enquiry: (about) => ({
    subject: `Your ${enquiryWord(about)} ${aboutCar(about) ?? `to ${about.vendor.name}`}`,
    opening: `Thank you for your ${enquiryWord(about)} ${aboutCar(about) ?? `to ${about.vendor.name}`}.`,
    rows: [...carRows(about), ...placeRows(about)],
    next: READ_BY_A_PERSON,
  }),
  'request-photos': (about) => ({
    subject: `Photos of ${theCar(about)}`,
    opening: `You asked ${about.vendor.name} for photos of ${theCar(about)}.`,
    rows: carRows(about),
    next: 'We take the photos and send them to you by email, usually within one working day.',
  }),
  similar: (about) => ({
    subject: `Something like ${theCar(about)}`,
    opening: `You asked ${about.vendor.name} to find something like ${theCar(about)}.`,
    rows: [...carRows(about), ...row('Your budget', moneyAnswer(about.lead, 'budget'))],
    next: 'We look through all of our yards and send you what comes closest.',
  }),
  'test-drive': (about) => {
    const licence = 'Bring your licence; a test drive takes about half an hour.';
    if (about.facts.booking) return booked(about, `The vehicle will be ready at the front. ${licence}`);
    return {
      subject: `Your test drive of ${theCar(about)}: no time yet`,
      opening: `You would like to test drive ${theCar(about)}. No time is agreed yet.`,
      rows: [...carRows(about), ['Where', about.vendor.name]],
      next: `We call you to agree on a day and a time. ${licence}`,
    };
  },
  service: (about) => booked(about, 'Bring your keys and your service book; we call before we do anything extra.'),
  'order-now': (about) => ({
    subject: `Your order request for the ${modelOrdered(about.lead) || 'model you chose'}`,
    opening: `Thank you for asking ${about.vendor.name} to order the ${modelOrdered(about.lead) || 'model you chose'} for you.`,
    next: 'We check build slots with the maker and call you with a delivery month and the price in writing. Nothing is ordered before you sign.',
  }),
  offer: (about) => ({
    subject: `Your offer for ${theCar(about)}`,
    opening: `You offered ${moneyAnswer(about.lead, 'offer_amount')} for ${theCar(about)}.`,
    rows: carRows(about),
    next: 'The sales manager answers your offer. It binds neither of us yet.',
  }),
  reserve: ({ lead, facts: { reservation: held } }) =>
    held?.state === 'held'
      ? {
          subject: `The ${held.carName} is held for you until ${held.until}`,
          opening: `We hold the ${held.carName} for you until ${held.until}. It is not reserved yet.`,
          rows: held.sums.map(({ label, value }) => [label, value] as const),
          action: { label: `Pay the deposit of ${held.deposit}`, href: linkOf(lead, held.page) },
          next: `Pay the deposit by then and the ${held.carName} is reserved for you. If no deposit is paid the hold ends, and others can have it.`,
          conditions: held.conditions,
        }
      : null,
  'trade-in': (about) => tradeIn(about),
  parts: (about) => ({
    subject: `Your parts enquiry to ${about.vendor.name}`,
    opening: `Thank you for asking the parts counter of ${about.vendor.name}.`,
    rows: placeRows(about),
    next: 'The parts counter checks stock and price and calls you back.',
  }),
  careers: (about) => ({
    subject: `Your application to ${about.vendor.name}`,
    opening: `Thank you for applying to ${about.vendor.name}.`,
    rows: row('Area of work', answerOf(about.lead, 'area')),
    next: 'Whoever leads the team you named reads it. We answer everybody.',
  }),
  fleet: (about) => ({
    subject: `Your fleet enquiry to ${about.vendor.name}`,
    opening: `Thank you for asking ${about.vendor.name} about vehicles for your fleet.`,
    next: 'A fleet manager calls you with prices for your numbers.',
  }),
  'finance-enquiry': (about) => ({
    subject: `Your finance enquiry ${aboutCar(about) ?? `to ${about.vendor.name}`}`,
    opening: `Thank you for asking ${about.vendor.name} about finance${about.lead.car ? ` for ${theCar(about)}` : ''}.`,
    rows: [...carRows(about), ...loanRows(about)],
    next: 'A finance specialist calls you. Nothing is checked with a credit bureau before you say so.',
  }),
  'finance-pre-approval': (about) => ({
    subject: `Your request for a finance pre-approval`,
    opening: `Thank you for asking ${about.vendor.name} for a finance pre-approval${about.lead.car ? ` for ${theCar(about)}` : ''}.`,
    rows: [...carRows(about), ...loanRows(about)],
    next: 'A finance specialist goes through your figures and calls you with what a lender would say. It is no approval yet.',
  }),
  'online-payment': (about) => ({
    subject: `Your request for a payment link`,
    opening: `You asked ${about.vendor.name} for a link to pay ${moneyAnswer(about.lead, 'amount')}.`,
    next: 'We check the invoice and send you a payment link. Never pay to a link from another address than ours.',
  }),
  'spin-to-win': (about) => ({
    subject: `Your spin of the wheel: ${answerOf(about.lead, 'prize')}`,
    opening: `You spun the wheel of ${about.site.name}.`,
    rows: [...row('Result', answerOf(about.lead, 'prize')), ...row('Prize code', answerOf(about.lead, 'prize_code'))],
    next: answerOf(about.lead, 'prize_code')
      ? 'Show the code at the dealership to collect your prize.'
      : 'Thank you for playing.',
  }),
};

const READ_BY_A_PERSON = 'A person from the team reads it and gets back to you by phone or email.';

function tradeIn({ lead, vendor, facts: { valuation } }: MailAbout): ShopperWords | null {
  if (!valuation) return null;
  const vehicle = vehicleOffered(valuation.vehicle);
  const range = estimatedRange(valuation);
  return {
    subject: range ? `Your ${vehicle}: our estimate` : `Your ${vehicle}: we call you with a figure`,
    opening: `Thank you for offering your ${vehicle} to ${vendor.name}.`,
    rows: [
      ['Your vehicle', `${vehicle}, ${stateOffered(valuation.vehicle)}`],
      ...row('Our estimate', range ?? ''),
      ...row('Towards', lead.car?.name ?? ''),
    ],
    action: { label: range ? 'See your estimate and add photos' : 'Add photos', href: linkOf(lead, valuation.page) },
    next: range
      ? `The estimate was made by computer from ${valuation.comparables} comparable vehicles. We call you, and it is confirmed when a person sees your vehicle.`
      : 'For this vehicle a person gives you a better figure than a computer: we look at your answers and call you.',
  };
}

/** A booking as it stands now: one that was cancelled meanwhile has a mail of its own. */
function booked(about: MailAbout, next: string): ShopperWords | null {
  const { booking } = about.facts;
  if (!booking || booking.state === 'cancelled') return null;
  const what = booking.kind === 'service' ? 'service' : 'test drive';
  const car = about.lead.car ? ` of ${theCar(about)}` : '';
  return {
    subject: `Your ${what} on ${booking.when}`,
    opening: `Your ${what}${car} is booked for ${booking.when}.`,
    rows: bookingRows(about),
    action: { label: 'Move or cancel it', href: linkOf(about.lead, booking.page) },
    next,
  };
}

export function bookingRows(about: MailAbout): readonly MailRow[] {
  const { booking } = about.facts;
  return booking ? [['When', booking.when], ...whereRows(about), ...carRows(about)] : [];
}

export function whereRows({ facts: { booking } }: MailAbout): readonly MailRow[] {
  return booking ? [['Where', `${booking.location_name}\n${booking.address}`]] : [];
}

/** The vehicle, with its page. */
export function carRows({ lead }: Pick<MailAbout, 'lead'>): readonly MailRow[] {
  if (!lead.car) return [];
  const name = isAvailable(lead.car) ? lead.car.name : `${lead.car.name} (sold)`;
  return [['Vehicle', name, linkOf(lead, lead.car.path)]];
}

/** Which of the dealership's places was asked (A-62); a vehicle's own says where the vehicle stands. */
function placeRows({ lead, vendor }: MailAbout): readonly MailRow[] {
  return lead.car ? [] : row('Where', vendor.place);
}

/** "parts enquiry", where that is what it is about. */
function enquiryWord({ lead: { car, payload } }: MailAbout): string {
  const { category } = payload;
  const isOfCounter = !car && category !== 'General Enquiry' && ENQUIRY_CATEGORIES.some((known) => known === category);
  return isOfCounter ? category.toLowerCase() : 'enquiry';
}

function loanRows({ lead }: MailAbout): readonly MailRow[] {
  return [
    ...row('Amount to borrow', moneyAnswer(lead, 'amount')),
    ...row('Deposit or trade-in', moneyAnswer(lead, 'deposit')),
    ...row('Years', answerOf(lead, 'term_years')),
  ];
}

function row(label: string, value: string): readonly MailRow[] {
  return value ? [[label, value]] : [];
}

function aboutCar({ lead }: MailAbout): string | null {
  return lead.car && `about the ${lead.car.name}`;
}

/** A form about a vehicle that has left stock still has its mail. */
function theCar({ lead }: MailAbout): string {
  return lead.car ? `the ${lead.car.name}` : 'a vehicle';
}

/** For a mail: what it opens with stands above everything as its heading. */
export function shopperBlocks({ rows = [], action, next, conditions = [] }: ShopperWords): MailBlock[] {
  return [
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...(action ? [{ kind: 'action', ...action } as const] : []),
    { kind: 'text', text: next },
    ...(conditions.length > 0 ? [{ kind: 'list', title: 'Your deposit', items: conditions } as const] : []),
  ];
}

/** Where whoever gave their address sees what they agreed to, and is taken off every list. */
export function preferencesRows(lead: MailAbout['lead'], { preferences }: MailAbout['facts']): readonly MailRow[] {
  return preferences ? [['Offers and news', 'see what you agreed to, or unsubscribe', linkOf(lead, preferences)]] : [];
}
