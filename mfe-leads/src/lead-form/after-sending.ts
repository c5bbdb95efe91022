import type { LeadForm } from '@shared-kit/contracts/form/lead-form';
import { leadEvent } from './lead-event';
import type { LeadCarKind } from './lead-event';
import { forgetTyped } from './kept-typed';
import { keepDetails } from './remembered-details';
import { keepFailure } from './stored-failure';
import { storeSentLead } from './sent-lead';

export { keepFailure };

type Sent = {
  site: string;
  typed: Readonly<Record<string, string>>;
  category: string;
  car: (LeadCarKind & { slug: string; name: string }) | null;
  remember: boolean;
};

/**
 * What this browser keeps of a lead that arrived (S4-39). Loaded with the first submit.
 *
 * @returns the analytics id of the lead.
 */
export function keepSent(form: LeadForm, { site, typed, category, car, remember }: Sent): number {
  if (remember) keepDetails(site, typed);
  keepFailure(site, form.id, null);
  if (form.id === 'trade-in') forgetTyped(site);
  storeSentLead(site, { category, car: car && { slug: car.slug, name: car.name } });
  return leadEvent(form, car ?? {}, category);
}
