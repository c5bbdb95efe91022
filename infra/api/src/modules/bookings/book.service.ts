import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { minutesOfDay } from '@shared-kit/domain/time/clock-time';
import { CHOOSE_LOCATION } from '@shared-kit/domain/place/choose-place';
import type { Tx } from '../../db/db';
import { waitTurn } from '../../db/wait-turn';
import { timeInWords } from '../../text/moment-in-words';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { listShownLocations } from '../locations/locations.service';
import { BOOKING_RULES, seatsOf } from './booking-rules';
import { bookings } from './bookings.schema';
import type { Booking } from './bookings.schema';
import { slotsOf, zoneOf } from './slots';
import type { Slot } from './slots';

export type Wish = { kind: BookingKind; locationId: string; carId: string; date: string; time: string };
export type Chosen = { place: Location; zone: string; slot: Slot };

/** Times of a place that may still be booked, for this car if one is named. */
export async function freeSlots(
  tx: Tx,
  site: TenantSite,
  { kind, locationId, carId }: Pick<Wish, 'kind' | 'locationId' | 'carId'>,
  now: Date,
): Promise<{ place: Location; zone: string; slots: Slot[] } | null> {
  const place = (await listShownLocations(tx, site)).find(({ id, slug }) => id === locationId || slug === locationId);
  if (!place) return null;
  const zone = zoneOf(place, site.config.time_zone);
  const taken = await takenTimes(tx, { locationId: place.id, kind, carId }, seatsOf(site.config, kind), now);
  const slots = slotsOf(place, kind, zone, now).filter(({ startsAt }) => !taken.has(startsAt.getTime()));
  return { place, zone, slots };
}

/** Moments at which every seat of the place, or the car itself, is taken. */
async function takenTimes(
  tx: Tx,
  { locationId, kind, carId }: Pick<Wish, 'locationId' | 'kind' | 'carId'>,
  seats: number,
  now: Date,
) {
  const rows = await tx
    .select({
      startsAt: bookings.startsAt,
      locationId: bookings.locationId,
      kind: bookings.kind,
      carId: bookings.carId,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'booked'),
        gte(bookings.startsAt, now),
        sql`(${bookings.locationId} = ${locationId} or ${bookings.carId} = ${carId || null})`,
      ),
    );
  const counts = new Map<number, number>();
  for (const row of rows) {
    const at = row.startsAt.getTime();
    const isCar = carId !== '' && row.carId === carId;
    const isHere = row.locationId === locationId && row.kind === kind;
    counts.set(at, (counts.get(at) ?? 0) + (isCar ? seats : isHere ? 1 : 0));
  }
  return new Set([...counts].filter(([, count]) => count >= seats).map(([at]) => at));
}

/**
 * The slot a shopper wished for.
 *
 * @throws {ProblemError} naming the field, with other times of the same day where that time is gone.
 */
export async function chooseSlot(tx: Tx, site: TenantSite, wish: Wish, now: Date): Promise<Chosen> {
  const free = await freeSlots(tx, site, wish, now);
  if (!free) throw refusal('location_id', CHOOSE_LOCATION);
  const ofDay = free.slots.filter(({ date }) => date === wish.date);
  if (ofDay.length === 0) throw refusal('booking_date', 'Nothing is free on that day. Choose another day.');
  const slot = ofDay.find(({ time }) => time === wish.time);
  if (slot) return { place: free.place, zone: free.zone, slot };
  const others = nearest(ofDay, wish.time)
    .map(({ startsAt }) => timeInWords(startsAt, free.zone))
    .join(', ');
  throw refusal('booking_time', `That time is not free. Free on that day: ${others}.`);
}

/** The six times closest to the one that was wished for, in the order of the day. */
function nearest(ofDay: readonly Slot[], wished: string): Slot[] {
  const minutesAway = ({ time }: Slot) => Math.abs(minutesOfDay(time) - minutesOfDay(wished));
  return ofDay
    .toSorted((one, other) => minutesAway(one) - minutesAway(other))
    .slice(0, 6)
    .toSorted((one, other) => minutesOfDay(one.time) - minutesOfDay(other.time));
}

/**
 * Takes a seat at the chosen time, for good once the caller's transaction commits. Two shoppers who want the last one
 * meet at the unique index: the second is told so.
 */
export async function takeSeat(
  tx: Tx,
  site: TenantSite,
  { kind, carId }: Pick<Wish, 'kind' | 'carId'>,
  { place, slot }: Chosen,
  leadId: string,
): Promise<Booking> {
  await serialise(tx, place.id, slot);
  const [booking] = await tx
    .insert(bookings)
    .values({
      groupSlug: scopeOf(site).group,
      siteSlug: site.slug,
      leadId,
      kind,
      locationId: place.id,
      carId: carId || null,
      startsAt: slot.startsAt,
      minutes: BOOKING_RULES[kind].minutes,
      seat: await freeSeat(tx, site, { locationId: place.id, kind, startsAt: slot.startsAt }),
    })
    .onConflictDoNothing()
    .returning();
  if (!booking) throw takenMeanwhile();
  return booking;
}

/** The lowest seat nobody has. @throws {ProblemError} when all are taken. */
export async function freeSeat(
  tx: Tx,
  site: TenantSite,
  { locationId, kind, startsAt }: Pick<Booking, 'locationId' | 'kind' | 'startsAt'>,
): Promise<number> {
  const taken = await tx
    .select({ seat: bookings.seat })
    .from(bookings)
    .where(
      and(
        eq(bookings.locationId, locationId),
        eq(bookings.kind, kind),
        eq(bookings.startsAt, startsAt),
        eq(bookings.state, 'booked'),
      ),
    );
  const seat = Array.from({ length: seatsOf(site.config, kind) }, (_, index) => index + 1).find(
    (candidate) => !taken.some((row) => row.seat === candidate),
  );
  if (seat === undefined) throw takenMeanwhile();
  return seat;
}

/** Whoever wants the same place and time waits for the one before. */
export async function serialise(tx: Tx, locationId: string, { startsAt }: Pick<Slot, 'startsAt'>): Promise<void> {
  await waitTurn(tx, 'booking', locationId, startsAt.toISOString());
}

/**
 * Does what needs a seat and its car to be free, and tells whoever lost them a moment ago: a unique index decides.
 *
 * @throws {ProblemError} when somebody else has the seat, or has the car at that time.
 */
export async function unlessTaken(tx: Tx, take: (inner: Tx) => PromiseLike<unknown>): Promise<void> {
  try {
    // A savepoint: what the index refuses leaves the rest of the transaction as it was.
    await tx.transaction(async (inner) => void (await take(inner)));
  } catch (error) {
    const { code } = Object(error instanceof Error ? error.cause : null) as { code?: unknown };
    throw code === UNIQUE_VIOLATION ? takenMeanwhile() : error;
  }
}

/** PostgreSQL's word for a row that a unique index has already. */
const UNIQUE_VIOLATION = '23505';

const takenMeanwhile = () => refusal('booking_time', 'That time was taken a moment ago. Choose another time.');

function refusal(field: string, sentence: string): ProblemError {
  return new ProblemError('validation_failed', 'This time cannot be booked', { [field]: [sentence] });
}
