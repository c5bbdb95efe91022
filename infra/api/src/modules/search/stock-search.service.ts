import type { ApiDeps } from '../../api-deps';
import type { StockRevisions } from '../stock/stock-revisions.service';
import { columnStockSearch } from './columns/column-stock-search.adapter';
import { columnEngine } from './columns/engine/column-engine';
import type { ColumnEngine } from './columns/engine/column-engine';
import { cachedStockSearch } from './find/cached-stock-search.adapter';
import { driveAwayStockSearch } from './find/drive-away-stock-search.adapter';
import { postgresStockSearch, rememberDictionaries } from './find/postgres-stock-search.adapter';
import type { StockSearch } from './find/stock-search.port';

type SearchOptions = Pick<ApiDeps, 'db' | 'config'> & { columns?: ColumnEngine; revisions: StockRevisions };

/** The search of this process: its cache, columns in memory, PostgreSQL behind both. */
export function createStockSearch({ db, config, columns = columnEngine(db), revisions }: SearchOptions): StockSearch {
  const revisionOf = revisions.of;
  const postgres = postgresStockSearch(db, revisionOf, undefined, rememberDictionaries(db));
  const engine = columnStockSearch(db, postgres, { revisionOf, columns });
  return driveAwayStockSearch(cachedStockSearch(engine, { revisionOf, maxEntries: config.SEARCH_CACHE_ENTRIES }));
}
