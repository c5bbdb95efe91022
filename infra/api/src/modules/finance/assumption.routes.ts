import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { assumeBodySchema, assumedSchema } from '@shared-kit/contracts/finance/assumption.contract';
import { ASSUMPTION_COOKIE, assumptionText } from '@shared-kit/contracts/finance/finance-assumption';

/** What who asks has all repayments worked out with. A cookie of the visit keeps it: the tenant plugin reads it again. */
export const assumptionRoutes: FastifyPluginAsyncZod = async (app) => {
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
    async ({ body, protocol }, reply) => {
      const facts = { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
      if (body.use === 'lenders') reply.clearCookie(ASSUMPTION_COOKIE, facts);
      else {
        const { term: termYears, deposit, balloon: balloonPercent } = body;
        reply.setCookie(ASSUMPTION_COOKIE, assumptionText({ termYears, deposit, balloonPercent }), facts);
      }
      return reply.code(204).send(null);
    },
  );
};
