import { accountActSchema, keepCarBodySchema } from '@shared-kit/contracts/account/account.contract';
import { signInPath } from '@shared-kit/domain/account/sign-in-path';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { keptPath, saveCar, siteCard } from './save-car';
import { watchlistRepository } from './watchlist.repository';

/**
 * The save control as a plain form (S4-30). Nobody's page says who reads it, so whoever presses it is asked for here: who is
 * signed in comes back to the car, saved or let go; who is not goes to the sign-in, and the car with them.
 */
export const keepCarRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const config = { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } } as const;
  const schema = { body: keepCarBodySchema, response: { 200: accountActSchema } };

  app.post('/api/watchlist/keep', { config, schema }, async (request, reply) => {
    const { site, body } = request;
    const { car_id: carId, saved } = body;
    const shopper = await app.readSession(request, reply);
    return withScope(db, { ...scopeOf(site), phone: shopper?.phone ?? '' }, async (tx) => {
      const card = await siteCard(tx, site, carId);
      const path = vehiclePath(card.slug);
      const save = saved === 'yes' ? carId : undefined;
      if (!shopper)
        return { success: false, next: signInPath({ type: 'watchlist', redirect: path, back: path, save }) };
      if (save) await saveCar(tx, site, shopper.phone, carId);
      else await watchlistRepository(tx, site.slug, shopper.phone).remove(carId);
      return { success: true, next: keptPath(card, saved === 'yes') };
    });
  });
};
