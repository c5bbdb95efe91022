import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../../db/db';
import { withScope } from '../../../../db/scope';
import { bandLowerEnds } from '../../facets/counted-facets';
import { FacetLabels } from '../../facets/facet-labels.repository';
import { buildColumns } from './build-columns';
import { bandsOf } from '../match/count-facets';
import { mergeColumns } from './merge-columns';
import { readChanges, readGroup } from './read-group.repository';
import { cachedOrders } from '../row-order';
import { MAX_ROWS } from '../stock-columns';
import type { StockColumns } from '../stock-columns';

/** Rows of all groups together that are kept; the group asked for longest ago leaves first. */
const MAX_KEPT_ROWS = 1_000_000;
/** Rows that take as much room as one with its card. */
const CARD_ROWS = 5;
/** Changes are forgotten after a day (migration 0061): what was read longer ago is read anew, in milliseconds. */
const MAX_SNAPSHOT_AGE_MS = 12 * HOUR_MS;

export type CachedColumns = {
  columns: StockColumns;
  labels: FacetLabels;
  revision: number;
  snapshot: string;
  readAt: number;
};

/** The columns of each group's stock, brought up to date by reading what has changed. */
export function columnCache(db: Db) {
  const cache = new LRUCache<string, CachedColumns>({
    maxSize: MAX_KEPT_ROWS,
    sizeCalculation: ({ columns: { size, data } }) => size * (data.cards ? CARD_ROWS : 1) + 1,
  });
  const loading = new Map<string, Promise<void>>();
  const refreshing = new Map<string, Promise<CachedColumns | undefined>>();

  /** Reads a group's whole stock; a search does not wait for it. */
  function load(group: string): Promise<void> {
    const running = loading.get(group);
    if (running) return running;
    const loaded = readAll(db, group)
      .then((read) => {
        if (read.columns.size < MAX_ROWS) cache.set(group, read);
      })
      .finally(() => loading.delete(group));
    loading.set(group, loaded);
    return loaded;
  }

  async function refresh(group: string): Promise<CachedColumns | undefined> {
    const before = cache.get(group);
    if (!before) return undefined;
    const isFresh = Date.now() - before.readAt < MAX_SNAPSHOT_AGE_MS;
    const after = isFresh ? await readSince(db, group, before) : undefined;
    if (after) cache.set(group, after);
    else {
      cache.delete(group);
      void load(group).catch(() => undefined);
    }
    return after;
  }

  return {
    load,

    /** Takes in what has changed, for groups that are kept. */
    async update(group: string): Promise<CachedColumns | undefined> {
      const running = refreshing.get(group);
      if (running) return running;
      const refreshed = refresh(group).finally(() => refreshing.delete(group));
      refreshing.set(group, refreshed);
      return refreshed;
    },

    /** The columns of that revision or a later one; undefined while they are being loaded. */
    async of(group: string, revision: number): Promise<CachedColumns | undefined> {
      const found = cache.get(group);
      if (!found) {
        // PostgreSQL goes on answering; the next search tries again.
        void load(group).catch(() => undefined);
        return undefined;
      }
      if (found.revision >= revision) return found;
      // An update that is under way may have begun before that revision.
      const first = await this.update(group);
      if (!first || first.revision >= revision) return first;
      const second = await this.update(group);
      return second && second.revision >= revision ? second : undefined;
    },
  };
}

async function readAll(db: Db, group: string): Promise<CachedColumns> {
  const readAt = Date.now();
  const { rows, revision, snapshot } = await readGroup(db, group);
  const columns = buildColumns(rows);
  prepare(columns);
  return { columns, labels: await readLabels(db, group, columns), revision, snapshot, readAt };
}

async function readSince(db: Db, group: string, before: CachedColumns): Promise<CachedColumns | undefined> {
  const readAt = Date.now();
  const withCards = before.columns.data.cards !== null;
  const read = await readChanges(db, group, { snapshot: before.snapshot, withCards });
  if (!read) return undefined;
  const { revision, snapshot, changed } = read;
  if (changed.size === 0) return { ...before, revision, snapshot, readAt };
  const columns = mergeColumns(before.columns, changed, buildColumns(read.rows));
  prepare(columns);
  return { columns, labels: await readLabels(db, group, columns), revision, snapshot, readAt };
}

/** The dictionary only grows, so one read after the rows has all their values. */
function readLabels(db: Db, group: string, { size }: StockColumns): Promise<FacetLabels> {
  return withScope(db, { group }, (tx) => FacetLabels.load(tx, size));
}

/** Columns with the facets that count them in bands. */
const PREPARED = [
  ['price', 'price'],
  ['km', 'km'],
  ['subscription_price', 'subscription_price'],
  ['weekly_repayment', 'weekly_price_range'],
] as const;

/** Works out what most searches ask for, so that none waits for it. */
function prepare(columns: StockColumns): void {
  for (const order of Object.values(cachedOrders)) columns.inOrder(order);
  for (const [name, facet] of PREPARED)
    bandsOf(columns, { name, values: columns.data.numbers[name], least: 0 }, bandLowerEnds(facet));
}
