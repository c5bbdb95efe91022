import { hoursVersions, readHours, saveHours } from '@infra/api/modules/locations/hours.service';
import { listSitePlaces } from '@infra/api/modules/site/tools.service';
import { describedRoutes } from '@infra/releases/desk/described-routes';
import { access } from '@infra/releases/operator/access';
import type { Operator } from '@infra/releases/operator/access';
import {
  hoursAskedSchema,
  hoursDetailSchema,
  hoursListSchema,
  hoursOfSiteSchema,
  hoursSavedSchema,
  saveHoursSchema,
} from '@shared-kit/contracts/server/hours-desk.contract';
import type { OperatorAct } from '@shared-kit/domain/operator/may';
import type { FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ContentOptions } from '../content/content-options';
import { assertMayWrite } from '../content/content-sites';
import { hoursRefusal, noSuchPlace } from './hours-refusals';

const tags = ['hours'];

/** Opening hours and holiday hours of the locations a site shows, for its staff. What is saved is seen at once. */
export const hoursRoutes: FastifyPluginAsync<Pick<ContentOptions, 'db' | 'port'>> = async (plain, options) => {
  const { db } = options;
  await plain.register(describedRoutes, { refusalOf: hoursRefusal });
  const app = plain.withTypeProvider<ZodTypeProvider>();

  /** The group of a site that shows the location: staff of a site see no other location of its group. */
  async function groupOf(operator: Operator, act: OperatorAct, { site, location }: { site: string; location: string }) {
    const { group } = await assertMayWrite(options, operator, act, site);
    if (!(await listSitePlaces(db, site)).some(({ slug }) => slug === location)) throw noSuchPlace(site, location);
    return group;
  }

  app.get(
    '/',
    {
      config: access('content.write'),
      schema: {
        ...{ tags, summary: 'The locations that a site shows' },
        ...{ querystring: hoursOfSiteSchema, response: { 200: hoursListSchema } },
      },
    },
    async ({ query: { site }, operator }) => {
      const { group } = await assertMayWrite(options, operator!, 'content.write', site);
      const [places, versions] = await Promise.all([listSitePlaces(db, site), hoursVersions(db, group)]);
      return { places: places.map(({ slug, name }) => ({ slug, name, version: versions.get(slug) ?? 0 })) };
    },
  );

  app.get(
    '/of',
    {
      config: access('content.write'),
      schema: {
        ...{ tags, summary: 'The hours of a location, now or in an earlier version, and who wrote them when' },
        ...{ querystring: hoursAskedSchema, response: { 200: hoursDetailSchema } },
      },
    },
    async ({ query, operator }) => {
      const group = await groupOf(operator!, 'content.write', query);
      return readHours(db, { group, location: query.location, version: query.version });
    },
  );

  app.post(
    '/',
    {
      config: access('content.publish'),
      schema: {
        ...{ tags, summary: 'Shows other hours of a location' },
        ...{ body: saveHoursSchema, response: { 200: hoursSavedSchema } },
      },
    },
    async ({ body: { site, location, base, hours }, operator }) => {
      const group = await groupOf(operator!, 'content.publish', { site, location });
      const by = { name: operator!.name, id: operator!.id };
      return { version: await saveHours(db, { group, location, base, hours, by }) };
    },
  );
};
