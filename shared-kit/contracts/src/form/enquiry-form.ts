import { PLAIN } from './lead-form';
import type { LeadForm } from './lead-form';

/** The ordinary enquiry: in a file of its own, so that a page with nothing else loads nothing else. */
export const ENQUIRY_FORM = {
  ...PLAIN,
  id: 'enquiry',
  name: 'Enquire',
  submit: 'Send enquiry',
  category: '',
  event: 'vehicle',
  message: 'site',
} as const satisfies LeadForm;
