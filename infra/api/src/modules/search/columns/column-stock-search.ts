import { LRUCache } from 'lru-cache';
import type { SearchResponse } from '@shared-kit/contracts/search.contract';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import type { FacetLabels } from '../facet-labels';
import { cardsOf } from '../find-hits';
import { findNearby, rememberCoordinates } from '../nearby';
import { distancesOf } from '../search-stock';
import { PAGE_SIZE } from '../stock-search.port';
import type { StockSearch } from '../stock-search.port';
import { readWords } from '../text-query';
import { searchColumns } from './column-search';
import { measureRows } from './measure-rows';
import { rememberColumns } from './remember-columns';
import { siteRows } from './site-rows';
import type { StockColumns } from './stock-columns';
import { wordRows } from './word-rows';

const MAX_SITES = 1_000;
/** Sold cars leave by the clock, so a site's rows are chosen anew now and then, in milliseconds. */
const AGE_MS = 60_000;

type Options = {
  revisionOf: (group: string) => Promise<string>;
  labelsOf: (site: TenantSite, revision: string) => Promise<FacetLabels>;
  clock?: () => Date;
};

/**
 * Search over columns in memory, for stocks whose facets PostgreSQL cannot count in time. PostgreSQL stays the truth:
 * the columns hold one revision of a group's stock, cards are read from it, and until the columns of the newest
 * revision are there `engine` answers.
 */
export function columnStockSearch(db: Db, engine: StockSearch, { revisionOf, labelsOf, clock }: Options): StockSearch {
  const columnsOf = rememberColumns(db);
  const coordinatesOf = rememberCoordinates();
  const shown = rememberSiteRows();

  return {
    ...engine,
    async search(site, state, paging = { limit: PAGE_SIZE, offset: (state.page - 1) * PAGE_SIZE }) {
      const startedAt = performance.now();
      const revision = await revisionOf(site.group_slug);
      const columns = columnsOf(site.group_slug, revision);
      if (!columns) return engine.search(site, state, paging);
      const now = clock?.() ?? new Date();
      const labels = await labelsOf(site, revision);
      const { rows, size } = shown(columns, site, labels, now);
      return withScope(db, scopeOf(site), async (tx): Promise<SearchResponse> => {
        const words = state.query === '' ? null : wordRows(columns, await readWords(tx, state.query));
        const nearby = state.near && findNearby(state.near, await coordinatesOf(tx, site.group_slug), labels);
        const asked = { columns, rows, site, state, paging, labels, words, nearby, now };
        const { ids, ...found } = searchColumns(asked);
        const hits = await cardsOf(tx, site, ids, now);
        return {
          hits,
          ...found,
          ...(nearby && { place: { label: nearby.label }, distances: distancesOf(hits, nearby) }),
          stockCount: size.count,
          bounds: size.bounds,
          pages: Math.ceil(found.count / paging.limit),
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
        };
      });
    },
  };
}

/** What a site shows of one revision of its group's stock. */
function rememberSiteRows() {
  type Shown = { of: StockColumns; rows: Uint32Array; size: ReturnType<typeof measureRows> };
  const known = new LRUCache<string, Shown>({ max: MAX_SITES, ttl: AGE_MS });
  return (columns: StockColumns, site: TenantSite, labels: FacetLabels, now: Date): Shown => {
    const key = `${site.slug}|${site.config.revision}`;
    const found = known.get(key);
    if (found?.of === columns) return found;
    const rows = siteRows(columns, site, labels, now);
    const shown = { of: columns, rows, size: measureRows(columns, rows, site) };
    known.set(key, shown);
    return shown;
  };
}
