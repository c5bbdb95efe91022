import type { CarHold } from '@shared-kit/contracts/lead/reservation.contract';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { IS_HELD } from './held';
import { isOwn } from './own-reservations';
import type { Asker } from './own-reservations';
import { reservations } from '../reservations.schema';

/** Paid for, or held. */
const IS_LIVE = or(eq(reservations.state, 'paid'), IS_HELD);

type HoldableCar = { id: string; reserved: boolean };

/** Whether somebody has a car on hold, and the way back for whoever that is. `reserved` by its feed is so too. */
export async function holdOfCar(tx: Tx, site: TenantSite, car: HoldableCar, asker: Asker): Promise<CarHold> {
  const [live] = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.groupSlug, site.group_slug), eq(reservations.carId, car.id), IS_LIVE));
  if (!live) return { state: car.reserved ? 'reserved' : 'free', own: null };
  const own = isOwn(asker, site, live) ? asker.pageOf(live.id) : null;
  return { state: live.state === 'paid' ? 'reserved' : 'on-hold', own };
}

/** What this asker holds at this site without having paid for it, newest first. */
export async function ownHolds(tx: Tx, site: TenantSite, asker: Asker): Promise<{ car: string; page: string }[]> {
  const held = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.siteSlug, site.slug), IS_HELD, oneOf(asker)))
    .orderBy(sql`created_at desc`);
  return held.map(({ id, carName }) => ({ car: carName, page: asker.pageOf(id) }));
}

function oneOf({ made, phoneHash }: Asker) {
  const byBrowser = made.map((id) => eq(reservations.id, id));
  const byPhone = phoneHash ? [and(eq(reservations.phoneHash, phoneHash), reservations.phoneProven)] : [];
  return or(sql`false`, ...byBrowser, ...byPhone);
}
