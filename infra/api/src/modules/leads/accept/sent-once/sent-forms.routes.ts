import { sentFormSchema } from '@shared-kit/contracts/lead/lead.contract';
import type { SentForm } from '@shared-kit/contracts/lead/lead.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../../db/db';
import { withScope } from '../../../../db/scope';
import { ProblemError } from '../../../../plugins/problems';
import { scopeOf } from '../../../../plugins/tenant';
import type { TenantSite } from '../../../../plugins/tenant';
import { findShownCarOrNull } from '../../../vehicle/shown-car.service';
import { readSent } from './sent-seal';

/** As many vehicles as one message asks about, each with the longest id. */
const PROOF_LENGTH = 1_200;

type SentFormsDeps = { db: Db; sessionSecret: string };

/** What the success page may thank for: what this API took, by the proof it gave with its answer. */
export const sentFormsRoutes: FastifyPluginAsyncZod<SentFormsDeps> = async (app, { db, sessionSecret }) => {
  app.get(
    '/api/sent-forms/:proof',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 300 } },
      schema: { params: z.object({ proof: z.string().max(PROOF_LENGTH) }), response: { 200: sentFormSchema } },
    },
    async ({ site, params }) => {
      const sent = readSent(sessionSecret, site.slug, params.proof);
      if (!sent) throw new ProblemError('not_found', 'Nothing was sent');
      const { also, car, ...rest } = sent;
      const named = await carsOf(site, [car, ...also].filter(Boolean));
      const [about, ...others] = named;
      return { ...rest, car: about ?? undefined, also: others.flatMap((other) => other ?? []) };
    },
  );

  /** Each with its name, page and place, as this site shows it now; null once it is shown no more. */
  function carsOf(site: TenantSite, ids: readonly string[]): Promise<(NonNullable<SentForm['car']> | null)[]> {
    return withScope(db, scopeOf(site), async (tx) => {
      const cars = [];
      for (const id of ids) {
        const car = await findShownCarOrNull(tx, site, id);
        cars.push(car && { slug: car.slug, name: car.name, place: car.location_name ?? '' });
      }
      return cars;
    });
  }
};
