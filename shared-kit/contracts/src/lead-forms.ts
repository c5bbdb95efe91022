import { CAR_FORMS } from './car-forms';
import type { LeadForm } from './lead-form';
import { OFFICE_FORMS } from './office-forms';
import { TRADE_IN_FORM } from './trade-in-form';
import { WORKSHOP_FORMS } from './workshop-forms';

/** Every form by its id. The id is what is posted as `form` and stored with the lead. */
export const LEAD_FORMS: Readonly<Record<string, LeadForm>> = Object.fromEntries(
  [...CAR_FORMS, ...WORKSHOP_FORMS, ...OFFICE_FORMS, TRADE_IN_FORM].map((form) => [form.id, form]),
);

/** The definition of a form; what nobody defined is an ordinary enquiry. */
export function leadForm(id: string): LeadForm {
  const known = Object.hasOwn(LEAD_FORMS, id) ? LEAD_FORMS[id] : LEAD_FORMS['enquiry'];
  if (!known) throw new Error('The ordinary enquiry is not defined');
  return known;
}
