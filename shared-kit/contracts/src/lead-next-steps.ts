/** What comes after each form, by its id; apart from the forms, as no form says it. */
const NEXT_STEPS: Readonly<Record<string, string>> = {
  enquiry: 'A person from the team reads it and gets back to you by phone or email.',
  'request-photos': 'We take the photos and send them to you by email, usually within one working day.',
  similar: 'We look through all of our yards and send you what comes closest.',
  'test-drive': 'We call you to agree on a day and a time. Bring your licence; a test drive takes about half an hour.',
  'order-now':
    'We check build slots with the maker and call you with a delivery month and the price in writing. Nothing is ordered before you sign.',
  offer: 'The sales manager answers your offer. It binds neither of us yet.',
  reserve: 'It is held for you for a short while. Pay the deposit by then to reserve it.',
  service: 'Bring your keys and your service book; we call before we do anything extra.',
  parts: 'The parts counter checks stock and price and calls you back.',
  careers: 'Whoever leads the team you named reads it. We answer everybody.',
  fleet: 'A fleet manager calls you with prices for your numbers.',
  'finance-enquiry': 'A finance specialist calls you. Nothing is checked with a credit bureau before you say so.',
  'finance-pre-approval':
    'A finance specialist goes through your figures and calls you with what a lender would say. It is no approval yet.',
  'online-payment':
    'We check the invoice and send you a payment link. Never pay to a link from another address than ours.',
  'spin-to-win': 'Show the code at the dealership to collect your prize.',
  'trade-in': 'We look at your answers and call you. The estimate is confirmed when we see the vehicle.',
};

/** What the success page and the confirmation say comes next; of a form nobody defined what they say of an enquiry. */
export function nextSteps(form: string): string {
  const known = Object.hasOwn(NEXT_STEPS, form) ? NEXT_STEPS[form] : NEXT_STEPS['enquiry'];
  return known ?? '';
}
