import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import type { Db } from '../../db/db';
import { cachedStockSearch } from './find/cached-stock-search.adapter';
import { driveAwayStockSearch } from './find/drive-away-stock-search.adapter';
import { discoveryRoutes } from './discovery/discovery.routes';
import { columnEngine } from './columns/engine/column-engine';
import type { ColumnEngine } from './columns/engine/column-engine';
import { columnStockSearch } from './columns/column-stock-search.adapter';
import { postgresStockSearch, rememberDictionaries } from './find/postgres-stock-search.adapter';
import { placesRoutes } from './places/places.routes';
import { compareRoutes, searchCallRoutes, searchRoutes } from './search.routes';
import type { StockSearch } from './find/stock-search.port';
import type { StockRevisions } from '../stock/stock-revisions.service';

type SearchOptions = { db: Db; columns: ColumnEngine; revisionOf: StockRevisions['of']; maxEntries: number };

/** The search of this process: its cache, columns in memory, PostgreSQL behind both. */
function createStockSearch({ db, columns, revisionOf, maxEntries }: SearchOptions): StockSearch {
  const labelsOf = rememberDictionaries(db);
  const postgres = postgresStockSearch(db, revisionOf, undefined, labelsOf);
  const engine = columnStockSearch(db, postgres, { revisionOf, columns });
  return driveAwayStockSearch(cachedStockSearch(engine, { revisionOf, maxEntries }));
}

export async function searchModule(
  app: FastifyInstance,
  { db, config, columns, revisions }: ApiDeps & { revisions: StockRevisions },
): Promise<void> {
  const stockSearch = createStockSearch({
    db,
    columns: columns ?? columnEngine(db),
    revisionOf: revisions.of,
    maxEntries: config.SEARCH_CACHE_ENTRIES,
  });
  await app.register(searchRoutes, { stockSearch });
  await app.register(searchCallRoutes, { stockSearch });
  await app.register(compareRoutes, { db });
  await app.register(discoveryRoutes, { stockSearch, db });
  await app.register(placesRoutes, { db });
}
