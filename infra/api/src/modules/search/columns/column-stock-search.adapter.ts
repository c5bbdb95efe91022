import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { cardsOf, estimatesDiffer } from '../find/find-hits.repository';
import { searchedSite } from '../searched-site';
import { PAGE_SIZE } from '../find/stock-search.port';
import type { StockSearch } from '../find/stock-search.port';
import type { ColumnEngine } from './engine/column-engine';

type Options = {
  revisionOf: (group: string) => Promise<string>;
  columns: ColumnEngine;
  clock?: () => Date;
};

/**
 * Search over columns in memory, for stocks whose facets PostgreSQL cannot count in time. PostgreSQL stays the truth:
 * until the columns of the newest revision are there `engine` answers, and cards that are not kept are read from it.
 */
export function columnStockSearch(db: Db, engine: StockSearch, options: Options): StockSearch {
  const { revisionOf, columns, clock = () => new Date() } = options;
  return {
    ...engine,
    async search(site, state, paging = { limit: PAGE_SIZE, offset: (state.page - 1) * PAGE_SIZE }) {
      const startedAt = performance.now();
      const now = clock();
      const revision = await revisionOf(site.group_slug);
      const withCards = !estimatesDiffer(site);
      const answer = await columns.answer({ site: searchedSite(site), state, paging, revision, now, withCards });
      if (!answer) return engine.search(site, state, paging);
      const { ids, cards, size, distances, ...found } = answer;
      const hits = cards
        ? cards.map((card) => JSON.parse(card) as CarCard)
        : await withScope(db, scopeOf(site), (tx) => cardsOf(tx, site, ids, now));
      return {
        hits,
        ...found,
        ...(distances && { distances: ofHits(distances, hits) }),
        stockCount: size.count,
        bounds: size.bounds,
        pages: Math.ceil(found.count / paging.limit),
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      };
    },
  };
}

/** A car that has gone since it was counted has no distance. */
function ofHits(distances: Readonly<Record<string, number>>, hits: readonly { id: string }[]): Record<string, number> {
  return Object.fromEntries(
    hits.flatMap(({ id }) => (distances[id] === undefined ? [] : [[id, distances[id]] as const])),
  );
}
