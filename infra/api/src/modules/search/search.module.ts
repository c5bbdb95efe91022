import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db';
import { discoveryRoutes } from './discovery/discovery.routes';
import type { StockSearch } from './find/stock-search.port';
import { placesRoutes } from './places/places.routes';
import { compareRoutes, searchCallRoutes, searchRoutes } from './search.routes';

export async function searchModule(
  app: FastifyInstance,
  { db, stockSearch }: { db: Db; stockSearch: StockSearch },
): Promise<void> {
  await app.register(searchRoutes, { stockSearch });
  await app.register(searchCallRoutes, { stockSearch });
  await app.register(compareRoutes, { db });
  await app.register(discoveryRoutes, { stockSearch, db });
  await app.register(placesRoutes, { db });
}
