import { HOUR_S } from '@shared-kit/domain/time/seconds';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HOURS } from '../accounts/operator-sessions';

/** `__Host-` keeps it from every other host, but only over https; on plain http it goes by its bare name. */
function nameFor({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-operator' : 'operator';
}

/** Needs the plugin `@fastify/cookie`, and does not wait for its hook. */
export function readSessionCookie(request: FastifyRequest): string {
  return request.server.parseCookie(request.headers.cookie ?? '')[nameFor(request)] ?? '';
}

/** Out of reach of scripts, and sent by no other site's page. An empty token clears it. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { request } = reply;
  void reply.setCookie(nameFor(request), token, {
    ...{ path: '/', httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' },
    maxAge: token === '' ? 0 : SESSION_HOURS * HOUR_S,
  });
}
