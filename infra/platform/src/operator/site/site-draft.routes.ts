import { dropSiteDraft, keepSiteDraft, readSiteVersion } from '@infra/api/modules/site/tools.service';
import { contentPreviewLink } from '@infra/releases/key/sign-content-preview';
import { previewLinkSchema } from '@shared-kit/contracts/operator/content-desk.contract';
import {
  keepSiteDraftSchema,
  siteDraftKeptSchema,
  siteDroppedSchema,
  siteNamedSchema,
  siteVersionAskedSchema,
  siteVersionSchema,
} from '@shared-kit/contracts/operator/site-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from '../content/content-options';
import { siteGuard } from '../content/content-sites';

const tags = ['site'];
const BODY_LIMIT_BYTES = 262_144;

/** What is seen of a site by nobody yet: its draft, a link to it, and what earlier versions said. */
export const siteDraftRoutes: FastifyPluginAsync<ContentOptions> = async (plain, options) => {
  const { db, origin, key } = options;
  const atSite = siteGuard(options);
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/version',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: 'What an earlier version of a site said' },
        ...{ querystring: siteVersionAskedSchema, response: { 200: siteVersionSchema } },
      },
    },
    async ({ query: { site, version } }) => {
      return { version, parts: await readSiteVersion(db, site, version) };
    },
  );

  app.post(
    '/draft',
    {
      ...atSite('content.write', 'body'),
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        ...{ tags, summary: 'Keeps parts of a site as its draft, seen by nobody but who has the link' },
        ...{ body: keepSiteDraftSchema, response: { 200: siteDraftKeptSchema } },
      },
    },
    async ({ body, operator }) => {
      return { number: await keepSiteDraft(db, { ...body, by: operator!.name }) };
    },
  );

  app.post(
    '/drop',
    {
      ...atSite('content.write', 'body'),
      schema: {
        ...{ tags, summary: "Throws a site's draft away" },
        ...{ body: siteNamedSchema, response: { 200: siteDroppedSchema } },
      },
    },
    async ({ body: { site } }) => {
      await dropSiteDraft(db, site);
      return { dropped: true as const };
    },
  );

  app.post(
    '/preview',
    {
      ...atSite('content.write', 'body'),
      schema: {
        ...{ tags, summary: "A signed link that shows a site's draft on its home page, for seven days" },
        ...{ body: siteNamedSchema, response: { 200: previewLinkSchema } },
      },
    },
    async ({ body: { site }, ownSite }) => {
      const { origin: at } = ownSite!;
      const claim = { origin: at, site, path: '/', version: null, framed_by: origin };
      const { link, expiresAt } = contentPreviewLink(key(), claim, Date.now());
      return { link, expiresAt: expiresAt.toISOString() };
    },
  );
};
