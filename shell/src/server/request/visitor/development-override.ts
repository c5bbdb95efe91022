import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import { verifyOverrideToken } from '@shared-kit/domain/release/override-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellDependencies } from '../../dependencies';
import type { Override } from './override';
import { hostOf } from './shopper';
import type { LinkedTo } from './visitor';

const COOKIE = 'override';
const READS = new Set(['GET', 'HEAD']);
const REFUSED = 'A remote under development is shown in this browser: nothing is sent. /?override=off ends it.';

/** What a signed link asked for, on this site. The cookie holds the signed token itself, so it cannot be made up. */
export async function overrideOf(
  { cookies }: FastifyRequest,
  { publicKey }: Pick<ReleaseSnapshot, 'publicKey'>,
  site: string,
): Promise<Override | null> {
  const token = cookies[COOKIE];
  if (!token) return null;
  const claim = await verifyOverrideToken(token, publicKey, Date.now());
  return claim?.site === site ? { remote: claim.remote, origin: claim.origin } : null;
}

/** Why a link with `?override=` shows nothing; null for one that does, and for every other address. */
export async function whyNoOverride({ url, site, publicKey }: LinkedTo): Promise<string | null> {
  const token = url.searchParams.get(COOKIE);
  if (token === null || token === 'off') return null;
  if ((await verifyOverrideToken(token, publicKey, Date.now()))?.site === site.slug) return null;
  return 'This development link has ended, was revoked, or is of another site. Ask for a new one.';
}

/** Answers a link with `?override=`: keeps the token for this browser session, or forgets it for `?override=off`. */
export function takeOverrideLink(url: URL, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const token = url.searchParams.get(COOKIE);
  if (token === null) return null;
  url.searchParams.delete(COOKIE);
  if (token === 'off') reply.clearCookie(COOKIE, { path: '/' });
  else {
    const secure = request.protocol === 'https';
    // Strict: nobody else's page leads into one.
    reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict', secure });
  }
  return reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 303);
}

/** Whoever develops against a site with shoppers reads what is there and changes nothing. */
export function refuseChanges({ sites, registry }: Pick<ShellDependencies, 'sites' | 'registry'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (READS.has(request.method) || !request.cookies[COOKIE] || !registry.current) return undefined;
    const site = sites.byHost(hostOf(request));
    if (!site || !(await overrideOf(request, registry.current, site.slug))) return undefined;
    void reply.code(403).header('cache-control', 'no-store');
    if (request.url.startsWith('/api/'))
      return reply.type('application/problem+json').send({ code: 'read_only', detail: REFUSED, fieldErrors: {} });
    return reply.type('text/plain; charset=utf-8').send(REFUSED);
  };
}
