import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { garageSchema } from '@shared-kit/contracts/account/garage.contract';
import type { Db } from '../../db/db';
import { signedInPhone } from '../../plugins/signed-in-phone';
import type { FormEffect } from '../leads/form-effect.port';
import { ownLeads } from '../leads/own-leads.service';
import { garageEntry } from './garage-entry';
import { ownVehicles } from './own-vehicles';

/** More than anybody has under way at one dealer; the latest are what they look for. */
const MOST = 30;

/** What a signed-in shopper has under way at this site. Each part stays its module's: read by the facts its mails tell. */
export const garageRoutes: FastifyPluginAsyncZod<{ db: Db; effects: readonly FormEffect[] }> = async (
  app,
  { db, effects },
) => {
  app.get(
    '/api/garage',
    {
      config: { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } },
      schema: { response: { 200: garageSchema } },
    },
    async (request) => {
      const { site } = request;
      const phone = signedInPhone(request);
      const leads = await ownLeads(db, { site, phone, effects, most: MOST });
      const { time_zone: zone, name: dealer } = site.config;
      return {
        entries: leads.map((lead) => garageEntry(lead, { zone, dealer })),
        vehicles: ownVehicles(leads, zone),
      };
    },
  );
};
