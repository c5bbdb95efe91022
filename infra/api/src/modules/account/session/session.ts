import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie';
import { keyOf, sessionRepository } from './session.repository';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

declare module 'fastify' {
  interface FastifyInstance {
    /** Who is signed in, from the request's cookie; renews a session that is still in use. */
    readSession(request: FastifyRequest, reply: FastifyReply): Promise<{ phone: string; id: string } | null>;
    /** Takes the cookie of a session that is over away. */
    dropSessionCookie(request: FastifyRequest, reply: FastifyReply): void;
  }
}

/**
 * Sets `request.session` for routes whose policy says `auth: 'session'`, and refuses what
 * another site's page posts. Other routes never look: a search costs no session query.
 */
export const session = fp<{ db: Db }>(
  async (app, { db }) => {
    await app.register(cookie);

    app.decorate('readSession', async (request: FastifyRequest, reply: FastifyReply) => {
      const token = readSessionCookie(request);
      if (!token) return null;
      const found = await withScope(db, { ...scopeOf(request.site), ...keyOf(token) }, async (tx) => {
        const sessions = sessionRepository(tx, request.site.slug);
        const current = await sessions.find(token);
        if (current?.isDue) await sessions.renew(token);
        return current;
      });
      if (found?.isDue) setSessionCookie(request, reply, token);
      return found && { phone: found.phone, id: found.id };
    });

    app.decorate('dropSessionCookie', clearSessionCookie);

    app.addHook('onRequest', async (request) => {
      const { policy } = request.routeOptions.config;
      if (policy?.tenant !== 'site' || policy.changes === false || policy.postedFrom === 'anywhere') return;
      if (UNSAFE.has(request.method)) refuseOtherOrigins(request);
    });
    app.addHook('preValidation', async (request, reply) => {
      if (request.routeOptions.config.policy?.auth === 'session')
        request.session = await app.readSession(request, reply);
    });
  },
  { name: 'session', dependencies: ['problems', 'tenant', 'route-policy'] },
);

/**
 * Every browser names the origin of a post. One that names another site's, or that brings
 * a session and names none, is not our own page's.
 */
function refuseOtherOrigins(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  const isOwn = origin !== undefined && URL.parse(origin)?.host === host?.toLowerCase();
  const isProgram =
    origin === undefined &&
    (request.headers['sec-fetch-site'] === 'same-origin' || readSessionCookie(request) === null);
  if (!isOwn && !isProgram) throw new ProblemError('forbidden', 'Posted from another site');
}
