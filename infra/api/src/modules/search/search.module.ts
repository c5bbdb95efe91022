import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import type { Db } from '../../db/db';
import { cachedStockSearch } from './find/cached-stock-search';
import { discoveryRoutes } from './discovery/discovery.routes';
import { columnEngine } from './columns/column-engine';
import type { ColumnEngine } from './columns/column-engine';
import { columnStockSearch } from './columns/column-stock-search';
import { postgresStockSearch, rememberDictionaries } from './find/postgres-stock-search.adapter';
import { compareRoutes, searchCallRoutes, searchRoutes } from './search.routes';
import type { StockSearch } from './find/stock-search.port';
import { stockRevisions } from '../stock/stock-revisions.service';

/** The search of this process: its cache, columns in memory, PostgreSQL behind both. */
function createStockSearch(db: Db, columns: ColumnEngine, maxEntries: number): StockSearch {
  const revisionOf = stockRevisions(db);
  const labelsOf = rememberDictionaries(db);
  const postgres = postgresStockSearch(db, revisionOf, undefined, labelsOf);
  return cachedStockSearch(columnStockSearch(db, postgres, { revisionOf, columns }), { revisionOf, maxEntries });
}

export async function searchModule(app: FastifyInstance, { db, config, columns }: ApiDeps): Promise<void> {
  const stockSearch = createStockSearch(db, columns ?? columnEngine(db), config.SEARCH_CACHE_ENTRIES);
  await app.register(searchRoutes, { stockSearch });
  await app.register(searchCallRoutes, { stockSearch });
  await app.register(compareRoutes, { db });
  await app.register(discoveryRoutes, { stockSearch, db });
}
