import { FORM_PAGES } from '@shared-kit/contracts/form/lead-form-pages';
import { LEAD_FORMS } from '@shared-kit/contracts/form/lead-forms';
import { byDefinition } from './by-definition';
import type { FormJourney } from './form-journey';
import { gatedForms } from './gated-forms';
import { longerForms } from './longer-forms';
import { officeForms } from './office-forms';
import { vehicleForms } from './vehicle-forms';

const written: Readonly<Record<string, readonly FormJourney[]>> = {
  'forms about a vehicle': vehicleForms,
  'forms for the office': officeForms,
  'bookings, a valuation and a reservation': longerForms,
  'forms behind a sign-in or a link': gatedForms,
};
const sent = new Set(Object.values(written).flatMap((journeys) => journeys.flatMap(({ forms }) => forms)));

/** Forms with a page of their own that nobody wrote a journey for. */
const others = Object.values(LEAD_FORMS).filter(({ id }) => !sent.has(id) && FORM_PAGES[id].length > 0);

/** Every form there is, in groups that are tried one after the other: a test asks for each of the table of forms. */
export const FORM_GROUPS: typeof written = {
  ...written,
  ...(others.length > 0 && { 'forms by their definition alone': others.map(({ id }) => byDefinition(id)) }),
};
