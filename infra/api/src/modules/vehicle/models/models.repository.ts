import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { newModels } from './models.schema';

/** All new models of a group, by make and name; which of them a site sells is `readRange`'s to say. */
export async function listGroupModels(tx: Tx, group: string): Promise<Model[]> {
  const rows = await tx
    .select({ doc: newModels.doc })
    .from(newModels)
    .where(eq(newModels.groupSlug, group))
    .orderBy(asc(newModels.make), asc(newModels.name));
  return rows.map(({ doc }) => modelSchema.parse(doc));
}

/** When what the pages of a group's new models say has changed, by slug; those without a date left out. */
export async function listModelDates(tx: Tx, group: string): Promise<Map<string, Date>> {
  const rows = await tx
    .select({ slug: newModels.slug, changedAt: newModels.changedAt })
    .from(newModels)
    .where(eq(newModels.groupSlug, group));
  return new Map(rows.flatMap(({ slug, changedAt }) => (changedAt ? [[slug, changedAt] as const] : [])));
}
