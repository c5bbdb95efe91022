import { financeDetailsSchema, financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import { findShownCar } from '../vehicle/shown-car.service';
import { carEstimate } from './car-estimate.service';
import { financeDetails } from './finance-details';

/** The repayment a page may show. The figures come from the car's lenders; nothing the browser sends enters them. */
export const financeEstimateRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/cars/:slug/finance-estimate',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: financeEstimateSchema } },
    },
    async ({ site, params }) => {
      const now = new Date();
      const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, params.slug, now));
      return carEstimate(car, site, now);
    },
  );

  app.get(
    '/api/finance-details/:car_id',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { params: z.object({ car_id: z.string().max(200) }), response: { 200: financeDetailsSchema } },
    },
    async ({ site, params }) => {
      const now = new Date();
      const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, params.car_id, now));
      return financeDetails(car, site, now);
    },
  );
};
