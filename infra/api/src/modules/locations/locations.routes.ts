import {
  formPlaceListSchema,
  locationListSchema,
  locationPageSchema,
} from '@shared-kit/contracts/place/location.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { placeCalled } from '@shared-kit/domain/place/contact-slug';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { departmentsAt } from './departments-at';
import { listFormPlaces, listShownLocations } from './locations.service';
import { findReviews } from './reviews/reviews.repository';
import { shownReviews } from './reviews/shown-reviews';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 };

/** `for=form`: a sixth of the bytes, and all that a form reads. */
const listQuery = z.object({ for: z.literal('form').optional() });
const listAnswer = z.union([locationListSchema, formPlaceListSchema]);

/** Where the site's dealerships are and when they are open. */
export const locationsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const listOf = (site: TenantSite) => withScope(db, scopeOf(site), (tx) => listShownLocations(tx, site));

  app.get(
    '/api/locations',
    { config: { policy }, schema: { querystring: listQuery, response: { 200: listAnswer } } },
    async ({ site, query }) =>
      query.for === 'form'
        ? { locations: await withScope(db, scopeOf(site), (tx) => listFormPlaces(tx, site)) }
        : { locations: (await listOf(site)).map(({ team: _, ...place }) => place) },
  );

  app.get(
    '/api/locations/:slug',
    {
      config: { policy },
      schema: { params: z.object({ slug: z.string().max(200) }), response: { 200: locationPageSchema } },
    },
    async ({ site, params: { slug } }) => {
      const locations = await listOf(site);
      // A contact page's address leaves out -sales, -service or -parts, or is the place's name (S2-18).
      const location = placeCalled(locations, slug);
      if (!location) throw new ProblemError('not_found', 'No such location');
      const reviews = await withScope(db, scopeOf(site), (tx) => findReviews(tx, site.group_slug, location.slug));
      return {
        ...location,
        departments: departmentsAt(location, locations),
        reviews: reviews && shownReviews(reviews, new Date()),
      };
    },
  );
};
