import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import { askingPrice, priceText } from '@shared-kit/domain/price/price-display';
import type { MailRow } from '../../messaging/mail-body.service';
import { AMOUNT_OF_CREDIT } from '../accept/as-seen/amount-of-credit';
import type { AdfVehicle } from '../deliver/adf';
import { cashPriceAnswer } from './cash-price';
import { estimated, since, toConfirm } from './dealer-sentence';
import type { Sentence } from './dealer-sentence';
import { linkOf } from './read-lead-facts';
import { togetherMail } from './together-mail';
import {
  answerOf,
  labelOf,
  bookedTime,
  estimatedRange,
  modelOrdered,
  moneyAnswer,
  stateOffered,
  vehicleOffered,
} from './mail-about';
import type { MailAbout } from './mail-about';
import { aboutCar, bookingRows, carRows, enquiryWord, placeRows, row, theCar, unsureNote } from './shopper-words';
import type { ShopperWords } from './shopper-words';

/** What the mails of a form say, which only the server needs. */
type FormMails = {
  /** What ADF calls the interest in the vehicle in stock; to buy it unless it says so. */
  interest?: AdfVehicle['interest'];
  /** Its confirmation has the only mailed link to what was begun by it. */
  bringsLink?: true;
  dealer: Sentence;
  /** Without `next` what the success page says comes next. Nothing typed into the comments is repeated. */
  shopper: (about: MailAbout) => FormMail | null;
};
type FormMail = Omit<ShopperWords, 'next'> & { next?: string };

const READY = 'The vehicle will be ready at the front.';
const LICENCE = 'Bring your licence; a test drive takes about half an hour.';

const enquires: Sentence = ({ person, car }) => (car ? `${person} asks about ${car}` : `${person} has a question`);

/** The first mails of each form. */
export const FORM_MAILS: Readonly<Record<LeadFormId, FormMails>> = {
  enquiry: {
    dealer: enquires,
    shopper: (about) =>
      togetherMail(about) ?? {
        subject: `Your ${enquiryWord(about)} ${aboutCar(about) ?? `to ${about.vendor.name}`}`,
        opening: `Thank you for your ${enquiryWord(about)} ${aboutCar(about) ?? `to ${about.vendor.name}`}.`,
        rows: [...carRows(about), ...placeRows(about)],
      },
  },
  'request-photos': {
    dealer: ({ person, car }) => `${person} would like photos of ${car ?? 'a vehicle'}`,
    shopper: (about) => ({
      subject: `Photos of ${theCar(about)}`,
      opening: `You asked ${about.vendor.name} for photos of ${theCar(about)}.`,
      rows: carRows(about),
    }),
  },
  similar: {
    dealer: ({ person, car }) => `${person} is looking for something like ${car ?? 'a vehicle'}`,
    shopper: (about) => ({
      subject: `Something like ${theCar(about)}`,
      opening: `You asked ${about.vendor.name} to find something like ${theCar(about)}.`,
      rows: [...carRows(about), ...row('Your budget', moneyAnswer(about.lead, 'budget'))],
    }),
  },
  'test-drive': {
    interest: 'test-drive',
    dealer: ({ person, car, ...about }) =>
      about.facts.booking
        ? `${person} ${about.facts.booking.unsure ? 'asks for' : 'booked'} a test drive${car ? ` of ${car}` : ''} on ${bookedTime(about)}${since(about)}${toConfirm(about)}`
        : `${person} would like a test drive${car ? ` of ${car}` : ''}: no time is agreed yet`,
    shopper: (about) => {
      if (about.facts.booking) return booked(about, `${unsureNote(about) || READY} ${LICENCE}`);
      return {
        subject: `Your test drive of ${theCar(about)}: no time yet`,
        opening: `You would like to test drive ${theCar(about)}. No time is agreed yet.`,
        rows: [...carRows(about), ['Where', about.vendor.name]],
      };
    },
  },
  service: {
    dealer: ({ person, ...about }) =>
      `${person} booked a service${about.facts.booking ? ` on ${bookedTime(about)}${since(about)}` : ''}`,
    shopper: (about) => booked(about),
  },
  'order-now': {
    dealer: ({ person, lead }) =>
      `${person} would like to order a ${modelOrdered(lead) || answerOf(lead, 'model_name') || 'new vehicle'}`,
    shopper: (about) => ({
      subject: `Your order request for the ${modelOrdered(about.lead) || 'model you chose'}`,
      opening: `Thank you for asking ${about.vendor.name} to order the ${modelOrdered(about.lead) || 'model you chose'} for you.`,
    }),
  },
  offer: {
    dealer: ({ person, car, lead }) =>
      `${person} offers ${moneyAnswer(lead, 'offer_amount')} for ${car ?? 'a vehicle'}`,
    shopper: (about) => ({
      subject: `Your offer for ${theCar(about)}`,
      opening: `You offered ${moneyAnswer(about.lead, 'offer_amount')} for ${theCar(about)}.`,
      rows: carRows(about),
    }),
  },
  reserve: {
    bringsLink: true,
    dealer: ({ person, car, facts: { reservation } }) =>
      `${person} is reserving ${car ?? 'a vehicle'}${reservation?.state === 'held' ? `: it is held until ${reservation.until}, the deposit is not paid yet` : ''}`,
    shopper: ({ lead, facts: { reservation: held } }) =>
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
  },
  'trade-in': {
    dealer: ({ person, facts: { valuation } }) =>
      valuation
        ? `${person} offers a ${vehicleOffered(valuation.vehicle)}, ${estimated(valuation)}`
        : `${person} offers a vehicle`,
    shopper: tradeIn,
  },
  parts: {
    dealer: ({ person }) => `${person} asks for a part or accessory`,
    shopper: (about) => ({
      subject: `Your parts enquiry to ${about.vendor.name}`,
      opening: `Thank you for asking the parts counter of ${about.vendor.name}.`,
      rows: placeRows(about),
    }),
  },
  careers: {
    dealer: ({ person, lead }) => `${person} applies for work: ${answerOf(lead, 'area')}`,
    shopper: (about) => ({
      subject: `Your application to ${about.vendor.name}`,
      opening: `Thank you for applying to ${about.vendor.name}.`,
      rows: row('Area of work', answerOf(about.lead, 'area')),
    }),
  },
  fleet: {
    dealer: ({ person, lead }) => `${person} asks about a fleet of ${answerOf(lead, 'fleet_size')}`,
    shopper: (about) => ({
      subject: `Your fleet enquiry to ${about.vendor.name}`,
      opening: `Thank you for asking ${about.vendor.name} about vehicles for your fleet.`,
    }),
  },
  'finance-enquiry': {
    dealer: ({ person, car }) => `${person} asks about finance${car ? ` for ${car}` : ''}`,
    shopper: (about) => ({
      subject: `Your finance enquiry ${aboutCar(about) ?? `to ${about.vendor.name}`}`,
      opening: `Thank you for asking ${about.vendor.name} about finance${about.lead.car ? ` for ${theCar(about)}` : ''}.`,
      rows: [...carRows(about), ...loanRows(about)],
    }),
  },
  'finance-pre-approval': {
    dealer: ({ person, car }) => `${person} asks for a finance pre-approval${car ? ` for ${car}` : ''}`,
    shopper: (about) => ({
      subject: `Your request for a finance pre-approval`,
      opening: `Thank you for asking ${about.vendor.name} for a finance pre-approval${about.lead.car ? ` for ${theCar(about)}` : ''}.`,
      rows: [...carRows(about), ...loanRows(about)],
    }),
  },
  'online-payment': {
    dealer: ({ person, lead }) => `${person} would like a link to pay ${moneyAnswer(lead, 'amount')}`,
    shopper: (about) => ({
      subject: `Your request for a payment link`,
      opening: `You asked ${about.vendor.name} for a link to pay ${moneyAnswer(about.lead, 'amount')}.`,
    }),
  },
  'spin-to-win': {
    dealer: ({ person, lead }) => `${person} spun the wheel: ${answerOf(lead, 'prize')}`,
    shopper: (about) => ({
      subject: `Your spin of the wheel: ${answerOf(about.lead, 'prize')}`,
      opening: `You spun the wheel of ${about.site.name}.`,
      rows: [...row('Result', answerOf(about.lead, 'prize')), ...row('Prize code', answerOf(about.lead, 'prize_code'))],
      ...(!answerOf(about.lead, 'prize_code') && { next: 'Thank you for playing.' }),
    }),
  },
};

