import { LRUCache } from 'lru-cache';
import type { SearchResponse, SearchState } from '@shared-kit/contracts/search.contract';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { findNearby, rememberCoordinates } from '../find/nearby';
import type { Nearby } from '../find/nearby';
import { rememberPlaces } from '../places/remember-places.repository';
import type { SearchedSite } from '../searched-site';
import type { Paging } from '../find/stock-search.port';
import type { StockSize } from '../find/stock-size.repository';
import { readWords } from '../request/text-query.repository';
import { excludedIds } from './excluded-ids.repository';
import { searchColumns } from './column-search';
import type { ColumnSearch } from './column-search';
import { keepColumns } from './kept-columns';
import type { Kept } from './kept-columns';
import { measureRows } from './measure-rows';
import { siteRows } from './site-rows';
import type { StockColumns } from './stock-columns';
import { vocabularyOf, wordRows } from './word-rows';

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
export function columnEngine(db: Db): ColumnEngine & Pick<ReturnType<typeof keepColumns>, 'load' | 'update'> {
  const kept = keepColumns(db);
  const shown = rememberSiteRows(db);
  const coordinatesOf = rememberCoordinates();
  const placesOf = rememberPlaces(db);

  async function nearbyOf({ site: { group_slug: group }, state: { near } }: ColumnQuestion, { labels }: Kept) {
    if (!near) return undefined;
    const coordinates = await withScope(db, { group }, (tx) => coordinatesOf(tx, group));
    return findNearby(near, { coordinates, labels, places: await placesOf() });
  }

  return {
    ...kept,
    async answer(question) {
      const { site, state, paging, revision, now, withCards } = question;
      const found = await kept.of(site.group_slug, Number(revision));
      if (!found) return null;
      const { columns, labels } = found;
      const query = state.query === '' ? [] : await readWords(vocabularyOf(columns), state.query);
      const nearby = await nearbyOf(question, found);
      const { rows, size, counted } = await shown(found, site, now);
      const asked: ColumnSearch = {
        ...{ columns, labels, rows, counted, site, state, paging, nearby, now },
        words: wordRows(columns, query),
      };
      const { page, ...rest } = searchColumns(asked);
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

type Shown = { of: StockColumns; rows: Uint32Array; size: StockSize; counted: ColumnSearch['counted'] };

/** What a site shows of its group's stock. */
function rememberSiteRows(db: Db) {
  const known = new LRUCache<string, Shown>({ max: MAX_SITES, ttl: AGE_MS });
  return async ({ columns, labels }: Kept, site: SearchedSite, now: Date): Promise<Shown> => {
    const key = `${site.slug}|${site.config.revision}`;
    const found = known.get(key);
    if (found?.of === columns) return found;
    const withheld = await excludedIds(db, site);
    const rows = siteRows({ columns, site, labels, withheld, now });
    const shown = { of: columns, rows, size: measureRows(columns, rows, site), counted: new Map() };
    known.set(key, shown);
    return shown;
  };
}
