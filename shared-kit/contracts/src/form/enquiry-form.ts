import { PLAIN } from './lead-form';
import type { LeadForm } from './lead-form';

/** What an enquiry is called that was written at the message desk (`/chat`), so that a dealer tells it from the others. */
export const MESSAGE_DESK = 'Message Desk';

/** The ordinary enquiry: in a file of its own, so that a page with nothing else loads nothing else. */
export const ENQUIRY_FORM = {
  ...PLAIN,
  id: 'enquiry',
  name: 'Enquire',
  submit: 'Send enquiry',
  category: '',
  event: 'vehicle',
  message: 'site',
  subcategories: [MESSAGE_DESK],
} as const satisfies LeadForm;