function tradeIn({ lead, vendor, facts: { valuation } }: MailAbout): FormMail | null {
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
function booked(about: MailAbout, next?: string): FormMail | null {
  const { booking } = about.facts;
  if (!booking || booking.state === 'cancelled') return null;
  const what = booking.kind === 'service' ? 'service' : 'test drive';
  const car = about.lead.car ? ` of ${theCar(about)}` : '';
  return {
    subject: booking.unsure ? `You asked for a ${what} on ${booking.when}` : `Your ${what} on ${booking.when}`,
    opening: booking.unsure
      ? `You asked for a ${what}${car} on ${booking.when}.`
      : `Your ${what}${car} is booked for ${booking.when}.`,
    rows: bookingRows(about),
    action: { label: 'Move or cancel it', href: linkOf(about.lead, booking.page) },
    ...(next && { next }),
  };
}

function loanRows(about: MailAbout): readonly MailRow[] {
  const { lead } = about;
  const price = lead.details.find(({ name }) => name === 'amount');
  const cash = price && cashPriceAnswer(about, price);
  return [
    // Where the answer does not say what the vehicle costs, the dealer's mail does.
    ...(cash || !lead.car ? [] : row('Price', priceText(askingPrice(lead.car, about.site)))),
    ...row(labelOf(lead, 'amount'), cash ?? moneyAnswer(lead, 'amount')),
    ...['deposit', 'trade_in'].flatMap((name) => row(labelOf(lead, name), moneyAnswer(lead, name))),
    ...row(labelOf(lead, 'trade_in_owed'), answerOf(lead, 'trade_in_owed')),
    ...row(AMOUNT_OF_CREDIT.label, answerOf(lead, AMOUNT_OF_CREDIT.name)),
    ...row(labelOf(lead, 'residual'), moneyAnswer(lead, 'residual')),
    ...row(labelOf(lead, 'term_years'), answerOf(lead, 'term_years')),
  ];
}
