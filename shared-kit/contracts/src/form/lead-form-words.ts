import {
  CAREERS_PATH,
  ENQUIRE_PATH,
  FINANCE_ENQUIRY_PATH,
  ORDER_PATH,
  PARTS_PATH,
  PRE_APPROVAL_PATH,
  SERVICE_BOOKING_PATH,
  SERVICE_PATH,
  SIMILAR_PATH,
  TEST_DRIVE_PATH,
} from '@shared-kit/domain/form/form-path';
import type { LeadFormId } from './lead-forms';
import type { SlotName } from '../release/slots.contract';
import type { LeadsSettings } from '../settings/leads-settings.contract';
import type { Site } from '../site/site-config.contract';

/** A page that is a form: its route in all but what is alike for each. */
export type FormPage = {
  /** Its address; several that show the same. */
  paths: readonly `/${string}`[];
  title: string;
  /** Said above the form. */
  intro: string;
  /** Without this setting of the remote or flag of the site the page is not there. */
  flag?: keyof LeadsSettings | keyof Site['flags'];
  gate?: 'signed-in';
  /** The gate holds where this flag of the site is on; everywhere without one. */
  gateFlag?: keyof Site['flags'];
  /** What other remotes show on it. */
  slots?: readonly SlotName[];
  cache?: 'private';
};

/** What is said around a form. */
export type FormWords = {
  /** None for one that is a part of another page. */
  pages: readonly FormPage[];
  /** What a shopper would call what they sent. */
  thing?: string;
  /** What comes next: on the success page, and in the confirmation where that knows nothing better. */
  next: string;
};

/** A form about a loan: behind the sign-in where the site's finance is (S6-01), with a calculator of mfe-finance. */
const FINANCE = { gate: 'signed-in', gateFlag: 'finance_gated', slots: ['form.finance'] } as const;

/** By form: apart from their definitions, so that a page with nothing but a form's questions does not load it. */
export const FORM_WORDS: Readonly<Record<LeadFormId, FormWords>> = {
  enquiry: {
    pages: [{ paths: [ENQUIRE_PATH], title: 'Enquire', intro: 'Ask anything about this vehicle.' }],
    next: 'A person from the team reads it and gets back to you by phone or email.',
  },
  'request-photos': {
    pages: [
      {
        paths: ['/enquire/photos'],
        title: 'Request photos',
        intro: 'Say what you would like to see: the tyres, the boot, a scratch. We walk around it with a camera.',
      },
    ],
    thing: 'photo request',
    next: 'We take the photos and send them to you by email, usually within one working day.',
  },
  similar: {
    pages: [
      {
        paths: [SIMILAR_PATH],
        title: 'Find me something similar',
        intro: 'Tell us what matters and we look through every yard, including vehicles that are not online yet.',
      },
    ],
    next: 'We look through all of our yards and send you what comes closest.',
  },
  'test-drive': {
    pages: [
      {
        paths: [TEST_DRIVE_PATH],
        title: 'Book a test drive',
        intro: 'Choose a time that suits you. We call you first if the vehicle is coming or reserved.',
      },
    ],
    thing: 'test drive request',
    next: 'We call you to agree on a day and a time. Bring your licence; a test drive takes about half an hour.',
  },
  'order-now': {
    pages: [
      {
        paths: [ORDER_PATH],
        title: 'Order now',
        intro: 'Choose the model and we find the next build slot. No payment, no obligation until you sign an order.',
      },
    ],
    thing: 'order request',
    next: 'We check build slots with the maker and call you with a delivery month and the price in writing. Nothing is ordered before you sign.',
  },
  offer: {
    pages: [
      {
        paths: ['/enquire/offer'],
        title: 'Make an offer',
        intro: 'Name a price you would pay today. You get a straight answer, usually on the same day.',
      },
    ],
    thing: 'offer',
    next: 'The sales manager answers your offer. It binds neither of us yet.',
  },
  reserve: {
    pages: [],
    next: 'It is held for you for a short while. Pay the deposit by then to reserve it.',
  },
  service: {
    pages: [
      {
        paths: [SERVICE_PATH, SERVICE_BOOKING_PATH],
        title: 'Book a service',
        intro: 'Choose a workshop and a time. We call before we do anything you did not ask for.',
        flag: 'service_booking',
      },
    ],
    thing: 'service booking',
    next: 'Bring your keys and your service book; we call before we do anything extra.',
  },
  parts: {
    pages: [
      {
        paths: [PARTS_PATH],
        title: 'Parts and accessories',
        intro: 'Tell us the part and the vehicle. We check the fit by registration or VIN before you pay for anything.',
        flag: 'parts',
      },
    ],
    thing: 'parts enquiry',
    next: 'The parts counter checks stock and price and calls you back.',
  },
  careers: {
    pages: [
      {
        paths: [CAREERS_PATH],
        title: 'Careers',
        intro: 'A few lines are enough to start with: what you do well, and where you live.',
        flag: 'careers',
      },
    ],
    thing: 'application',
    next: 'Whoever leads the team you named reads it. We answer everybody.',
  },
  fleet: {
    pages: [
      {
        paths: ['/fleet'],
        title: 'Fleet',
        intro: 'Three vehicles or three hundred: one contact for buying, servicing and changing over.',
        flag: 'fleet',
      },
    ],
    next: 'A fleet manager calls you with prices for your numbers.',
  },
  'finance-enquiry': {
    pages: [
      {
        ...FINANCE,
        paths: [FINANCE_ENQUIRY_PATH],
        title: 'Finance enquiry',
        intro:
          'Ask before you apply. We compare the lenders we work with and tell you rates with their comparison rates.',
      },
    ],
    next: 'A finance specialist calls you. Nothing is checked with a credit bureau before you say so.',
  },
  'finance-pre-approval': {
    pages: [
      {
        ...FINANCE,
        paths: ['/apply-for-finance'],
        title: 'Apply for finance',
        intro: 'Your figures go to a person, not to a credit bureau. Checks happen only after you agree to them.',
      },
      {
        ...FINANCE,
        paths: [PRE_APPROVAL_PATH],
        title: 'Finance pre-approval',
        intro: 'Know what you can spend before you choose. This is a request: it is neither an offer nor an approval.',
      },
    ],
    thing: 'pre-approval request',
    next: 'A finance specialist goes through your figures and calls you with what a lender would say. It is no approval yet.',
  },
  'online-payment': {
    pages: [
      {
        paths: ['/online-payment'],
        title: 'Online payment',
        intro: 'Tell us the invoice and we send you a secure payment link. This page takes no card number.',
        flag: 'online_payment',
        gate: 'signed-in',
        cache: 'private',
      },
    ],
    thing: 'payment request',
    next: 'We check the invoice and send you a payment link. Never pay to a link from another address than ours.',
  },
  'spin-to-win': {
    pages: [],
    next: 'Show the code at the dealership to collect your prize.',
  },
  'trade-in': {
    pages: [],
    next: 'We look at your answers and call you. The estimate is confirmed when we see the vehicle.',
  },
};

/** What a table has of a form; of one that nobody defined, as of an old lead, what it has of an enquiry. */
export function ofForm<Entry>(table: Readonly<Record<LeadFormId, Entry>>, form: string): Entry {
  const entries: Readonly<Record<string, Entry>> = table;
  return (Object.hasOwn(entries, form) ? entries[form] : undefined) ?? table.enquiry;
}
