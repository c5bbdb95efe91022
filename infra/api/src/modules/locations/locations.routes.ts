import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { locationListSchema, locationSchema } from '@shared-kit/contracts/location.contract';
import { contactSlug } from '@shared-kit/domain/place/contact-slug';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { findShownCar } from '../vehicle/shown-car.service';
import { chooseLocation, chooseLocations } from './choose-location';
import { listShownLocations } from './locations.service';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 };

/** Where the site's dealerships are and when they are open. */
export const locationsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const listOf = (site: TenantSite) => withScope(db, scopeOf(site), (tx) => listShownLocations(tx, site));

  app.get(
    '/api/locations',
    { config: { policy }, schema: { response: { 200: locationListSchema } } },
    async ({ site }) => ({
      locations: await listOf(site),
    }),
  );

  const ofCar = {
    params: z.object({ slug: z.string().max(200) }),
    querystring: z.object({ filter: z.string().max(80).default('primary') }),
  };
  const readCar = async (site: TenantSite, slug: string, filter: string) => {
    const [car, locations] = await Promise.all([findShownCar(db, site, slug), listOf(site)]);
    return { locations, wanted: { locationId: car.location?.id ?? '', dealershipSlug: car.dealership_slug, filter } };
  };

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

  app.get(
    '/api/locations/:slug',
    {
      config: { policy },
      schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: locationSchema } },
    },
    async ({ site, params: { slug } }) => {
      const locations = await listOf(site);
      // A contact page's address leaves out -sales, -service or -parts (S2-18): the first of them in the file answers.
      const location =
        locations.find((place) => place.slug === slug) ?? locations.find((place) => contactSlug(place.slug) === slug);
      if (!location) throw new ProblemError('not_found', 'No such location');
      return location;
    },
  );
};

function showsNone(): never {
  throw new ProblemError('not_found', 'The site shows no location');
}
