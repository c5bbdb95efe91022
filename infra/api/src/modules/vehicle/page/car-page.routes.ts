import { autogaugeSchema, carViewSchema, phoneRevealBodySchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isPriceEstimated } from '@shared-kit/domain/price/price-comparison';
import { oneClient } from '@shared-kit/domain/http/address-range';
import { priceDisplay } from '@shared-kit/domain/price/price-display';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import type { RoutePolicy } from '../../../plugins/route-policy';
import { scopeOf } from '../../../plugins/tenant';
import { isSiteVehicle } from '../../stock/vehicles.service';
import { carsRepository } from '../cars.repository';
import { findShownCar } from '../shown-car.service';
import { carParamsSchema } from '../cars.routes';
import { NOTHING_TO_COMPARE } from '../price/market-comparison';
import type { PriceGauge } from '../price/price-gauge.port';
import { notePhoneReveal } from './phone-reveals.repository';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 120 };
/** A reload or a look back is not another view. */
const ONE_VIEW_MS = 30 * 60 * 1000;

/**
 * What an open page knows of its car: how many pictures, as of when, on which site. Nothing is decided
 * by it, least of all the tenant: that is the host's alone.
 */
const viewQuerySchema = z.object({
  photos_count: z.coerce.number().int().min(0).optional(),
  updated_at: z.string().max(80).optional(),
  website_id: z.string().max(80).optional(),
});

/** What an open vehicle page asks for and reports. */
export const carPageRoutes: FastifyPluginAsyncZod<{ db: Db; gauge: PriceGauge }> = async (app, { db, gauge }) => {
  const viewed = new LRUCache<string, true>({ max: 50_000, ttl: ONE_VIEW_MS });

  app.get(
    '/cars/:slug/view.json',
    {
      config: { policy },
      schema: { params: carParamsSchema, querystring: viewQuerySchema, response: { 200: carViewSchema } },
    },
    async (request) => {
      const { site, params } = request;
      return withScope(db, scopeOf(site), async (tx) => {
        const car = await findShownCar(tx, site, params.slug);
        const visit = createHash('sha256')
          .update(`${oneClient(request.ip)} ${site.group_slug} ${car.id}`)
          .digest('base64');
        const isNew = !viewed.has(visit);
        if (isNew) {
          viewed.set(visit, true);
          await carsRepository(tx, site).countView(car.id);
        }
        // Said where there is none too: a page puts these fields in the place of its own.
        return { views: car.views + (isNew ? 1 : 0), car_fields: { ...car, drive_away: car.drive_away ?? null } };
      });
    },
  );

  app.get(
    '/cars/:slug/autogauge',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: autogaugeSchema } } },
    async ({ site, params, log }) => {
      const car = await withScope(db, scopeOf(site), (tx) => findShownCar(tx, site, params.slug));
      const { kind, amount } = priceDisplay(car, site.config);
      // A weekly price has no place in a range of prices.
      if (!site.config.flags.autogauge || !isPriceEstimated(car) || amount === null || kind === 'subscription')
        return NOTHING_TO_COMPARE;
      return gauge(car, amount, site).catch((error: unknown) => {
        log.warn({ err: error }, 'The price gauge does not answer');
        throw new ProblemError('unreachable', 'The price gauge does not answer');
      });
    },
  );

  app.post(
    '/api/phone-reveals',
    {
      config: { policy: { ...policy, limit: 30 } },
      schema: { body: phoneRevealBodySchema, response: { 204: z.null() } },
    },
    async ({ site, body }, reply) => {
      await withScope(db, scopeOf(site), async (tx) => {
        if (!(await isSiteVehicle(tx, site, body.car_id))) throw new ProblemError('not_found', 'No such car');
        await notePhoneReveal(tx, site, body);
      });
      return reply.code(204).send(null);
    },
  );
};
