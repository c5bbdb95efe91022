import { sentFormSchema } from '@shared-kit/contracts/lead/lead.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/problems';
import { readSent } from './sent-seal';

/** What the success page may thank for: what this API took, by the proof it gave with its answer. */
export const sentFormsRoutes: FastifyPluginAsyncZod<{ sessionSecret: string }> = async (app, { sessionSecret }) => {
  app.get(
    '/api/sent-forms/:proof',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 300 } },
      schema: { params: z.object({ proof: z.string().max(400) }), response: { 200: sentFormSchema } },
    },
    async ({ site, params }) => {
      const sent = readSent(sessionSecret, site.slug, params.proof);
      if (!sent) throw new ProblemError('not_found', 'Nothing was sent');
      return sent;
    },
  );
};
