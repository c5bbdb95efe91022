import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assumeBodySchema, assumedSchema } from '@shared-kit/contracts/finance/assumption.contract';
import type { Db } from '../../db/db';
import { keepChoices } from '../account/shopper-choices.service';
import { ASSUMPTION_COOKIE, assumptionText } from '@shared-kit/contracts/finance/finance-assumption';

/**
 * What who asks has all repayments worked out with. A cookie of the visit keeps it: the tenant plugin reads it again. Of who
 * is signed in it is kept beside their number, too.
 */
export const assumptionRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.get(
    '/api/finance-assumption',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'private, no-cache', limit: 300 } },
      schema: { response: { 200: assumedSchema } },
    },
    async ({ site }) => ({ assumption: site.assumption ?? null }),
  );

  app.post(
    '/api/finance-assumption',
    {
      config: { policy: { tenant: 'site', auth: 'public', cache: 'no-store', limit: 60 } },
      schema: { body: assumeBodySchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { body, protocol, site } = request;
      const facts = { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
      const { term: termYears, deposit, balloon: balloonPercent } = body;
      const assumption = body.use === 'mine' ? assumptionText({ termYears, deposit, balloonPercent }) : '';
      if (assumption) reply.setCookie(ASSUMPTION_COOKIE, assumption, facts);
      else reply.clearCookie(ASSUMPTION_COOKIE, facts);
      const shopper = await app.readSession(request, reply);
      if (shopper) await keepChoices(db, site, shopper.phone, { assumption });
      return reply.code(204).send(null);
    },
  );
};
