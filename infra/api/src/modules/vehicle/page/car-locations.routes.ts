import { locationListSchema, locationSchema } from '@shared-kit/contracts/place/location.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import type { RoutePolicy } from '../../../plugins/route-policy';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { listShownLocations } from '../../locations/locations.service';
import { carParamsSchema } from '../cars.routes';
import { chooseLocation, chooseLocations } from './choose-location';
import { findShownCar } from '../shown-car.service';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 };

/** Which of the site's places a vehicle page shows. */
export const carLocationsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const ofCar = {
    params: carParamsSchema,
    querystring: z.object({ filter: z.string().max(80).default('primary') }),
  };
  const readCar = (site: TenantSite, slug: string, filter: string) =>
    withScope(db, scopeOf(site), async (tx) => {
      const { location, dealership_slug: dealershipSlug } = await findShownCar(tx, site, slug);
      const locations = await listShownLocations(tx, site);
      return { locations, wanted: { locationId: location?.id ?? '', dealershipSlug, filter } };
    });

  /** For pages of before there were several. */
  app.get(
    '/api/cars/:slug/location',
    { config: { policy }, schema: { ...ofCar, response: { 200: locationSchema } } },
    async ({ site, params: { slug }, query: { filter } }) => {
      const { locations, wanted } = await readCar(site, slug, filter);
      return chooseLocation(locations, wanted) ?? showsNone();
    },
  );

  app.get(
    '/api/cars/:slug/locations',
    { config: { policy }, schema: { ...ofCar, response: { 200: locationListSchema } } },
    async ({ site, params: { slug }, query: { filter } }) => {
      const { locations, wanted } = await readCar(site, slug, filter);
      const chosen = chooseLocations(locations, wanted);
      return chosen.length > 0 ? { locations: chosen } : showsNone();
    },
  );
};

function showsNone(): never {
  throw new ProblemError('not_found', 'The site shows no location');
}
