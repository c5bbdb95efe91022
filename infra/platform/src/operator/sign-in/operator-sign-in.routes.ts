import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isLoopback } from '@shared-kit/domain/server/from-this-machine';
import { sameOriginPath } from '@shared-kit/domain/form/same-origin-path';
import { sendPage } from '../page';
import type { Gate } from './gate';
import { readSessionCookie, setSessionCookie } from './operator-cookie';
import { signInPage, tooManyTries } from './sign-in-page';

const BODY_LIMIT_BYTES = 8192;
const querySchema = z.object({ to: z.string().catch('/') });
const bodySchema = z
  .object({ to: z.string().catch('/'), password: z.string().catch('') })
  .catch({ to: '/', password: '' });

/** The way in and out: a page with one field, which works without JavaScript. */
export const signInRoutes: FastifyPluginAsync<{ gate: Gate }> = async (app, { gate }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  app.get('/sign-in', async (request, reply) => {
    const to = landing(querySchema.parse(request.query).to);
    return request.operator === 'signed in' ? reply.redirect(to, 303) : sendSignIn(reply, to);
  });

  app.post('/sign-in', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const { to, password } = bodySchema.parse(request.body);
    const nowMs = gate.now();
    const from = gate.hashOf(request.ip);
    const wait = gate.tries.waitSeconds(request.ip, nowMs);
    if (wait > 0) {
      gate.log.warn({ from }, 'Sign-in not tried: too many wrong passwords');
      reply.header('retry-after', wait);
      return sendSignIn(reply, landing(to), 429, tooManyTries(wait));
    }
    if (!gate.isPassword(password)) {
      gate.tries.add(request.ip, nowMs);
      gate.log.warn({ from }, 'Sign-in failed: wrong password');
      return sendSignIn(reply, landing(to), 401, 'That is not the password.');
    }
    gate.sessions.end(readSessionCookie(request));
    setSessionCookie(reply, gate.sessions.begin(nowMs));
    gate.log.info({ from }, 'Operator signed in');
    return reply.redirect(landing(to), 303);
  });

  app.post('/sign-out', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    gate.sessions.end(readSessionCookie(request));
    setSessionCookie(reply, '');
    gate.log.info({ from: gate.hashOf(request.ip) }, 'Operator signed out');
    return reply.header('clear-site-data', '"cache"').redirect('/sign-in', 303);
  });
};

/** A page of this server, and not the one where one signs in. */
function landing(asked: string): string {
  const path = sameOriginPath(asked) ?? '/';
  return path.startsWith('/sign-') ? '/' : path;
}

function sendSignIn(reply: FastifyReply, to: string, status = 200, error?: string): FastifyReply {
  const { protocol, ip } = reply.request;
  const isReadable = protocol === 'http' && !isLoopback(ip);
  return sendPage(reply, 'Sign in', signInPage({ to, isReadable, ...(error !== undefined && { error }) }), status);
}
