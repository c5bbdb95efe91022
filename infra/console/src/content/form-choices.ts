import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';

/** Every form by its id, in the order of their names. */
export const FORM_CHOICES = Object.keys(LEAD_FORMS)
  .toSorted()
  .map((form) => ({ value: form, label: form.replaceAll('-', ' ') }));
