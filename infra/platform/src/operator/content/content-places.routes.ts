import { leadersTo, listSitePlaces } from '@infra/api/modules/site/tools.service';
import {
  contentLeadersSchema,
  contentOfSiteSchema,
  contentPageOfSiteSchema,
  contentPlacesSchema,
} from '@shared-kit/contracts/operator/content-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from './content-options';
import { siteGuard } from './content-sites';

/** What parts of a page may name of their site, and what of the site names a page. */
export const contentPlacesRoutes: FastifyPluginAsync<Pick<ContentOptions, 'db' | 'port' | 'manifests'>> = async (
  plain,
  options,
) => {
  const atSite = siteGuard(options);
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/places',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags: ['content'], summary: 'The places that a site shows' },
        ...{ querystring: contentOfSiteSchema, response: { 200: contentPlacesSchema } },
      },
    },
    async ({ query: { site } }) => {
      return { places: await listSitePlaces(options.db, site) };
    },
  );

  app.get(
    '/leaders',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags: ['content'], summary: 'Everything of a site that leads to one of its pages' },
        ...{ querystring: contentPageOfSiteSchema, response: { 200: contentLeadersSchema } },
      },
    },
    async ({ query }) => {
      return { leaders: await leadersTo(options.db, await options.manifests(), query) };
    },
  );
};
