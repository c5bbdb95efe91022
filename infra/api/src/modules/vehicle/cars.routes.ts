import { shownCarSchema, similarCarIdsSchema, similarCarsSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { hoursOf, openingWords } from '@shared-kit/domain/place/opening-words';
import { ratingWords } from '@shared-kit/domain/review/rating-words';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { leadPicture } from '@shared-kit/domain/picture/lead-picture';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import type { RoutePolicy } from '../../plugins/route-policy';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import type { Placeholders } from '../images/images.service';
import { findLocation } from '../locations/locations.service';
import { sealShown } from './page/shown-seal.service';
import type { SiteDirectory } from '../site/site-directory.service';
import { findAlternatives } from './similar/alternatives';
import { canonicalUrl } from './owning-site';
import { findPriceHistories } from './price/price-history.service';
import { findShownCar } from './shown-car.service';
import { findSimilarCars } from './similar/similar-cars';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 };
export const carParamsSchema = z.object({ slug: z.string().max(200) });

type Options = { db: Db; sites: SiteDirectory; placeholders: Placeholders; sessionSecret: string };

/** A vehicle and its neighbours. */
export const carsRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { db, sites, placeholders, sessionSecret } = deps;
  const similarTo = (site: TenantSite, slug: string) =>
    withScope(db, scopeOf(site), async (tx) => findSimilarCars(tx, site, await findShownCar(tx, site, slug)));

  app.get(
    '/api/cars/:slug',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: shownCarSchema } } },
    async (request) => {
      const { site, params } = request;
      const { car, price_history, place } = await withScope(db, scopeOf(site), async (tx) => {
        const found = await findShownCar(tx, site, params.slug);
        return {
          car: found,
          price_history: (await findPriceHistories(tx, site, [found.id])).get(found.id) ?? [],
          place: found.location && (await findLocation(tx, found.location.id)),
        };
      });
      const opening = (place && openingWords(hoursOf(place), site.config.time_zone, new Date())?.text) ?? '';
      const { hide_reviews: hidesReviews } = settingsOf(site.config, 'mfe-locations');
      const rating = place && !hidesReviews ? ratingWords(place) : '';
      const canonical_url = canonicalUrl(sites.all(), car, request);
      const lead = leadPicture(car, site.config.flags);
      const shown = sealShown(sessionSecret, site, car, 'page');
      const placeholder = lead && placeholders.of(lead);
      return { ...car, canonical_url, price_history, placeholder, opening, rating, shown };
    },
  );

  app.get(
    '/api/cars/:slug/similar',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: similarCarsSchema } } },
    async ({ site, params }) => ({ hits: await similarTo(site, params.slug) }),
  );

  app.get(
    '/api/cars/:slug/similar-ids',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: similarCarIdsSchema } } },
    async ({ site, params }) => {
      const hits = await similarTo(site, params.slug);
      return { ids: hits.map(({ id }) => id) };
    },
  );

  app.get(
    '/api/cars/:slug/alternatives',
    { config: { policy }, schema: { params: carParamsSchema, response: { 200: similarCarsSchema } } },
    async ({ site, params }) => ({
      hits: await withScope(db, scopeOf(site), (tx) => findAlternatives(tx, site, params.slug)),
    }),
  );
};
