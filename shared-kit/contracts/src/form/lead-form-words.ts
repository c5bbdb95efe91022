import type { LeadFormId } from './lead-forms';

/** What is said once a form is sent. */
export type FormWords = {
  /** What a shopper would call what they sent. */
  thing?: string;
  /** What comes next: on the success page, and in the confirmation where that knows nothing better. */
  next: string;
};

/** By form: apart from their definitions and pages, as only what thanks for a form says it. */
export const FORM_WORDS: Readonly<Record<LeadFormId, FormWords>> = {
  enquiry: {
    next: 'A person from the team reads it and gets back to you by phone or email.',
  },
  'request-photos': {
    thing: 'photo request',
    next: 'We take the photos and send them to you by email, usually within one working day.',
  },
  similar: {
    next: 'We look through all of our yards and send you what comes closest.',
  },
  'test-drive': {
    thing: 'test drive request',
    next: 'We call you to agree on a day and a time. Bring your licence; a test drive takes about half an hour.',
  },
  'order-now': {
    thing: 'order request',
    next: 'We check build slots with the maker and call you with a delivery month and the price in writing. Nothing is ordered before you sign.',
  },
  offer: {
    thing: 'offer',
    next: 'The sales manager answers your offer. It binds neither of us yet.',
  },
  reserve: {
    next: 'It is held for you for a short while. Pay the deposit by then to reserve it.',
  },
  service: {
    thing: 'service booking',
    next: 'Bring your keys and your service book; we call before we do anything extra.',
  },
  parts: {
    thing: 'parts enquiry',
    next: 'The parts counter checks stock and price and calls you back.',
  },
  careers: {
    thing: 'application',
    next: 'Whoever leads the team you named reads it. We answer everybody.',
  },
  fleet: {
    next: 'A fleet manager calls you with prices for your numbers.',
  },
  'finance-enquiry': {
    next: 'A finance specialist calls you. Nothing is checked with a credit bureau before you say so.',
  },
  'finance-pre-approval': {
    thing: 'pre-approval request',
    next: 'A finance specialist goes through your figures and calls you with what a lender would say. It is no approval yet.',
  },
  'online-payment': {
    thing: 'payment request',
    next: 'We check the invoice and send you a payment link. Never pay to a link from another address than ours.',
  },
  'spin-to-win': {
    next: 'Show the code at the dealership to collect your prize.',
  },
  'trade-in': {
    next: 'We look at your answers and call you. The estimate is confirmed when we see the vehicle.',
  },
};
