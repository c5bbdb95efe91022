import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewedCarsQuerySchema, viewedCarsSchema } from '@shared-kit/contracts/account/viewed-cars.contract';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { shownCards } from '../../drive-away/drive-away.service';
import { findSiteCards } from '../../stock/vehicles.service';

/** The cards of cars that a browser has looked at: it keeps their ids, this server does not. */
export const viewedCarsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/viewed-cars',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 120 } },
      schema: { querystring: viewedCarsQuerySchema, response: { 200: viewedCarsSchema } },
    },
    async ({ site, query: { ids } }) => {
      const cards = await withScope(db, scopeOf(site), (tx) => findSiteCards(tx, site, ids));
      const known = ids.flatMap((id) => cards.get(id) ?? []);
      return { cars: shownCards(known, site, new Date()) };
    },
  );
};
