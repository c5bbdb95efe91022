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

type SentFormsDeps = { db: Db; sessionSecret: string };

/** What the success page may thank for: what this API took, by the proof it gave with its answer. */
export const sentFormsRoutes: FastifyPluginAsyncZod<SentFormsDeps> = async (app, { db, sessionSecret }) => {
  app.get(
    '/api/sent-forms/:proof',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 300 } },
      schema: { params: z.object({ proof: z.string().max(400) }), response: { 200: sentFormSchema } },
    },
    async ({ site, params }) => {
      const sent = readSent(sessionSecret, site.slug, params.proof);
      if (!sent) throw new ProblemError('not_found', 'Nothing was sent');
      return { ...sent, car: sent.car ? await carOf(site, sent.car) : undefined };
    },
  );

  /** Its name and page, as this site shows it now; nothing once it is shown no more. */
  async function carOf(site: TenantSite, id: string): Promise<SentForm['car']> {
    const car = await withScope(db, scopeOf(site), (tx) => findShownCarOrNull(tx, site, id));
    return car ? { slug: car.slug, name: car.name } : undefined;
  }
};
