import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { carIdNamed, findShownCarOrNull } from '../vehicle/shown-car.service';
import { loanCarOf } from './work-out';
import type { LoanCar } from './work-out';

/**
 * The car that the figures are for; null where none is named.
 *
 * @throws {ProblemError} for one that has no loan here: figures without it would be of another vehicle, unsaid.
 */
export async function loanCarNamed(
  db: Db,
  site: TenantSite,
  named: string | undefined,
  now: Date,
): Promise<LoanCar | null> {
  if (!named) return null;
  const car = await shownCar(db, site, named, now);
  const about = loanCarOf(car, site, now);
  if (about) return about;
  const words = car
    ? `${car.name} ${isAvailable(car) ? 'is not offered with a loan' : 'is sold'}`
    : 'vehicle is not here';
  throw new ProblemError('validation_failed', 'No loan for this car', { car_id: [`The ${words}.`] });
}

/** By id, slug or VIN; null where the site shows no such car any more. */
export async function shownCar(db: Db, site: TenantSite, named: string | undefined, now: Date): Promise<Car | null> {
  if (!named) return null;
  return withScope(db, scopeOf(site), async (tx) =>
    findShownCarOrNull(tx, site, await carIdNamed(tx, site, named), now),
  );
}
