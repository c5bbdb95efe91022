import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db, Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { forSaleSql } from '../../stock/for-sale.service';
import { FacetLabels } from '../facets/facet-labels.repository';
import type { SqlSite } from '../filters/number-sql';
import { withWeeklySql } from '../filters/weekly-sql';
import { findHits } from './find-hits.repository';
import { findNearby, rememberCoordinates } from './nearby';
import type { PlaceTable } from '../places/place-table';
import { rememberPlaces } from '../places/remember-places.repository';
import { searchStock } from './search-stock';
import type { Conditions } from './search-stock';
import { shopperFilters, siteConditions } from './search-conditions';
import { readSentence } from '../sentence/read-sentence';
import { countNames, rememberCatalogues } from '../site-catalogue.repository';
import { rememberStockSizes } from './stock-size.repository';
import { PAGE_SIZE } from './stock-search.port';
import type { StockSearch } from './stock-search.port';
import { asTsquery, readWords, storedWords } from '../request/text-query.repository';

/** What a search knows before its transaction begins: one that waited for another connection could wait for itself. */
type SearchContext = { now: Date; labels: FacetLabels; places: PlaceTable };

/** Groups whose dictionaries are kept in memory. */
const MAX_DICTIONARIES = 100;

/**
 * Search in PostgreSQL: one scan of the site's narrow rows counts, a second one finds the page.
 * `revisionOf` names the state of a group's stock; what depends on nothing else is read once for each.
 */
export function postgresStockSearch(
  db: Db,
  revisionOf: (group: string) => Promise<string>,
  clock = () => new Date(),
  labelsOf = rememberDictionaries(db),
): StockSearch {
  const coordinatesOf = rememberCoordinates();
  const sizeOf = rememberStockSizes();
  const catalogueOf = rememberCatalogues();
  const placesOf = rememberPlaces(db);
  const contextOf = readContext(labelsOf, placesOf);

  async function conditionsOf(tx: Tx, site: SqlSite, state: SearchState, { now, labels, places }: SearchContext) {
    const text = asTsquery(await readWords(storedWords(tx), state.query));
    const nearby =
      state.near && findNearby(state.near, { coordinates: await coordinatesOf(tx, site.group_slug), labels, places });
    const conditions: Conditions = {
      labels,
      nearby,
      scope: siteConditions({ site, labels, now }),
      filters: shopperFilters(state, nearby?.filter, { site, labels, now }),
      words: text === '' ? [] : [sql`f.words @@ ${text}::tsquery`],
    };
    return conditions;
  }

  return {
    async search(asked, state, paging = { limit: PAGE_SIZE, offset: (state.page - 1) * PAGE_SIZE }) {
      const startedAt = performance.now();
      const now = clock();
      const revision = await revisionOf(asked.group_slug);
      const [site, known] = await contextOf(asked, revision, now);
      return withScope(db, scopeOf(site), async (tx) => {
        const conditions = await conditionsOf(tx, site, state, known);
        const size = await sizeOf(tx, site, revision, conditions.scope);
        const found = await searchStock(tx, { site, state, conditions, paging, now });
        return {
          ...found,
          stockCount: size.count,
          bounds: size.bounds,
          pages: Math.ceil(found.count / paging.limit),
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
        };
      });
    },

    async hits(asked, state, limit) {
      const now = clock();
      const [site, known] = await contextOf(asked, await revisionOf(asked.group_slug), now);
      return withScope(db, scopeOf(site), async (tx) => {
        const conditions = await conditionsOf(tx, site, state, known);
        const page = { conditions: allOf(conditions), sortBy: state.sortBy, metres: conditions.nearby?.metres };
        return findHits(tx, site, { ...page, limit, offset: 0 }, now);
      });
    },

    async understand(site, state) {
      if (state.query === '') return null;
      const labels = await labelsOf(site, await revisionOf(site.group_slug));
      return readSentence(state, labels, await placesOf(), site.config.flags.subscription_site);
    },

    async byStockNumber(site, beginning, limit) {
      const labels = await labelsOf(site, await revisionOf(site.group_slug));
      const conditions = siteConditions({ site, labels, now: clock() });
      const { rows } = await withScope(db, scopeOf(site), (tx) =>
        tx.execute<{ card: CarCard }>(sql`
          select v.card from vehicle v join vehicle_facet f on f.group_slug = v.group_slug and f.id = v.id
          where v.group_slug = ${site.group_slug} and ${sql.raw(forSaleSql('v'))}
            and v.stocknum >= ${beginning} and v.stocknum < ${`${beginning}~`} and ${sql.join(conditions, sql` and `)}
          order by v.stocknum limit ${limit}`),
      );
      return rows.map(({ card }) => card);
    },

    async catalogue(site) {
      const revision = await revisionOf(site.group_slug);
      return catalogueOf(site, revision, async () => {
        const labels = await labelsOf(site, revision);
        return withScope(db, scopeOf(site), (tx) =>
          countNames(tx, siteConditions({ site, labels, now: clock() }), labels),
        );
      });
    },
  };
}

/** What is known before the transaction, and the site with what a car costs a week by it. */
function readContext(labelsOf: ReturnType<typeof rememberDictionaries>, placesOf: () => Promise<PlaceTable>) {
  return async (site: TenantSite, revision: string, now: Date) => {
    const labels = await labelsOf(site, revision);
    const known: SearchContext = { now, labels, places: await placesOf() };
    return [withWeeklySql(site, labels), known] as const;
  };
}

/** A group's dictionary is read once for each revision of its stock. */
export function rememberDictionaries(db: Db) {
  const dictionaries = new LRUCache<string, FacetLabels>({ max: MAX_DICTIONARIES });
  return async (site: TenantSite, revision: string): Promise<FacetLabels> => {
    const key = `${site.group_slug}|${revision}`;
    const labels = dictionaries.get(key) ?? (await withScope(db, scopeOf(site), (tx) => FacetLabels.load(tx)));
    dictionaries.set(key, labels);
    return labels;
  };
}

function allOf({ scope, filters, words }: Conditions): SQL[] {
  return [...scope, ...words, ...filters.map(({ condition }) => condition)];
}
