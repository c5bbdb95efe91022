import { MINUTE_MS } from '@shared-kit/domain/time/seconds';
import { isExpected, signatureOf } from './signature';

/** Long enough for the page that follows to load, and to be loaded again. */
const LIFETIME_MS = 5 * MINUTE_MS;

/** What was done, where: "unsubscribe", or the link by which somebody chose. */
type Act = { secret: string; site: string; act: string };

/**
 * What the address of the next page says to be believed that something was just done: an address by itself says so to
 * whoever opens it. It names nobody, and means nothing after some minutes.
 */
export function doneMark({ secret, site, act }: Act, now = Date.now()): string {
  const until = String(now + LIFETIME_MS);
  return `${until}.${signatureOf(secret, 'done', site, act, until)}`;
}

/** Whether we gave this mark for that act, some minutes ago at most. */
export function isDoneMark({ secret, site, act }: Act, mark: string, now = Date.now()): boolean {
  const [until = ''] = mark.split('.');
  return isExpected(mark, `${until}.${signatureOf(secret, 'done', site, act, until)}`) && now < Number(until);
}
