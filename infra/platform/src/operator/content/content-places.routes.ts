import { listSitePlaces } from '@infra/api/modules/site/tools.service';
import { contentOfSiteSchema, contentPlacesSchema } from '@shared-kit/contracts/operator/content-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from './content-options';
import { siteGuard } from './content-sites';

/** What parts of a page may name of their site. */
export const contentPlacesRoutes: FastifyPluginAsync<Pick<ContentOptions, 'db' | 'port'>> = async (plain, options) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/places',
    {
      ...siteGuard(options)('content.write', 'query'),
      schema: {
        ...{ tags: ['content'], summary: 'The places that a site shows' },
        ...{ querystring: contentOfSiteSchema, response: { 200: contentPlacesSchema } },
      },
    },
    async ({ query: { site } }) => {
      return { places: await listSitePlaces(options.db, site) };
    },
  );
};
