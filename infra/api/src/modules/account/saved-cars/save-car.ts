import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { SAVED_CAR_PLACE } from '@shared-kit/domain/account/account-paths';
import { WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';
import type { Tx } from '../../../db/db';
import { ProblemError } from '../../../plugins/problems';
import type { TenantSite } from '../../../plugins/tenant';
import { findSiteCard } from '../../stock/vehicles.service';
import { watchlistRepository } from './watchlist.repository';

/**
 * Puts a car of the site onto a shopper's list, once however often it is asked.
 *
 * @throws ProblemError `not_found` for no car of this site, `conflict` where it is sold or the list is full.
 */
export async function saveCar(tx: Tx, site: TenantSite, phone: string, carId: string): Promise<void> {
  const watchlist = watchlistRepository(tx, site.slug, phone);
  if (await watchlist.has(carId)) return;
  const card = await siteCard(tx, site, carId);
  if (!isAvailable(card)) throw new ProblemError('conflict', 'A sold car cannot be saved');
  await watchlist.oneAtATime();
  if ((await watchlist.size()) >= WATCHLIST_LIMIT) throw new ProblemError('conflict', 'The watchlist is full');
  await watchlist.save(card);
}

/**
 * Saves the car that a sign-in was led to by. Signed in they are either way: a car that cannot be saved any more is no error.
 *
 * @returns the car's page; null where there is no such car.
 */
export async function saveWithSignIn(
  tx: Tx,
  site: TenantSite,
  phone: string,
  carId: string | undefined,
): Promise<string | null> {
  const card = carId ? await findSiteCard(tx, site, carId) : null;
  if (!card) return null;
  try {
    await saveCar(tx, site, phone, card.id);
    return keptPath(card, true);
  } catch (error) {
    if (error instanceof ProblemError) return keptPath(card, false);
    throw error;
  }
}

/**
 * A car's page, where it says that the car is saved, or does not. Without a place of its own the address would keep the one
 * that the browser came from.
 */
export function keptPath({ slug }: Pick<CarCard, 'slug'>, isSaved: boolean): string {
  return `${vehiclePath(slug)}#${isSaved ? SAVED_CAR_PLACE : `not-${SAVED_CAR_PLACE}`}`;
}

/** @throws ProblemError `not_found` for no car of this site. */
export async function siteCard(tx: Tx, site: TenantSite, carId: string): Promise<CarCard> {
  const card = await findSiteCard(tx, site, carId);
  if (!card) throw new ProblemError('not_found', 'No such car');
  return card;
}
