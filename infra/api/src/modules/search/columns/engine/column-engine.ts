import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../../db/db';
import { withScope } from '../../../../db/scope';
import { findNearby, rememberCoordinates } from '../../find/nearby';
import type { Nearby } from '../../find/nearby';
import { rememberPlaces } from '../../places/remember-places.repository';
import type { SearchedSite } from '../../searched-site';
import type { Paging } from '../../find/stock-search.port';
import type { StockSize } from '../../find/stock-size.repository';
import { readWords } from '../../request/text-query.repository';
import { excludedIds } from './excluded-ids.repository';
import { searchColumns } from '../match/search-columns';
import type { ColumnSearch } from '../match/search-columns';
import { columnCache } from '../load/column-cache';
import type { CachedColumns } from '../load/column-cache';
import type { RowSite } from '../match/row-numbers';
import { sizeOfRows, withWeeklyBounds } from '../match/size-of-rows';
import { siteRows } from '../match/site-rows';
import { withWeekly } from '../match/assumed-weekly-rows';
import type { StockColumns } from '../stock-columns';
import { stockWordsOf, rowsWithWords } from '../match/rows-with-words';

const MAX_SITES = 1_000;
/** Sold cars leave by the clock, so a site's rows are chosen anew now and then, in milliseconds. */
const AGE_MS = 60_000;

export type ColumnQuestion = {
  site: SearchedSite;
  state: SearchState;
  paging: Paging;
  revision: string;
  now: Date;
  /** Whether stored cards are of use to the site. */
  withCards: boolean;
};

/** A search's answer with ids for cards. Distances are by id, in kilometres. */
export type ColumnAnswer = Pick<SearchResponse, 'count' | 'facets' | 'relaxations' | 'place' | 'distances'> & {
  ids: string[];
  /** The cars' cards as JSON, where the engine keeps them. */
  cards?: string[];
  size: StockSize;
};

/** Searches stock that is kept in memory. */
export type ColumnEngine = {
  /** null while the stock of that revision, or a later one, is not there yet. */
  answer: (question: ColumnQuestion) => Promise<ColumnAnswer | null>;
};

/** Columns in this thread. `update` takes in what has changed in a group; `load` reads one before anybody asks. */
export function columnEngine(db: Db): ColumnEngine & Pick<ReturnType<typeof columnCache>, 'load' | 'update'> {
  const cache = columnCache(db);
  const siteRowsOf = rememberSiteRows(db);
  const coordinatesOf = rememberCoordinates();
  const placesOf = rememberPlaces(db);

  async function nearbyOf({ site: { group_slug: group }, state: { near } }: ColumnQuestion, { labels }: CachedColumns) {
    if (!near) return undefined;
    const coordinates = await withScope(db, { group }, (tx) => coordinatesOf(tx, group));
    return findNearby(near, { coordinates, labels, places: await placesOf() });
  }

  return {
    ...cache,
    async answer(question) {
      const { site: asked, state, paging, revision, now, withCards } = question;
      const found = await cache.of(asked.group_slug, Number(revision));
      if (!found) return null;
      const { columns, labels } = found;
      const site = withWeekly(asked, columns, labels);
      const query = state.query === '' ? [] : await readWords(stockWordsOf(columns), state.query);
      const nearby = await nearbyOf(question, found);
      const { rows, size, counted } = assumed(await siteRowsOf(found, asked, now), site);
      const search: ColumnSearch = {
        ...{ columns, labels, rows, counted, site, state, paging, nearby, now },
        words: rowsWithWords(columns, query),
      };
      const { page, ...rest } = searchColumns(search);
      return {
        ...rest,
        size,
        ids: page.map((row) => columns.data.ids[row]!),
        ...(withCards && cardsOf(columns, page)),
        ...(nearby && { place: { label: nearby.label }, distances: distancesOf(columns, page, nearby) }),
      };
    },
  };
}

function cardsOf({ data: { cards } }: StockColumns, page: readonly number[]): Pick<ColumnAnswer, 'cards'> {
  return cards ? { cards: page.map((row) => cards[row]!) } : {};
}

/** Kilometres with one decimal, where the place of a car is known. */
function distancesOf({ data }: StockColumns, page: readonly number[], { kmByCode }: Nearby): Record<string, number> {
  return Object.fromEntries(
    page.flatMap((row) => {
      const km = kmByCode?.get(data.codes.location_name[row]!);
      return km === undefined ? [] : [[data.ids[row]!, Math.round(km * 10) / 10] as const];
    }),
  );
}

type SiteRows = { columns: StockColumns; rows: Uint32Array; size: StockSize; counted: ColumnSearch['counted'] };

/** The same rows where weekly figures are worked out with a shopper's assumption: only what says a week differs. */
function assumed(site: SiteRows, { weekly }: RowSite): SiteRows {
  if (!weekly) return site;
  const counted = new Map([...site.counted].filter(([facet]) => facet !== 'weekly_price_range'));
  return { ...site, size: withWeeklyBounds(site.size, site.rows, weekly), counted };
}

/** What a site shows of its group's stock. */
function rememberSiteRows(db: Db) {
  const cache = new LRUCache<string, SiteRows>({ max: MAX_SITES, ttl: AGE_MS });
  return async ({ columns, labels }: CachedColumns, site: SearchedSite, now: Date): Promise<SiteRows> => {
    const key = `${site.slug}|${site.config.revision}`;
    const found = cache.get(key);
    if (found?.columns === columns) return found;
    const withheld = await excludedIds(db, site);
    const rows = siteRows({ columns, site, labels, withheld, now });
    const siteStock = { columns, rows, size: sizeOfRows(columns, rows, site), counted: new Map() };
    cache.set(key, siteStock);
    return siteStock;
  };
}
