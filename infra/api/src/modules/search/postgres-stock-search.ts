import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { SearchState } from '@shared-kit/contracts/search.contract';
import type { Db, Tx } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { countFacets } from './count-facets';
import { FacetLabels } from './facet-labels';
import { facetLists, wantedFacets } from './facet-lists';
import { findHits } from './find-hits';
import { shopperFilters, siteConditions } from './search-conditions';
import type { ShopperFilter } from './search-conditions';
import { PAGE_SIZE } from './stock-search.port';
import type { StockSearch } from './stock-search.port';
import { textQuery } from './text-query';

/** Groups whose dictionaries are kept in memory. */
const MAX_DICTIONARIES = 100;

const MAX_STOCK_COUNTS = 1_000;
/** Sold cars leave by the clock, so the size of a site's stock is counted anew now and then, in milliseconds. */
const STOCK_COUNT_AGE_MS = 60_000;

type Conditions = { scope: SQL[]; filters: ShopperFilter[]; words: SQL[]; labels: FacetLabels };

/**
 * Search in PostgreSQL: one scan of the site's narrow rows counts, a second one finds the page.
 * `revisionOf` names the state of a group's stock; a dictionary is read once for each.
 */
export function postgresStockSearch(
  db: Db,
  revisionOf: (group: string) => Promise<string>,
  clock = () => new Date(),
): StockSearch {
  const labelsOf = rememberDictionaries();
  const stockCountOf = rememberStockCounts();

  return {
    async search(site, state) {
      const startedAt = performance.now();
      const now = clock();
      const revision = await revisionOf(site.group_slug);
      return withScope(db, scopeOf(site), async (tx) => {
        const conditions = await conditionsOf(tx, site, state, await labelsOf(tx, site.group_slug, revision), now);
        const attributes = wantedFacets(site.config.search_filters, state);
        const { scope, words, filters, labels } = conditions;
        const { total, facets } = await countFacets(tx, {
          scope: [...scope, ...words],
          filters,
          attributes,
          radixOf: (attribute) => labels.radix(attribute),
        });
        const page = {
          conditions: all(conditions),
          sortBy: state.sortBy,
          limit: PAGE_SIZE,
          offset: (state.page - 1) * PAGE_SIZE,
          share: total / labels.cars,
        };
        const hits = total > page.offset ? await findHits(tx, site, page, now) : [];
        const stockCount = await stockCountOf(
          tx,
          site,
          revision,
          scope,
          filters.length + words.length === 0 ? total : undefined,
        );
        return {
          hits,
          facets: facetLists(facets, attributes, state, labels),
          count: total,
          stockCount,
          pages: Math.ceil(total / PAGE_SIZE),
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
        };
      });
    },

    async hits(site, state, limit) {
      const now = clock();
      const revision = await revisionOf(site.group_slug);
      return withScope(db, scopeOf(site), async (tx) => {
        const conditions = await conditionsOf(tx, site, state, await labelsOf(tx, site.group_slug, revision), now);
        return findHits(tx, site, { conditions: all(conditions), sortBy: state.sortBy, limit, offset: 0 }, now);
      });
    },
  };
}

/** A group's dictionary is read once for each revision of its stock. */
function rememberDictionaries() {
  const dictionaries = new LRUCache<string, FacetLabels>({ max: MAX_DICTIONARIES });
  return async (tx: Tx, group: string, revision: string): Promise<FacetLabels> => {
    const key = `${group}|${revision}`;
    const labels = dictionaries.get(key) ?? (await FacetLabels.load(tx));
    dictionaries.set(key, labels);
    return labels;
  };
}

/** How many cars a site shows whatever is searched for; `known` where a search has just counted them all. */
function rememberStockCounts() {
  const stockCounts = new LRUCache<string, number>({ max: MAX_STOCK_COUNTS, ttl: STOCK_COUNT_AGE_MS });
  return async (
    tx: Tx,
    { slug, config }: TenantSite,
    revision: string,
    scope: readonly SQL[],
    known: number | undefined,
  ): Promise<number> => {
    const key = `${slug}|${config.revision}|${revision}`;
    const count = known ?? stockCounts.get(key) ?? (await countStock(tx, scope));
    stockCounts.set(key, count, { ttl: stockCounts.getRemainingTTL(key) || STOCK_COUNT_AGE_MS });
    return count;
  };
}

async function conditionsOf(
  tx: Tx,
  site: TenantSite,
  state: SearchState,
  labels: FacetLabels,
  now: Date,
): Promise<Conditions> {
  const text = await textQuery(tx, state.query);
  return {
    labels,
    scope: siteConditions(site, labels, now),
    filters: shopperFilters(state, site, labels),
    words: text === '' ? [] : [sql`f.words @@ ${text}::tsquery`],
  };
}

function all({ scope, filters, words }: Conditions): SQL[] {
  return [...scope, ...words, ...filters.map(({ condition }) => condition)];
}

async function countStock(tx: Tx, scope: readonly SQL[]): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from vehicle_facet f where ${sql.join([...scope], sql` and `)}`,
  );
  return rows[0]?.count ?? 0;
}
