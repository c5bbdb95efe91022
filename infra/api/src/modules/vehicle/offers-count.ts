import type { Site } from '@shared-kit/contracts/site-config.contract';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { stockRevisions } from '../search/stock-revisions';
import { countReduced } from '../stock/vehicles.service';

/**
 * Counts, for each site, the cars that are for sale at a reduced price (S2-19, S4-22). A site is
 * counted again only when its configuration or its group's stock has changed.
 */
export function offersCounter(db: Db): (sites: readonly Site[]) => Promise<ReadonlyMap<string, number>> {
  const revisionOf = stockRevisions(db);
  const known = new Map<string, { at: string; count: number }>();

  return async (sites) => {
    for (const site of sites) {
      const at = `${site.revision} ${await revisionOf(site.dealership_group)}`;
      if (known.get(site.slug)?.at !== at) known.set(site.slug, { at, count: await countOffers(db, site) });
    }
    return new Map(sites.map(({ slug }) => [slug, known.get(slug)?.count ?? 0]));
  };
}

function countOffers(db: Db, config: Site): Promise<number> {
  const site = { slug: config.slug, group_slug: config.dealership_group, config };
  return withScope(db, scopeOf(site), (tx) => countReduced(tx, site));
}
