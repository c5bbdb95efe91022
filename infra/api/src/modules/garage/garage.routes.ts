import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { garageSchema } from '@shared-kit/contracts/account/garage.contract';
import type { Db } from '../../db/db';
import { signedInPhone } from '../../plugins/signed-in-phone';
import type { FormEffect } from '../leads/form-effect.port';
import { ownLeads } from '../leads/own-leads.service';
import type { OwnLead } from '../leads/own-leads.service';
import { garageEntry } from './garage-entry';
import { ownVehicles } from './own-vehicles';

/** More than anybody has under way at one dealer; the latest are what they look for. */
const MOST = 30;

type GarageDeps = {
  db: Db;
  effects: readonly FormEffect[];
  /** The pages of reservations that are the asking browser's own. */
  openedHere: (request: FastifyRequest) => readonly string[];
};

/** What a signed-in shopper has under way at this site. Each part stays its module's: read by the facts its mails tell. */
export const garageRoutes: FastifyPluginAsyncZod<GarageDeps> = async (app, { db, effects, openedHere }) => {
  app.get(
    '/api/garage',
    {
      config: { policy: { tenant: 'site', auth: 'session', cache: 'no-store', limit: 60 } },
      schema: { response: { 200: garageSchema } },
    },
    async (request) => {
      const { site } = request;
      const phone = signedInPhone(request);
      const opened = openedHere(request);
      const leads = (await ownLeads(db, { site, phone, effects, most: MOST })).flatMap((lead) => asOwn(lead, opened));
      const { time_zone: zone } = site.config;
      return {
        entries: leads.map((lead) => garageEntry(lead, zone)),
        vehicles: ownVehicles(leads, zone),
      };
    },
  );
};

/**
 * A reservation is in the garage of who made it signed in with that number, or whose browser opened its link: for others
 * that have the number it is none of theirs (infra/decisions/a-reservation-is-whose-number-was-proven.md).
 */
function asOwn(lead: OwnLead, opened: readonly string[]): OwnLead[] {
  const { reservation } = lead.facts;
  if (!reservation || lead.isProven) return [lead];
  return opened.includes(reservation.page) ? [{ ...lead, isProven: true }] : [];
}
