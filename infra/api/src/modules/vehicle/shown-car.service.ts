import type { Car } from '@shared-kit/contracts/car.contract';
import { isListed } from '@shared-kit/domain/vehicle/car-availability';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { carsRepository } from './cars.repository';

/**
 * The car with a slug or an id of this site, for as long as it may be shown: available, or sold at most
 * as many days ago as the site says (S4-07 to S4-09, S2-20).
 *
 * @throws {ProblemError} `not_found`, or `gone` for a car sold longer ago.
 */
export async function findShownCar(db: Db, site: TenantSite, slugOrId: string, now = new Date()): Promise<Car> {
  const car = await withScope(db, scopeOf(site), (tx) => carsRepository(tx, site, now).find(slugOrId));
  if (!car) throw new ProblemError('not_found', 'No such car');
  if (!isListed(car, site.config.include_sold_cars_days, now))
    throw new ProblemError('gone', 'This car is no longer for sale');
  return car;
}
