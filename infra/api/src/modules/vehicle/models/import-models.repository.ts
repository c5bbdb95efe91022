import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { keepChangeDates } from '../../../db/keep-change-dates';
import type { PictureStamper } from '../../images/images.service';
import { newModels } from './models.schema';

/**
 * Makes a group's new models what is given: others go, the given ones are made or brought up to date.
 * With `stampPicture` each picture's address changes with the picture.
 *
 * @throws {z.ZodError} naming the field of a model that does not match its contract; nothing is changed then.
 */
export async function importModels(
  ownerDb: Db,
  group: string,
  models: readonly Model[],
  stampPicture?: PictureStamper,
): Promise<number> {
  const parsed = models.map((model) => modelSchema.parse(model));
  const docs = stampPicture ? await Promise.all(parsed.map((model) => stamped(model, stampPicture))) : parsed;
  const rows = docs.map((doc) => {
    const { slug, make, make_slug: makeSlug, name, item_type: itemType, manufacturer_body: body } = doc;
    return { groupSlug: group, slug, make, makeSlug, name, itemType, body, doc };
  });
  await withScope(ownerDb, { group }, async (tx) => {
    const before = await tx
      .select({ slug: newModels.slug, doc: newModels.doc, changedAt: newModels.changedAt })
      .from(newModels)
      .where(sql`${newModels.groupSlug} = ${group}`);
    await tx.delete(newModels).where(sql`${newModels.groupSlug} = ${group}`);
    if (rows.length > 0) await tx.insert(newModels).values(rows);
    await keepChangeDates(tx, 'new_model', before);
    // Pages and menus are kept until what they show of a group has changed.
    await tx.execute(sql`insert into stock_revision (group_slug) values (${group})
      on conflict (group_slug) do update set revision = stock_revision.revision + 1, changed_at = now()`);
  });
  return rows.length;
}

async function stamped(model: Model, stamp: PictureStamper): Promise<Model> {
  const picture = async (image: Model['image']) => image && { ...image, url: await stamp(image.url) };
  return {
    ...model,
    image: await picture(model.image),
    model_variants: await Promise.all(
      model.model_variants.map(async (variant) => ({ ...variant, image: await picture(variant.image) })),
    ),
    colours: await Promise.all(
      model.colours.map(async (colour) => ({
        ...colour,
        photo_url: colour.photo_url && (await stamp(colour.photo_url)),
      })),
    ),
  };
}
