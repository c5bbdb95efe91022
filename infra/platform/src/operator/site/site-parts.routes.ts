import {
  editSite,
  findSiteDraft,
  listSiteVersions,
  readSiteParts,
  unseenLinks,
} from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import {
  saveSiteSchema,
  siteAskedSchema,
  siteDetailSchema,
  siteSavedSchema,
} from '@shared-kit/contracts/operator/site-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from '../content/content-options';
import { siteGuard } from '../content/content-sites';
import { OpenEditors } from '../content/open-editors';
import { siteDraftRoutes } from './site-draft.routes';
import { siteRefusal } from './site-refusals';

const tags = ['site'];
/** Menus and a few words. */
const BODY_LIMIT_BYTES = 262_144;

/** Menus, home page and announcement of a site for its staff, each site for its own group. What is saved is served at once. */
export const sitePartsRoutes: FastifyPluginAsync<ContentOptions> = async (plain, options) => {
  const { db, port, manifests, hasPicture, origin, key } = options;
  await plain.register(describedRoutes, { refusalOf: siteRefusal });
  await plain.register(siteDraftRoutes, { db, port, manifests, hasPicture, origin, key });
  const atSite = siteGuard(options);
  const editors = new OpenEditors();
  const app = plain.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: "A site's menus, home page and announcement" },
        ...{ querystring: siteAskedSchema, response: { 200: siteDetailSchema } },
      },
    },
    async ({ query: { site }, operator }) => {
      const [{ at, ...read }, draft, versions] = await Promise.all([
        readSiteParts(db, site),
        findSiteDraft(db, site),
        listSiteVersions(db, site),
      ]);
      return {
        ...{ site, ...read, at: at.toISOString(), others: editors.look(site, operator!) },
        draft: draft && { ...draft, at: draft.at.toISOString() },
        versions: versions.map((version) => ({ ...version, at: version.at.toISOString() })),
      };
    },
  );

  app.post(
    '/',
    {
      ...atSite('content.publish', 'body'),
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        ...{ tags, summary: 'Serves a site with other menus, home page or announcement' },
        ...{ body: saveSiteSchema, response: { 200: siteSavedSchema } },
      },
    },
    async ({ body: { site, base, parts }, operator }) => {
      const by = operator!.name;
      const version = await editSite(db, { site, base, by, parts, manifests: await manifests(), hasPicture });
      const warnings = (await unseenLinks(db, site)).map(({ path: where, message: text }) => ({ where, text }));
      return { version, warnings };
    },
  );
};
