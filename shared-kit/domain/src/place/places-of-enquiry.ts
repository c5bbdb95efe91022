import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { placesOfForm } from './places-of-form';
import type { Place } from './places-of-form';

/**
 * The places an enquiry can go to: a form's own, or those with the department that answers what it says it is about. A site
 * that has no such department takes it anywhere.
 *
 * @param departments the forms of counters that sell nothing: service, parts.
 */
export function placesOfEnquiry<Listed extends Place>(
  form: Pick<LeadForm, 'places'>,
  category: string,
  places: readonly Listed[],
  departments: readonly Pick<LeadForm, 'places' | 'category'>[],
): readonly Listed[] {
  const department = form.places ? undefined : departments.find((other) => other.category === category);
  const answering = department ? placesOfForm(department, places) : [];
  return answering.length > 0 ? answering : placesOfForm(form, places);
}
