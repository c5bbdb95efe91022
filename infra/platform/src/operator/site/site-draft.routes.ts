import { dropSiteDraft, keepSiteDraft, readSiteVersion } from '@infra/api/modules/site/tools.service';
import { contentPreviewLink } from '@infra/releases/key/sign-content-preview';
import { access } from '@infra/releases/operator/access';
import { previewLinkSchema } from '@shared-kit/contracts/server/content-desk.contract';
import {
  keepSiteDraftSchema,
  siteDraftKeptSchema,
  siteDroppedSchema,
  siteNamedSchema,
  siteVersionAskedSchema,
  siteVersionSchema,
} from '@shared-kit/contracts/server/site-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from '../content/content-options';
import { assertMayWrite } from '../content/content-sites';

const tags = ['site'];
const BODY_LIMIT_BYTES = 65_536;

/** What is seen of a site by nobody yet: its draft, a link to it, and what earlier versions said. */
export const siteDraftRoutes: FastifyPluginAsync<ContentOptions> = async (plain, options) => {
  const { db, origin, key } = options;
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/version',
    {
      config: access('content.write'),
      schema: {
        ...{ tags, summary: 'What an earlier version of a site said' },
        ...{ querystring: siteVersionAskedSchema, response: { 200: siteVersionSchema } },
      },
    },
    async ({ query: { site, version }, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', site);
      return { version, parts: await readSiteVersion(db, site, version) };
    },
  );

  app.post(
    '/draft',
    {
      ...{ config: access('content.write'), bodyLimit: BODY_LIMIT_BYTES },
      schema: {
        ...{ tags, summary: 'Keeps parts of a site as its draft, seen by nobody but who has the link' },
        ...{ body: keepSiteDraftSchema, response: { 200: siteDraftKeptSchema } },
      },
    },
    async ({ body, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', body.site);
      return { number: await keepSiteDraft(db, { ...body, by: operator!.name }) };
    },
  );

  app.post(
    '/drop',
    {
      config: access('content.write'),
      schema: {
        ...{ tags, summary: "Throws a site's draft away" },
        ...{ body: siteNamedSchema, response: { 200: siteDroppedSchema } },
      },
    },
    async ({ body: { site }, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', site);
      await dropSiteDraft(db, site);
      return { dropped: true as const };
    },
  );

  app.post(
    '/preview',
    {
      config: access('content.write'),
      schema: {
        ...{ tags, summary: "A signed link that shows a site's draft on its home page, for seven days" },
        ...{ body: siteNamedSchema, response: { 200: previewLinkSchema } },
      },
    },
    async ({ body: { site }, operator }) => {
      const { origin: at } = await assertMayWrite(options, operator!, 'content.write', site);
      const claim = { origin: at, site, path: '/', version: null, framed_by: origin };
      const { link, expiresAt } = contentPreviewLink(key(), claim, Date.now());
      return { link, expiresAt: expiresAt.toISOString() };
    },
  );
};
