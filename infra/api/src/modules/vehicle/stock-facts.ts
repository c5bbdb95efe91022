import type { Site } from '@shared-kit/contracts/site-config.contract';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { StockFacts } from '../site/site-directory';
import { stockRevisions } from '../search/stock-revisions';
import { countReduced, listPopularMakes } from '../stock/vehicles.service';

/** As many as the results page calls popular (S2-09). */
const POPULAR_MAKES = 20;

/**
 * What each site's menus say of its stock: how many cars are for sale at a reduced price (S2-19, S4-22), and the makes
 * it has most of. A site is looked at again only when its configuration or its group's stock has changed.
 */
export function stockFacts(db: Db): (sites: readonly Site[]) => Promise<ReadonlyMap<string, StockFacts>> {
  const revisionOf = stockRevisions(db);
  const known = new Map<string, { at: string; facts: StockFacts }>();

  return async (sites) => {
    const found = new Map<string, StockFacts>();
    for (const site of sites) {
      const at = `${site.revision} ${await revisionOf(site.dealership_group)}`;
      const before = known.get(site.slug);
      const facts = before?.at === at ? before.facts : await readFacts(db, site);
      known.set(site.slug, { at, facts });
      found.set(site.slug, facts);
    }
    return found;
  };
}

function readFacts(db: Db, config: Site): Promise<StockFacts> {
  const site = { slug: config.slug, group_slug: config.dealership_group, config };
  return withScope(db, scopeOf(site), async (tx) => ({
    offers_count: await countReduced(tx, site),
    popular_makes: await listPopularMakes(tx, site, POPULAR_MAKES),
  }));
}
