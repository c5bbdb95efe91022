import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CODE_MINUTES } from '@shared-kit/domain/account/sign-in-times';

const KNOWN = /^[\w-]{22}$/;

/**
 * The browser that asks for a code, by a random name in a cookie: a code that somebody else asked for, or was told over
 * the phone, is of no use in another. A browser that asks again keeps its name, so that two tabs work.
 */
export function noteAskingBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const browser = askingBrowser(request) ?? randomBytes(16).toString('base64url');
  const secure = request.protocol === 'https';
  reply.setCookie(nameFor(request), browser, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure },
    maxAge: CODE_MINUTES * 60,
  });
  return browser;
}

/** Null for a browser that asked for no code here, or too long ago. */
export function askingBrowser(request: FastifyRequest): string | null {
  const given = request.cookies[nameFor(request)] ?? '';
  return KNOWN.test(given) ? given : null;
}

/** As the session's cookie: `__Host-` only over https. */
function nameFor({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-signing-in' : 'signing-in';
}
