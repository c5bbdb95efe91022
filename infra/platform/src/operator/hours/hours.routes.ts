import { hoursVersions, readHours, saveHours } from '@infra/api/modules/locations/hours.service';
import { listSitePlaces } from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import {
  hoursAskedSchema,
  hoursDetailSchema,
  hoursListSchema,
  hoursOfSiteSchema,
  hoursSavedSchema,
  saveHoursSchema,
} from '@shared-kit/contracts/operator/hours-desk.contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from '../content/content-options';
import { siteGuard } from '../content/content-sites';
import { OpenEditors } from '../content/open-editors';
import { hoursRefusal, noSuchPlace } from './hours-refusals';
import { assertMaySayHours, sitesOfPlace } from './sites-of-place';

const tags = ['hours'];

/** Opening hours and holiday hours of the locations a site shows, for its staff. What is saved is seen at once. */
export const hoursRoutes: FastifyPluginAsync<Pick<ContentOptions, 'db' | 'port'>> = async (plain, options) => {
  const { db } = options;
  await plain.register(describedRoutes, { refusalOf: hoursRefusal });
  const atSite = siteGuard(options);
  const editors = new OpenEditors();
  const app = plain.withTypeProvider<ZodTypeProvider>();

  /** The group of a site that shows the location: staff of a site see no other location of its group. */
  async function groupOf({ group }: { group: string }, { site, location }: { site: string; location: string }) {
    if (!(await listSitePlaces(db, site)).some(({ slug }) => slug === location)) throw noSuchPlace(site, location);
    return group;
  }

  app.get(
    '/',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: 'The locations that a site shows' },
        ...{ querystring: hoursOfSiteSchema, response: { 200: hoursListSchema } },
      },
    },
    async ({ query: { site }, ownSite }) => {
      const { group } = ownSite!;
      const [places, versions] = await Promise.all([listSitePlaces(db, site), hoursVersions(db, group)]);
      return { places: places.map(({ slug, name }) => ({ slug, name, version: versions.get(slug) ?? 0 })) };
    },
  );

  app.get(
    '/of',
    {
      ...atSite('content.write', 'query'),
      schema: {
        ...{ tags, summary: 'The hours of a location, now or in an earlier version, and who wrote them when' },
        ...{ querystring: hoursAskedSchema, response: { 200: hoursDetailSchema } },
      },
    },
    async ({ query, operator, ownSite }) => {
      const group = await groupOf(ownSite!, query);
      const others = editors.look(`${group}/${query.location}`, operator!);
      const [hours, sites] = await Promise.all([
        readHours(db, { group, location: query.location, version: query.version }),
        sitesOfPlace(db, operator!, { group, location: query.location }),
      ]);
      return { ...hours, sites, others };
    },
  );

  app.post(
    '/',
    {
      ...atSite('content.publish', 'body'),
      schema: {
        ...{ tags, summary: 'Shows other hours of a location' },
        ...{ body: saveHoursSchema, response: { 200: hoursSavedSchema } },
      },
    },
    async ({ body: { site, location, base, hours }, operator, ownSite }) => {
      const group = await groupOf(ownSite!, { site, location });
      await assertMaySayHours(db, operator!, { group, location });
      const by = { name: operator!.name, id: operator!.id };
      return { version: await saveHours(db, { group, location, base, hours, by }) };
    },
  );
};
