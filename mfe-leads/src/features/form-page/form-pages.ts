/** A page that is a form: which one, and what stands above it. */
export type FormPageText = { form: string; title: string; intro: string };

/** By the address. */
export const FORM_PAGES: Readonly<Record<string, FormPageText>> = {
  '/vehicle-parts-and-accessories': {
    form: 'parts',
    title: 'Parts and accessories',
    intro: 'Tell us the part and the vehicle. We check the fit by registration or VIN before you pay for anything.',
  },
  '/careers': {
    form: 'careers',
    title: 'Careers',
    intro: 'A few lines are enough to start with: what you do well, and where you live.',
  },
  '/fleet': {
    form: 'fleet',
    title: 'Fleet',
    intro: 'Three vehicles or three hundred: one contact for buying, servicing and changing over.',
  },
  '/finance-enquiry': {
    form: 'finance-enquiry',
    title: 'Finance enquiry',
    intro: 'Ask before you apply. We compare the lenders we work with and tell you rates with their comparison rates.',
  },
  '/apply-for-finance': {
    form: 'finance-pre-approval',
    title: 'Apply for finance',
    intro: 'Your figures go to a person, not to a credit bureau. Checks happen only after you agree to them.',
  },
  '/finance-pre-approval': {
    form: 'finance-pre-approval',
    title: 'Finance pre-approval',
    intro: 'Know what you can spend before you choose. This is a request: it is neither an offer nor an approval.',
  },
  '/models/order-now': {
    form: 'order-now',
    title: 'Order now',
    intro: 'Choose the model and we find the next build slot. No payment, no obligation until you sign an order.',
  },
  '/online-payment': {
    form: 'online-payment',
    title: 'Online payment',
    intro: 'Tell us the invoice and we send you a secure payment link. This page takes no card number.',
  },
  '/enquire/photos': {
    form: 'request-photos',
    title: 'Request photos',
    intro: 'Say what you would like to see: the tyres, the boot, a scratch. We walk around it with a camera.',
  },
  '/enquire/similar': {
    form: 'similar',
    title: 'Find me something similar',
    intro: 'Tell us what matters and we look through every yard, including vehicles that are not online yet.',
  },
  '/enquire/offer': {
    form: 'offer',
    title: 'Make an offer',
    intro: 'Name a price you would pay today. You get a straight answer, usually on the same day.',
  },
  '/book-test-drive': {
    form: 'test-drive',
    title: 'Book a test drive',
    intro: 'Choose a time that suits you. It is washed, fuelled and at the front when you arrive.',
  },
  '/service': {
    form: 'service',
    title: 'Book a service',
    intro: 'Choose a workshop and a time. We call before we do anything you did not ask for.',
  },
  '/enquire/vehicle': { form: 'enquiry', title: 'Enquire', intro: 'Ask anything about this vehicle.' },
};

/** The form at an address, which may end in `/booking`. */
export function formPageAt(pathname: string): FormPageText | undefined {
  return FORM_PAGES[pathname.replace(/(\/booking)?\/?$/, '')];
}
