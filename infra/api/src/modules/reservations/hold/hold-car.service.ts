import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { askingPrice, priceText } from '@shared-kit/domain/price/price-display';
import { isReservable } from '@shared-kit/domain/vehicle/availability/car-reservable';
import { waySimilar, waysFromHeld, wayToFinance } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import type { WayOn } from '@shared-kit/domain/vehicle/availability/ways-from-held';
import { signInPath } from '@shared-kit/domain/account/sign-in-path';
import { checkoutPath } from '@shared-kit/domain/vehicle/vehicle-path';
import type { Tx } from '../../../db/db';
import { holdsAsked } from '../../../plugins/abuse-metrics';
import { ProblemError } from '../../../plugins/problems';
import type { TenantSite } from '../../../plugins/tenant';
import { withDriveAway } from '../../drive-away/drive-away.service';
import { findGroupVehicle } from '../../stock/vehicles.service';
import { ownHolds } from './hold-state.service';
import type { HoldLimits, Holder } from './holder';
import { HOLD_REFUSALS, judgeHold } from './judge-hold.repository';
import type { HoldRefusal } from './judge-hold.repository';
import type { Asker } from './own-reservations';
import { reservations } from '../reservations.schema';
import type { Reservation } from '../reservations.schema';

/** How long a car waits for its deposit. A little longer than the payment page takes money. */
export const HOLD_MS = 40 * 60_000;

export const RESERVE_FORM = 'reserve';

type Accepted = { kind: 'new' | 'repeat'; leadId: string };

/** Who asks, and how much anybody may hold. */
export type Holding = {
  holder: Holder;
  limits: HoldLimits;
  asker: Asker;
  /** Of the delivery that was chosen; null for none, or none that has a price. */
  deliveryCents: number | null;
};

/**
 * Holds a car for the lead that asks for it, once. Of any number of shoppers at the same moment one gets it: the unique
 * index on live reservations decides, and the others are told.
 *
 * @throws {ProblemError} for a car that may not be reserved (S4-50, S5-61, A-32) or is held by somebody else, and for a
 * shopper who holds as much as one may without a deposit.
 */
export async function holdCar(
  tx: Tx,
  site: TenantSite,
  carId: string,
  { kind, leadId }: Accepted,
  holding: Holding,
): Promise<Reservation> {
  if (kind === 'repeat') {
    const [known] = await tx
      .select()
      .from(reservations)
      .where(and(eq(reservations.siteSlug, site.slug), eq(reservations.leadId, leadId)));
    if (known) return known;
  }
  const car = carId ? await findGroupVehicle(tx, carId) : null;
  const { reserve, deposit } = settingsOf(site.config, 'mfe-leads');
  if (!car || !isReservable(car, reserve))
    throw taken('It cannot be reserved online. Call us, and we see what we can do.', car ? waysWithout(car) : []);
  const holdSeat = await seatFor(tx, site, car, holding);
  const [held] = await tx
    .insert(reservations)
    .values({
      groupSlug: site.group_slug,
      siteSlug: site.slug,
      leadId,
      carId: car.id,
      carName: car.name,
      state: 'held',
      depositCents: deposit * 100,
      ...pricesOf(car, site),
      deliveryCents: holding.deliveryCents,
      expiresAt: new Date(Date.now() + HOLD_MS),
      ...{ ...holding.holder, emailHash: holding.holder.phoneProven ? null : holding.holder.emailHash, holdSeat },
    })
    .onConflictDoNothing()
    .returning();
  if (!held) throw taken('Somebody else is reserving it at this moment.', waysFromHeld(car.slug));
  return held;
}

/** Of the vehicle itself: a deposit is for buying it, never for a week's subscription. */
function pricesOf(
  car: Car,
  site: TenantSite,
): Pick<Reservation, 'priceCents' | 'priceType' | 'driveAway' | 'driveAwayCents'> {
  const { amount, type, estimate } = askingPrice(withDriveAway(car, site, new Date()), site.config);
  return {
    priceCents: amount === null ? null : amount * 100,
    priceType: type,
    driveAway: estimate ? priceText(estimate) : null,
    driveAwayCents: estimate?.amount === undefined ? null : estimate.amount * 100,
  };
}

async function seatFor(tx: Tx, site: TenantSite, car: Car, { holder, limits, asker }: Holding): Promise<number> {
  const verdict = await judgeHold(tx, site, holder, limits);
  holdsAsked.inc({ outcome: 'refused' in verdict ? verdict.refused : 'held' });
  if ('refused' in verdict)
    throw taken(HOLD_REFUSALS[verdict.refused], [
      ...(await waysToOwn(tx, site, asker)),
      ...waysToProve(verdict.refused, car),
    ]);
  // Also those of this shopper on other cars: a hold that ran out keeps no seat.
  await expireHolds(tx);
  return verdict.seat;
}

/** To what the shopper holds already, where that is known to be theirs. */
async function waysToOwn(tx: Tx, site: TenantSite, asker: Asker): Promise<readonly WayOn[]> {
  const own = await ownHolds(tx, site, asker);
  return own.map(({ car, page }) => ({ label: `Continue your reservation of the ${car}`, href: page }));
}

function waysWithout({ slug }: Car): readonly WayOn[] {
  return [waySimilar(slug), wayToFinance(slug)];
}

/** Whom a proven phone would help signs in and comes back to this car. */
function waysToProve(refused: HoldRefusal, { slug, path }: Car): readonly WayOn[] {
  if (refused !== 'one-at-a-time' && refused !== 'prove-phone') return [];
  const href = signInPath({ type: 'checkout', redirect: checkoutPath(slug), back: path });
  return [{ label: 'Sign in with your mobile number', href }];
}

/** Frees cars whose deposit did not come in time; one car, or all of the group. @returns how many. */
export async function expireHolds(tx: Tx, carId?: string): Promise<number> {
  const { rowCount } = await tx
    .update(reservations)
    .set({ state: 'expired' })
    .where(
      and(
        eq(reservations.state, 'held'),
        lt(reservations.expiresAt, new Date()),
        carId === undefined ? undefined : eq(reservations.carId, carId),
      ),
    );
  return rowCount ?? 0;
}

/** Whether somebody holds or has paid for the car now. */
export async function isHeld(tx: Tx, carId: string): Promise<boolean> {
  await expireHolds(tx, carId);
  const live = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.carId, carId), inArray(reservations.state, ['held', 'paid'])));
  return live.length > 0;
}

function taken(sentence: string, links: readonly WayOn[] = []): ProblemError {
  const errors = { car_id: [sentence] };
  return new ProblemError(
    'validation_failed',
    'It cannot be reserved',
    errors,
    links.length > 0 ? [...links] : undefined,
  );
}
