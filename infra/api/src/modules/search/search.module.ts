import type { FastifyInstance } from 'fastify';
import type { ApiDeps } from '../../api-deps';
import type { Db } from '../../db/db';
import { cachedStockSearch } from './cached-stock-search';
import { discoveryRoutes } from './discovery/discovery.routes';
import { postgresStockSearch } from './postgres-stock-search';
import { compareRoutes, searchCallRoutes, searchRoutes } from './search.routes';
import type { StockSearch } from './stock-search.port';
import { stockRevisions } from './stock-revisions';

/** The search of this process, with its cache. Other modules take it from here. */
export function createStockSearch(db: Db, maxEntries: number): StockSearch {
  const revisionOf = stockRevisions(db);
  return cachedStockSearch(postgresStockSearch(db, revisionOf), { revisionOf, maxEntries });
}

export async function searchModule(app: FastifyInstance, { db, config }: ApiDeps): Promise<void> {
  const stockSearch = createStockSearch(db, config.SEARCH_CACHE_ENTRIES);
  await app.register(searchRoutes, { stockSearch });
  await app.register(searchCallRoutes, { stockSearch });
  await app.register(compareRoutes, { db });
  await app.register(discoveryRoutes, { stockSearch, db });
}
