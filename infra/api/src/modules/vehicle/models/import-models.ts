import { sql } from 'drizzle-orm';
import { modelSchema } from '@shared-kit/contracts/model.contract';
import type { Model } from '@shared-kit/contracts/model.contract';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { newModels } from './models.schema';

/**
 * Makes a group's new models what is given: others go, the given ones are made or brought up to date.
 *
 * @throws {z.ZodError} naming the field of a model that does not match its contract; nothing is changed then.
 */
export async function importModels(ownerDb: Db, group: string, models: readonly Model[]): Promise<number> {
  const rows = models.map((model) => {
    const doc = modelSchema.parse(model);
    const { slug, make, make_slug: makeSlug, name, item_type: itemType, manufacturer_body: body } = doc;
    return { groupSlug: group, slug, make, makeSlug, name, itemType, body, doc };
  });
  await withScope(ownerDb, { group }, async (tx) => {
    await tx.delete(newModels).where(sql`${newModels.groupSlug} = ${group}`);
    if (rows.length > 0) await tx.insert(newModels).values(rows);
    // Pages and menus are kept until what they show of a group has changed.
    await tx.execute(sql`insert into stock_revision (group_slug) values (${group})
      on conflict (group_slug) do update set revision = stock_revision.revision + 1, changed_at = now()`);
  });
  return rows.length;
}
