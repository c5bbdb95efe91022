import { sessionSchema } from '@shared-kit/contracts/account/account.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { clearSessionCookie, readSessionCookie } from './session-cookie';
import { keyOf, sessionRepository } from './session.repository';
import { keepState } from '../shopper-choices.service';

/** Who is signed in, and signing out. */
export const sessionRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  const policy = { tenant: 'site', auth: 'public', cache: 'no-store' } as const;
  const schema = { response: { 200: sessionSchema } };

  app.get('/api/session', { config: { policy: { ...policy, limit: 300 } }, schema }, async (request, reply) => {
    const shopper = await app.readSession(request, reply);
    if (shopper) await keepState(db, request.site, shopper.phone);
    return { user: shopper && { phone: shopper.phone } };
  });

  app.post('/api/sign-out', { config: { policy: { ...policy, limit: 60 } }, schema }, async (request, reply) => {
    const { site } = request;
    const token = readSessionCookie(request);
    if (token)
      await withScope(db, { ...scopeOf(site), ...keyOf(token) }, (tx) => sessionRepository(tx, site.slug).end(token));
    clearSessionCookie(request, reply);
    return { user: null };
  });
};
