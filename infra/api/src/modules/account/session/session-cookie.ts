import { DAY_S } from '@shared-kit/domain/time/seconds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '@shared-kit/domain/account/sign-in-times';

/**
 * `__Host-` lets browsers keep the cookie from any other host, but only over https;
 * on plain http (a developer's machine) the cookie goes by its bare name.
 */
function nameFor(request: FastifyRequest): string {
  return isHttps(request) ? '__Host-session' : 'session';
}

function isHttps(request: FastifyRequest): boolean {
  return request.protocol === 'https';
}

export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[nameFor(request)] ?? null;
}

/** Lasts as long as the session; out of reach of scripts; not sent along with other sites' posts. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(request), token, { ...attributes(request), maxAge: SESSION_DAYS * DAY_S });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributes(request));
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request) } as const;
}
