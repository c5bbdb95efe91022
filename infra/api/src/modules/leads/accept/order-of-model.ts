import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { placesOfModel } from '@shared-kit/domain/place/places-of-form';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import type { Tx } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import type { TenantSite } from '../../../plugins/tenant';
import { findOrderedModel } from '../../vehicle/models/new-model.service';

/** What is ordered: a new model of this site, and those of its places that sell the make. */
export type Order = { model: Model; placesIn: (places: readonly Location[]) => readonly Location[] };

/**
 * The order of a form; null for any other form.
 *
 * @throws {ProblemError} naming the field, for a model that this site does not sell new.
 */
export async function readOrder(
  tx: Tx,
  site: TenantSite,
  form: string,
  details: readonly LeadDetail[],
): Promise<Order | null> {
  if (postedForm(form).about !== 'new-model') return null;
  const answer = (name: string) => details.find((detail) => detail.name === name)?.value ?? '';
  const model = await findOrderedModel(tx, site, { name: answer('model_name'), slug: answer('model_id') });
  if (!model)
    throw new ProblemError('validation_failed', 'The form orders a model that this site does not sell', {
      model_name: ['We sell no new model of that name. Enter one that we sell.'],
    });
  return { model, placesIn: (places) => placesOfModel(`${toSlug(model.make)}-`, places) };
}
