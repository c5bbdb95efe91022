import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { loadColumns } from './load-columns';
import type { StockColumns } from './stock-columns';

/**
 * Rows of all groups together that are kept; the group asked for longest ago leaves first, and a larger one is left
 * to PostgreSQL.
 */
const MAX_KEPT_ROWS = 600_000;

type Entry = { revision: string; columns: StockColumns | undefined; isLoading: boolean };

/**
 * The columns of a group's stock, loaded beside the requests. Undefined until those of the revision asked for are
 * there: an answer is never older than PostgreSQL's.
 */
export function rememberColumns(db: Db) {
  const kept = new LRUCache<string, Entry>({
    maxSize: MAX_KEPT_ROWS,
    sizeCalculation: ({ columns }) => (columns?.size ?? 0) + 1,
  });

  async function load(group: string, revision: string): Promise<void> {
    const before = kept.get(group);
    kept.set(group, { revision: '', columns: undefined, ...before, isLoading: true });
    try {
      const columns = await withScope(db, { group }, loadColumns);
      const isSmallEnough = columns.size < MAX_KEPT_ROWS;
      kept.set(group, { revision, columns: isSmallEnough ? columns : undefined, isLoading: false });
    } catch {
      // PostgreSQL goes on answering; the next search tries again.
      kept.delete(group);
    }
  }

  return (group: string, revision: string): StockColumns | undefined => {
    const entry = kept.get(group);
    if (entry?.revision === revision) return entry.columns;
    if (entry?.isLoading !== true) void load(group, revision);
    return undefined;
  };
}
