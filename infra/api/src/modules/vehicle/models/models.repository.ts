import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { modelSchema } from '@shared-kit/contracts/model.contract';
import type { Model } from '@shared-kit/contracts/model.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { newModels } from './models.schema';

/** New models of one site: its group's, of the makes and kinds it shows. Make it inside `withScope`. */
export function modelsRepository(tx: Tx, { group_slug: group, config }: TenantSite) {
  const { make, item_type: kinds, car_type: types } = config.base_filter;
  const sellsNew = types.length === 0 || types.includes('new');
  const ofSite = and(
    eq(newModels.groupSlug, group),
    sellsNew ? undefined : sql`false`,
    make.length > 0
      ? inArray(
          sql`lower(${newModels.make})`,
          make.map((name) => name.toLowerCase()),
        )
      : undefined,
    kinds.length > 0 ? inArray(newModels.itemType, kinds) : undefined,
  );
  const read = async (where = ofSite): Promise<Model[]> => {
    const rows = await tx
      .select({ doc: newModels.doc })
      .from(newModels)
      .where(where)
      .orderBy(asc(newModels.make), asc(newModels.name));
    return rows.map(({ doc }) => modelSchema.parse(doc));
  };

  return {
    list: () => read(),
    async find(slug: string): Promise<Model | null> {
      const [model] = await read(and(ofSite, eq(newModels.slug, slug)));
      return model ?? null;
    },
    /** By name as people write it, with or without its make. */
    async findByName(name: string): Promise<Model | null> {
      const wanted = name.trim().toLowerCase();
      const [model] = await read(
        and(ofSite, sql`${wanted} in (lower(${newModels.name}), lower(${newModels.make} || ' ' || ${newModels.name}))`),
      );
      return model ?? null;
    },
  };
}
