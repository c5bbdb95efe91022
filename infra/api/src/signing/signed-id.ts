import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { isExpected, signatureOf } from './signature';

/**
 * Days that a link of each purpose works, from when what it names was made. Unsubscribing outlives everything else: it
 * has to work for as long as mails may be read.
 */
const LIFETIME_DAYS = {
  reservation: 180,
  booking: 180,
  valuation: 90,
  photos: 90,
  spin: 90,
  preferences: 730,
  watchlist: 180,
  deal: 180,
} as const;
export type LinkPurpose = keyof typeof LIFETIME_DAYS;

/** An id and a signature of it, for one purpose and one site: whoever has it was given it. */
export function signedId(secret: string, purpose: LinkPurpose, site: string, id: string): string {
  return `${id}.${signatureOf(secret, purpose, site, id)}`;
}

/** What a token names, and when its time is over. */
export type SignedId = { id: string; until: Date; isOver: boolean };

/** What a token names; null for one that nobody signed for this purpose and site. `openLink` is who asks. */
export function readSignedId(
  secret: string,
  purpose: LinkPurpose,
  site: string,
  token: string,
  now = Date.now(),
): SignedId | null {
  const [id = ''] = token.split('.');
  const isOurs = isExpected(token, signedId(secret, purpose, site, id));
  const untilMs = madeAt(id) + LIFETIME_DAYS[purpose] * DAY_MS;
  return isOurs ? { id, until: new Date(untilMs), isOver: now >= untilMs } : null;
}

/** When a row was made stands in its id (UUID version 7): milliseconds, in the first 48 bits. */
function madeAt(id: string): number {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id) ? Number.parseInt(id.slice(0, 13).replace('-', ''), 16) : 0;
}
