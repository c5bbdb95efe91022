import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  brandListSchema,
  modelDetailsSchema,
  modelListSchema,
  modelSchema,
} from '@shared-kit/contracts/vehicle/model.contract';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import type { RoutePolicy } from '../../../plugins/route-policy';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { picturesOfMakes } from '../../stock/vehicles.service';
import { bodiesOf, brandOf, brandsOf, toModelCard } from './model-lists';
import { modelNamed, readRange } from './site-range';

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 };
const word = z.string().max(100);

/** Brands and models of new cars. */
export const modelsRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const rangeOf = (site: TenantSite) => withScope(db, scopeOf(site), (tx) => readRange(tx, site));

  app.get('/api/brands', { config: { policy }, schema: { response: { 200: brandListSchema } } }, ({ site }) =>
    withScope(db, scopeOf(site), async (tx) => {
      const range = await readRange(tx, site);
      const unseen = brandsOf(range).filter(({ image }) => image === null);
      const pictures = await picturesOfMakes(
        tx,
        site,
        unseen.map(({ name }) => name),
      );
      return { brands: brandsOf(range, pictures) };
    }),
  );

  app.get(
    '/api/models',
    {
      config: { policy },
      schema: {
        querystring: z.object({ body: word.default(''), make: word.default('') }),
        response: { 200: modelListSchema },
      },
    },
    async ({ site, query }) => {
      const body = query.body.toLowerCase();
      const range = await rangeOf(site);
      const ofMake = range.models.filter(({ make_slug: make }) => query.make === '' || make === query.make);
      const shown = ofMake.filter(({ manufacturer_body: own }) => body === '' || own?.toLowerCase() === body);
      return { models: shown.map(toModelCard), brand: brandOf(range, query.make), bodies: bodiesOf(ofMake) };
    },
  );

  app.get(
    '/api/models/:slug',
    { config: { policy }, schema: { params: z.object({ slug: word }), response: { 200: modelSchema } } },
    async ({ site, params }) => (await rangeOf(site)).models.find(({ slug }) => slug === params.slug) ?? noSuchModel(),
  );

  app.get(
    '/api/model-details',
    {
      config: { policy },
      schema: { querystring: z.object({ name: word.min(1) }), response: { 200: modelDetailsSchema } },
    },
    async ({ site, query }) => modelNamed(await rangeOf(site), query.name) ?? noSuchModel(),
  );
};

function noSuchModel(): never {
  throw new ProblemError('not_found', 'No such model');
}
