import { CAR_FORMS } from './car-forms';
import { ENQUIRY_FORM } from './enquiry-form';
import type { LeadForm } from './lead-form';
import { OFFICE_FORMS } from './office-forms';
import { TRADE_IN_FORM } from './trade-in-form';
import { WORKSHOP_FORMS } from './workshop-forms';

const forms = [ENQUIRY_FORM, ...CAR_FORMS, ...WORKSHOP_FORMS, ...OFFICE_FORMS, TRADE_IN_FORM] as const;

/** The ids of all forms. What each of them has to have beside its definition is a table by this. */
export type LeadFormId = (typeof forms)[number]['id'];

type DefinedForm = LeadForm & { id: LeadFormId };

const byId = Object.fromEntries(forms.map((form): [string, DefinedForm] => [form.id, form])) as Readonly<
  Record<LeadFormId, DefinedForm>
>;

/** Every form by its id. The id is what is posted as `form` and stored with the lead. */
export const LEAD_FORMS: Readonly<Record<string, DefinedForm>> = byId;

/** The definition of a form. */
export function leadForm(id: LeadFormId): DefinedForm {
  return byId[id];
}

/** The definition of the form that was posted, stored or configured; what nobody defined is an ordinary enquiry. */
export function postedForm(id: string): DefinedForm {
  const known = Object.hasOwn(LEAD_FORMS, id) ? LEAD_FORMS[id] : undefined;
  return known ?? ENQUIRY_FORM;
}
