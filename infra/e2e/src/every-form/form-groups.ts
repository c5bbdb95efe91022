import { gatedForms } from './gated-forms';
import { longerForms } from './longer-forms';
import { officeForms } from './office-forms';
import { vehicleForms } from './vehicle-forms';

/** Every form there is, in groups that are tried one after the other: a test asks for each of the table of forms. */
export const FORM_GROUPS = {
  'forms about a vehicle': vehicleForms,
  'forms for the office': officeForms,
  'bookings, a valuation and a reservation': longerForms,
  'forms behind a sign-in or a link': gatedForms,
} as const;
