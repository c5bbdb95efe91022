import { isAssumption } from '@shared-kit/contracts/finance/assumption.contract';
import { ASSUMPTION_COOKIE } from '@shared-kit/contracts/finance/finance-assumption';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { PreviewClaim } from '@shared-kit/contracts/release/preview-token.contract';
import { readPreviewToken, verifyPreviewToken } from '@shared-kit/domain/release/preview-token';
import { previewCovers } from '@shared-kit/domain/release/resolve-release';
import { YEAR_S } from '@shared-kit/domain/time/seconds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const previews = new LRUCache<string, { preview: PreviewClaim | null; untilMs: number }>({ max: 500 });

/** Who asks, as far as rollouts care: a random id that makes a visitor's versions stick. */
export function visitorId(request: FastifyRequest, reply: FastifyReply): string {
  const known = knownVisitor(request);
  if (known !== null) return known;
  const id = randomUUID();
  // As a header at once: a page takes its answer over before the hook that would write `reply.setCookie` runs.
  const secure = request.protocol === 'https';
  const facts = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: YEAR_S, secure } as const;
  reply.header('set-cookie', cookie.serialize('visitor', id, facts));
  return id;
}

/** The id that a browser brought back; null for one that has none yet. */
export function knownVisitor({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const known = cookies['visitor'];
  return known && /^[0-9a-f-]{36}$/.test(known) ? known : null;
}

/** The versions a signed preview link asked for. The cookie holds the signed token itself, so it cannot be made up. */
export async function previewOf(request: FastifyRequest, snapshot: ReleaseSnapshot): Promise<PreviewClaim | null> {
  const token = request.cookies['preview'];
  if (!token) return null;
  const key = `${snapshot.publicKey} ${token}`;
  const known = previews.get(key);
  if (known && known.untilMs > Date.now()) return known.preview;
  const claim = await verifyPreviewToken(token, snapshot.publicKey, Date.now());
  previews.set(key, { preview: claim, untilMs: Math.min(claim ? claim.exp * 1000 : Infinity, Date.now() + 60_000) });
  return claim;
}

/** Whether repayments are worked out with this visitor's own terms: their pages are nobody else's. */
export function hasAssumption({ cookies }: FastifyRequest): boolean {
  return isAssumption(cookies[ASSUMPTION_COOKIE]);
}

/** What a link is opened with: its address, the site that is asked, and the key that signs now. */
export type LinkedTo = { url: URL; site: Pick<Site, 'slug'>; publicKey: string };

/** Answers a link with `?preview=`: keeps the token for this browser session, or forgets it for `?preview=off`. */
export function takePreviewLink(url: URL, request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
  const token = url.searchParams.get('preview');
  if (token === null) return null;
  url.searchParams.delete('preview');
  if (token === 'off') reply.clearCookie('preview', { path: '/' });
  else
    reply.setCookie('preview', token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
  return reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 303);
}

/**
 * Why a link with `?preview=` shows nothing: whoever opened it would take the live page for what they were to judge. Null for
 * one that does, and for every other address.
 */
export async function whyNoPreview({ url, site, publicKey }: LinkedTo): Promise<string | null> {
  const token = url.searchParams.get('preview');
  if (token === null || token === 'off') return null;
  const claim = await verifyPreviewToken(token, publicKey, Date.now());
  if (claim) return previewCovers(claim, site.slug) ? null : `This preview is of another site: ${claim.site}.`;
  return (await readPreviewToken(token, publicKey))
    ? 'This preview link has ended. Ask for a new one.'
    : 'This preview link was revoked, or is another one than was sent. Ask for a new one.';
}
