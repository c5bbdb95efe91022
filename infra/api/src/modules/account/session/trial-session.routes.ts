import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { keyOf, sessionRepository } from './session.repository';

/** Nobody's: the regulator keeps it for fiction (ACMA, "Phone numbers for use in TV shows, films and creative works"). */
export const TRIAL_PHONE = '+61491570006';

const tokenSchema = z.object({ token: z.string().min(1).max(100) });

/**
 * A session of somebody who has saved nothing, for the gate that renders a version before it is published: pages that are
 * only for those who are signed in are asked for with it. It belongs to nobody, and ends with the trial.
 */
export const trialSessionRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const policy = { tenant: 'site', auth: 'internal', cache: 'no-store', limit: 600 } as const;

  app.post(
    '/internal/trial-session',
    { config: { policy }, schema: { response: { 201: tokenSchema } } },
    async ({ site }, reply) => {
      const token = await withScope(db, { ...scopeOf(site), phone: TRIAL_PHONE }, (tx) =>
        sessionRepository(tx, site.slug).replace(null, TRIAL_PHONE, ''),
      );
      return reply.code(201).send({ token });
    },
  );

  app.post(
    '/internal/trial-session/end',
    { config: { policy }, schema: { body: tokenSchema, response: { 204: z.null() } } },
    async ({ site, body }, reply) => {
      const { token } = body;
      await withScope(db, { ...scopeOf(site), ...keyOf(token) }, (tx) => sessionRepository(tx, site.slug).end(token));
      return reply.code(204).send(null);
    },
  );
};
