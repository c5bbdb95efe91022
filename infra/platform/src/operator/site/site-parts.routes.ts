import { editSite, findSiteDraft, listSiteVersions, readSiteParts } from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { access } from '@infra/releases/operator/access';
import {
  saveSiteSchema,
  siteAskedSchema,
  siteDetailSchema,
  siteSavedSchema,
} from '@shared-kit/contracts/server/site-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from '../content/content-options';
import { assertMayWrite } from '../content/content-sites';
import { siteDraftRoutes } from './site-draft.routes';
import { siteRefusal } from './site-refusals';

const tags = ['site'];
/** Menus and a few words. */
const BODY_LIMIT_BYTES = 65_536;

/** Menus, home page and announcement of a site for its staff, each site for its own group. What is saved is served at once. */
export const sitePartsRoutes: FastifyPluginAsync<ContentOptions> = async (plain, options) => {
  const { db, port, manifests, origin, key } = options;
  await plain.register(describedRoutes, { refusalOf: siteRefusal });
  await plain.register(siteDraftRoutes, { db, port, manifests, origin, key });
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/',
    {
      config: access('content.write'),
      schema: {
        ...{ tags, summary: "A site's menus, home page and announcement" },
        ...{ querystring: siteAskedSchema, response: { 200: siteDetailSchema } },
      },
    },
    async ({ query: { site }, operator }) => {
      await assertMayWrite(options, operator!, 'content.write', site);
      const [{ at, ...read }, draft, versions] = await Promise.all([
        readSiteParts(db, site),
        findSiteDraft(db, site),
        listSiteVersions(db, site),
      ]);
      return {
        ...{ site, ...read, at: at.toISOString() },
        draft: draft && { ...draft, at: draft.at.toISOString() },
        versions: versions.map((version) => ({ ...version, at: version.at.toISOString() })),
      };
    },
  );

  app.post(
    '/',
    {
      ...{ config: access('content.publish'), bodyLimit: BODY_LIMIT_BYTES },
      schema: {
        ...{ tags, summary: 'Serves a site with other menus, home page or announcement' },
        ...{ body: saveSiteSchema, response: { 200: siteSavedSchema } },
      },
    },
    async ({ body: { site, base, parts }, operator }) => {
      await assertMayWrite(options, operator!, 'content.publish', site);
      const by = operator!.name;
      return { version: await editSite(db, { site, base, by, parts, manifests: await manifests() }) };
    },
  );
};
