import { placeAnswerSchema } from '@shared-kit/contracts/place/place.contract';
import { LONGEST_PLACE } from '@shared-kit/domain/place/longest-place';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { listPlacedLocations } from '../../locations/locations.service';
import { rememberPlaces } from './remember-places.repository';

const policy = { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 120 } as const;

/** Where a postcode or a town is, for whoever lists something nearest first. */
export const placesRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const places = rememberPlaces(db);

  app.get(
    '/api/places',
    {
      config: { policy },
      schema: {
        querystring: z.object({ near: z.string().max(LONGEST_PLACE) }),
        response: { 200: placeAnswerSchema },
      },
    },
    async ({ site, query: { near } }) => {
      const dealers = await withScope(db, scopeOf(site), listPlacedLocations);
      const place = (await places()).find(
        near,
        dealers.map(({ at }) => at),
      );
      return { place: place && { label: place.label, ...place.at } };
    },
  );
};
