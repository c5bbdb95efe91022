import { checkContent, listContent, readContent } from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { contentPreviewLink } from '@infra/releases/key/sign-content-preview';
import { access } from '@infra/releases/operator/access';
import {
  contentAskedSchema,
  contentCheckSchema,
  contentDetailSchema,
  contentFindingsSchema,
  contentListSchema,
  contentOfSiteSchema,
  contentSitesSchema,
  previewContentSchema,
  previewLinkSchema,
} from '@shared-kit/contracts/server/content-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contentActRoutes } from './content-acts.routes';
import type { ContentOptions } from './content-options';
import { contentRefusal } from './content-refusals';
import { contentPlacesRoutes } from './content-places.routes';
import { assertMayWrite, contentSites } from './content-sites';
import { pictureRoutes } from './pictures.routes';

const tags = ['content'];
const WRITING = { config: access('content.write') };

/** Pages of sites for who may write them, each site for its own group: seen, checked, looked at as drafts, and changed. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (plain, options) => {
  const { db, port, origin, key, manifests } = options;
  await plain.register(describedRoutes, { refusalOf: contentRefusal });
  await plain.register(contentActRoutes, { db, port, manifests });
  await plain.register(pictureRoutes, { db, port });
  await plain.register(contentPlacesRoutes, { db, port });
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/sites',
    { ...WRITING, schema: { tags, summary: 'Sites whose pages one may write', response: { 200: contentSitesSchema } } },
    async ({ operator }) => ({ sites: await contentSites(options, operator!, 'content.write') }),
  );

  app.get(
    '/',
    {
      ...WRITING,
      schema: {
        ...{ tags, summary: "A site's pages, and what shoppers see of each" },
        ...{ querystring: contentOfSiteSchema, response: { 200: contentListSchema } },
      },
    },
    async ({ query: { site }, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', site);
      return listContent(db, site);
    },
  );

  app.get(
    '/page',
    {
      ...WRITING,
      schema: {
        ...{ tags, summary: 'A page in its newest version, or in the one named, with all its versions' },
        ...{ querystring: contentAskedSchema, response: { 200: contentDetailSchema } },
      },
    },
    async ({ query, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', query.site);
      return readContent(db, query);
    },
  );

  app.post(
    '/check',
    {
      ...WRITING,
      schema: {
        ...{ tags, summary: 'What a page has to mend before it is published' },
        ...{ body: contentCheckSchema, response: { 200: contentFindingsSchema } },
      },
    },
    async ({ body: { site, page }, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', site);
      return { findings: await checkContent(db, await manifests(), site, page) };
    },
  );

  app.post(
    '/preview',
    {
      ...WRITING,
      schema: {
        ...{ tags, summary: 'A signed link that shows a draft at its site, for seven days' },
        ...{ body: previewContentSchema, response: { 200: previewLinkSchema } },
      },
    },
    async ({ body: { site, path, version }, operator }) => {
      const { origin: at } = await assertMayWrite(options, operator!, 'content.write', site);
      const claim = { origin: at, site, path, version, framed_by: origin };
      const { link, expiresAt } = contentPreviewLink(key(), claim, Date.now());
      return { link, expiresAt: expiresAt.toISOString() };
    },
  );
};
