import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { carSchema } from '@shared-kit/contracts/car.contract';
import { similarCarsSchema } from '@shared-kit/contracts/vehicle.contract';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import { findShownCar } from './shown-car.service';
import { findSimilarCars } from './similar-cars';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 };
export const carParamsSchema = z.object({ slug: z.string().max(200) });

/** A vehicle and its neighbours. */
export const carsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/cars/:slug',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: carSchema } } },
    async (request) => findShownCar(db, request.site, request.params.slug),
  );

  app.get(
    '/api/cars/:slug/similar',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: similarCarsSchema } } },
    async ({ site, params }) => {
      const car = await findShownCar(db, site, params.slug);
      return { hits: await withScope(db, scopeOf(site), (tx) => findSimilarCars(tx, site, car)) };
    },
  );
};
