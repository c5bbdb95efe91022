import { checkContent, listContent, readContent } from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { contentPreviewLink } from '@infra/releases/key/sign-content-preview';
import { ofEach } from '@infra/releases/operator/access';
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
} from '@shared-kit/contracts/operator/content-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contentActRoutes, PAGE_LIMIT_BYTES } from './content-acts.routes';
import type { ContentOptions } from './content-options';
import { contentRefusal } from './content-refusals';
import { contentPlacesRoutes } from './content-places.routes';
import { contentSites, siteGuard } from './content-sites';
import { OpenEditors } from './open-editors';
import { pictureRoutes } from './pictures.routes';

const tags = ['content'];

/** Pages of sites for who may write them, each site for its own group: seen, checked, looked at as drafts, and changed. */
export const contentRoutes: FastifyPluginAsync<ContentOptions> = async (plain, options) => {
  const { db, port, origin, key, manifests, hasPicture } = options;
  await plain.register(describedRoutes, { refusalOf: contentRefusal });
  await plain.register(contentActRoutes, { db, port, manifests, hasPicture });
  await plain.register(pictureRoutes, { db, port });
  await plain.register(contentPlacesRoutes, { db, port, manifests });
  const atSite = siteGuard(options);
  const editors = new OpenEditors();
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/sites',
    {
      config: ofEach('content.write'),
      schema: { tags, summary: 'Sites whose pages one may write', response: { 200: contentSitesSchema } },
    },
    async ({ operator }) => ({ sites: await contentSites(options, operator!, 'content.write') }),
  );

  app.get(
    '/',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: "A site's pages, and what shoppers see of each" },
        ...{ querystring: contentOfSiteSchema, response: { 200: contentListSchema } },
      },
    },
    async ({ query: { site } }) => {
      return listContent(db, site);
    },
  );

  app.get(
    '/page',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: 'A page in its newest version, or in the one named, with all its versions' },
        ...{ querystring: contentAskedSchema, response: { 200: contentDetailSchema } },
      },
    },
    async ({ query, operator }) => {
      const others = editors.look(`${query.site}${query.path}`, operator!);
      return { ...(await readContent(db, query)), others };
    },
  );

  app.post(
    '/check',
    {
      ...atSite('content.write', 'body'),
      bodyLimit: PAGE_LIMIT_BYTES,
      schema: {
        ...{ tags, summary: 'What a page has to mend before it is published' },
        ...{ body: contentCheckSchema, response: { 200: contentFindingsSchema } },
      },
    },
    async ({ body: { site, page } }) => {
      return { findings: await checkContent(db, await manifests(), site, page, hasPicture) };
    },
  );

  app.post(
    '/preview',
    {
      ...atSite('content.write', 'body'),
      schema: {
        ...{ tags, summary: 'A signed link that shows a draft at its site, for seven days' },
        ...{ body: previewContentSchema, response: { 200: previewLinkSchema } },
      },
    },
    async ({ body: { site, path, version }, ownSite }) => {
      const { origin: at } = ownSite!;
      const claim = { origin: at, site, path, version, framed_by: origin };
      const { link, expiresAt } = contentPreviewLink(key(), claim, Date.now());
      return { link, expiresAt: expiresAt.toISOString() };
    },
  );
};
