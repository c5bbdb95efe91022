import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { waitTurn } from '../../../db/wait-turn';
import type { TenantSite } from '../../../plugins/tenant';
import { IS_HELD } from './held';
import type { HoldLimits, Holder } from './holder';
import { reservations } from '../reservations.schema';

/** Seats of one shopper: the second is for a phone that a code has proven. */
const SEATS_PROVEN = 2;

export type HoldVerdict = { seat: number } | { refused: HoldRefusal };
export type HoldRefusal = keyof typeof HOLD_REFUSALS;

/** What a refused shopper reads; the form adds the site's phone. None says which car is held, nor by whom. */
export const HOLD_REFUSALS = {
  'one-at-a-time':
    'You can hold one vehicle at a time before its deposit is paid. Pay or cancel your first hold by the link in our mail, or sign in with this mobile number to hold a second one.',
  'two-at-a-time':
    'You already hold two vehicles whose deposits are not paid. Pay or cancel one of them by the link in our mail.',
  'enough-today': 'You have held several vehicles today without a deposit. Try again tomorrow.',
  'prove-phone':
    'Many vehicles are being held at this moment. Sign in with this mobile number (we send you a code), then reserve again.',
} as const;

/**
 * Whether this shopper may hold one more car without having paid for it, and on which of their seats. Whoever holds in a
 * group waits here for whoever was before them, until that transaction ends: fifty requests at once count each other.
 */
export async function judgeHold(tx: Tx, site: TenantSite, holder: Holder, limits: HoldLimits): Promise<HoldVerdict> {
  await waitTurn(tx, 'holds', site.group_slug);
  const own = await unpaidOfToday(tx, site, holder);
  if (holder.phoneProven) return judgeProven(own, limits);
  if (own.live > 0) return { refused: 'one-at-a-time' };
  if (own.today >= limits.aDay) return { refused: 'enough-today' };
  const { ofRange, ofSite } = await unprovenHolds(tx, site, holder);
  return ofRange >= limits.perRange || ofSite >= limits.perSite ? { refused: 'prove-phone' } : { seat: 1 };
}

type Own = { live: number; proven: number; today: number; seats: readonly number[] };

/** What others did in the name of this phone is not counted against who proved it. */
function judgeProven({ proven, seats }: Own, { aDay }: HoldLimits): HoldVerdict {
  if (proven >= 2 * aDay) return { refused: 'enough-today' };
  const seat = Array.from({ length: SEATS_PROVEN }, (_, index) => index + 1).find((free) => !seats.includes(free));
  return seat === undefined ? { refused: 'two-at-a-time' } : { seat };
}

/** A day's unpaid holds of one shopper. An address that nobody proved says nothing about a proven phone's owner. */
async function unpaidOfToday(tx: Tx, site: TenantSite, { phoneHash, emailHash, phoneProven }: Holder): Promise<Own> {
  const byPhone = eq(reservations.phoneHash, phoneHash);
  const [own] = await tx
    .select({
      live: sql<number>`count(*) filter (where ${IS_HELD})::int`,
      proven: sql<number>`count(*) filter (where phone_proven)::int`,
      today: sql<number>`count(*)::int`,
      seats: sql<number[]>`coalesce(array_agg(hold_seat) filter (where ${IS_HELD}), '{}')`,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.groupSlug, site.group_slug),
        phoneProven ? byPhone : or(byPhone, eq(reservations.emailHash, emailHash)),
        isNull(reservations.paidAt),
        gt(sql`created_at`, sql`now() - interval '1 day'`),
      ),
    );
  return own ?? { live: 0, proven: 0, today: 0, seats: [] };
}

/** Unpaid holds of phones that nobody proved, from the same range and at the same site. */
async function unprovenHolds(tx: Tx, site: TenantSite, { rangeHash }: Holder) {
  const [others] = await tx
    .select({
      ofRange: sql<number>`count(*) filter (where range_hash = ${rangeHash})::int`,
      ofSite: sql<number>`count(*) filter (where site_slug = ${site.slug})::int`,
    })
    .from(reservations)
    .where(and(eq(reservations.groupSlug, site.group_slug), IS_HELD, sql`not phone_proven`));
  return others ?? { ofRange: 0, ofSite: 0 };
}
