import { DAY_S } from '@shared-kit/domain/time/seconds';
import { reservationPath } from '@shared-kit/domain/form/token-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TenantSite } from '../../../plugins/tenant';
import { phoneHashOf } from './holder';
import { readReservationToken, reservationToken } from '../reservation-token';
import type { Reservation } from '../reservations.schema';

/** Longer than any deposit holds a car. */
const KEPT_DAYS = 30;
/** Of one browser, newest first. */
const KEPT_AT_ONCE = 4;
const BETWEEN = '~';

/** Whose reservations are whose, as far as a browser or a sign-in shows it; of nobody else's anything is told. */
export type Asker = {
  /** Reservations that this browser made, or whose link it opened. */
  made: readonly string[];
  /** Of the phone that a code has proven; null for who is not signed in. */
  phoneHash: string | null;
  /** The page of one of theirs. */
  pageOf: (id: string) => string;
};

/** Who asks at a site: by the links that their browser was given here, and by the phone they are signed in with. */
export function askerOf(secret: string, request: FastifyRequest, signedIn: string | null): Asker {
  const { site } = request;
  const made = tokensOf(request).flatMap((token) => readReservationToken(secret, site.slug, token) ?? []);
  return {
    made,
    phoneHash: signedIn && phoneHashOf(secret, site, signedIn),
    pageOf: (id) => reservationPath(reservationToken(secret, site.slug, id)),
  };
}

/**
 * A browser's own are those it made or opened by their link, a sign-in's those that were made while signed in with that
 * number: a number that somebody typed may be anybody's (infra/decisions/a-reservation-is-whose-number-was-proven.md).
 */
export function isOwn({ made, phoneHash }: Asker, { slug }: Pick<TenantSite, 'slug'>, reservation: Owned): boolean {
  const { id, siteSlug, phoneHash: theirs, phoneProven } = reservation;
  return siteSlug === slug && (made.includes(id) || (phoneProven && phoneHash !== null && phoneHash === theirs));
}
type Owned = Pick<Reservation, 'id' | 'siteSlug' | 'phoneHash' | 'phoneProven'>;

/**
 * Notes in the browser that a reservation is its own, because it made it or opened its link. The cookie has that link, is
 * out of reach of scripts and sent to this site only. An answer that leads elsewhere notes nothing.
 */
export function noteReservation(request: FastifyRequest, reply: FastifyReply, next: string | undefined): void {
  const [, token] = /^\/reservation\/([\w.-]+)$/.exec(next ?? '') ?? [];
  if (token === undefined) return;
  const tokens = [...new Set([token, ...tokensOf(request)])].slice(0, KEPT_AT_ONCE);
  const secure = request.protocol === 'https';
  reply.setCookie(nameFor(request), tokens.join(BETWEEN), {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure },
    maxAge: KEPT_DAYS * DAY_S,
  });
}

function tokensOf(request: FastifyRequest): string[] {
  return (request.cookies[nameFor(request)] ?? '').split(BETWEEN, KEPT_AT_ONCE).filter(Boolean);
}

/** As the session's cookie: `__Host-` only over https. */
function nameFor({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? '__Host-reservations' : 'reservations';
}
