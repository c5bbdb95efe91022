import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isListed } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { Tx } from '../../db/db';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { carsRepository } from './cars.repository';

/**
 * The car with a slug or an id of this site, for as long as it may be shown: available, or sold at most
 * as many days ago as the site says (S4-07 to S4-09, S2-20). Call it inside the request's one `withScope`, with whatever
 * else the answer reads.
 *
 * @throws {ProblemError} `not_found`, or `gone` for a car sold longer ago.
 */
export async function findShownCar(tx: Tx, site: TenantSite, slugOrId: string, now = new Date()): Promise<Car> {
  const car = await carsRepository(tx, site, now).find(slugOrId);
  if (!car) throw new ProblemError('not_found', 'No such car');
  if (!isListed(car, site.config.include_sold_cars_days, now))
    throw new ProblemError('gone', 'This car is no longer for sale');
  return car;
}
