import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isListed } from '@shared-kit/domain/vehicle/availability/car-availability';
import { MOST_COMPARED } from '@shared-kit/domain/vehicle/most-compared';
import { isVin } from '@shared-kit/domain/vehicle/words/car-named';
import type { Tx } from '../../db/db';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { inOneState } from '../drive-away/drive-away.service';
import { findSiteVehicleByVin } from '../stock/vehicles.service';
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

/** As `findShownCar`; null for a car that this site does not show, or no longer. */
export async function findShownCarOrNull(
  tx: Tx,
  site: TenantSite,
  slugOrId: string,
  now = new Date(),
): Promise<Car | null> {
  const car = await carsRepository(tx, site, now).find(slugOrId);
  return car && isListed(car, site.config.include_sold_cars_days, now) ? car : null;
}

/** What the two functions above find a car by that is named by id, slug or VIN: of a VIN here the car's id. */
export async function carIdNamed(tx: Tx, site: TenantSite, named: string): Promise<string> {
  const ofVin = isVin(named) ? await findSiteVehicleByVin(tx, site, named) : null;
  return ofVin?.id ?? named;
}

/**
 * Those that a page has side by side and that this site shows, with estimates of one state (`inOneState`); `slugs` as an
 * address has them, between commas.
 */
export async function findComparedCars(tx: Tx, site: TenantSite, slugs: string): Promise<Car[]> {
  const named = [...new Set(slugs.split(',').filter(Boolean))].slice(0, MOST_COMPARED);
  const cars = await findEach(tx, site, named);
  const { site: asked } = inOneState(cars, site);
  return asked === site ? cars : findEach(tx, asked, named);
}

async function findEach(tx: Tx, site: TenantSite, named: readonly string[]): Promise<Car[]> {
  const cars: Car[] = [];
  for (const slug of named) {
    const car = await findShownCarOrNull(tx, site, slug);
    if (car) cars.push(car);
  }
  return cars;
}
