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
  /** Said instead where the address names no vehicle. */
  introWithoutCar?: string;
  /** Without this setting of the remote or flag of the site the page is not there. */
  flag?: keyof LeadsSettings | keyof Site['flags'];
  gate?: 'signed-in';
  /** The gate holds where this flag of the site is on; everywhere without one. */
  gateFlag?: keyof Site['flags'];
  /** What other remotes show on it. */
  slots?: readonly SlotName[];
  cache?: 'private';
};

/** A form about a loan: behind the sign-in where the site's finance is (S6-01), with a calculator of mfe-finance. */
const FINANCE = { gate: 'signed-in', gateFlag: 'finance_gated', slots: ['form.finance'] } as const;

/**
 * By form, its pages: none for one that is a part of another page. They stand apart from the definitions, so that a page
 * with nothing but a form's questions does not load them.
 */
export const FORM_PAGES: Readonly<Record<LeadFormId, readonly FormPage[]>> = {
  enquiry: [
    {
      paths: [ENQUIRE_PATH],
      title: 'Enquire',
      intro: 'Ask anything about this vehicle.',
      introWithoutCar: 'Your message is about no vehicle yet. Say which one you mean, or ask anything else.',
    },
  ],
  'request-photos': [
    {
      paths: ['/enquire/photos'],
      title: 'Request photos',
      intro: 'Say what you would like to see: the tyres, the boot, a scratch. We walk around it with a camera.',
    },
  ],
  similar: [
    {
      paths: [SIMILAR_PATH],
      title: 'Find me something similar',
      intro: 'Tell us what matters and we look through every yard, including vehicles that are not online yet.',
    },
  ],
  'test-drive': [
    {
      paths: [TEST_DRIVE_PATH],
      title: 'Book a test drive',
      intro: 'Choose a time that suits you. We call you first if the vehicle is coming or reserved.',
    },
  ],
  'order-now': [
    {
      paths: [ORDER_PATH],
      title: 'Order now',
      intro: 'Choose the model and we find the next build slot. No payment, no obligation until you sign an order.',
    },
  ],
  offer: [
    {
      paths: ['/enquire/offer'],
      title: 'Make an offer',
      intro: 'Name a price you would pay today. You get a straight answer, usually on the same day.',
    },
  ],
  reserve: [],
  service: [
    {
      paths: [SERVICE_PATH, SERVICE_BOOKING_PATH],
      title: 'Book a service',
      intro: 'Choose a workshop and a time. We call before we do anything you did not ask for.',
      flag: 'service_booking',
    },
  ],
  parts: [
    {
      paths: [PARTS_PATH],
      title: 'Parts and accessories',
      intro: 'Tell us the part and the vehicle. We check the fit by registration or VIN before you pay for anything.',
      flag: 'parts',
    },
  ],
  careers: [
    {
      paths: [CAREERS_PATH],
      title: 'Careers',
      intro: 'A few lines are enough to start with: what you do well, and where you live.',
      flag: 'careers',
    },
  ],
  fleet: [
    {
      paths: ['/fleet'],
      title: 'Fleet',
      intro: 'Three vehicles or three hundred: one contact for buying, servicing and changing over.',
      flag: 'fleet',
    },
  ],
  'finance-enquiry': [
    {
      ...FINANCE,
      paths: [FINANCE_ENQUIRY_PATH],
      title: 'Finance enquiry',
      intro:
        'Ask before you apply. We compare the lenders we work with and tell you rates with their comparison rates.',
    },
  ],
  'finance-pre-approval': [
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
  'online-payment': [
    {
      paths: ['/online-payment'],
      title: 'Online payment',
      intro: 'Tell us the invoice and we send you a secure payment link. This page takes no card number.',
      flag: 'online_payment',
      gate: 'signed-in',
      cache: 'private',
    },
  ],
  'spin-to-win': [],
  'trade-in': [],
};
