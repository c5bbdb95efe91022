import { leadForm } from '@shared-kit/contracts/form/lead-forms';
import type { LeadFormId } from '@shared-kit/contracts/form/lead-forms';
import { onePage } from './form-journey';
import type { FormJourney } from './form-journey';
import { where, whoAnswers } from './office-forms';
import { aboutUsed } from './vehicle-forms';

/** A form as its definition has it: for one of the places, about a used car, or for whoever answers. */
export function byDefinition(id: LeadFormId): FormJourney {
  const { name, places, event } = leadForm(id);
  if (places) return onePage(name, id, { first: where });
  return onePage(name, id, event === 'vehicle' ? aboutUsed(id) : { first: whoAnswers });
}
