import type { Car, CarCard } from '@shared-kit/contracts/car.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { cardEstimate } from '../stock/car/weekly-estimate';
import { findNearbyVehicles } from '../stock/nearby-vehicles.service';
import type { Likeness } from '../stock/nearby-vehicles.service';

/** Six are shown (S9-35); a few more are read, because both searches can find the same car (S7-05). */
const SHOWN = 6;
const FETCHED = 10;

/** Dollars either side of the price (S9-37). */
export function priceBand(price: number): { min: number; max: number } {
  const width = price < 50_000 ? 10_000 : 25_000;
  return { min: price - width, max: price + width };
}

/**
 * Cars in stock that a shopper of this one may also like: the same model first, then the same
 * body, each by nearness of price and within its band. Without a price the newest come first.
 */
export async function findSimilarCars(tx: Tx, site: TenantSite, car: Car, now = new Date()): Promise<CarCard[]> {
  const price = car.offer_price !== null && car.offer_price > 10 ? car.offer_price : car.price;
  const band = price === null || price <= 10 ? null : { price, ...priceBand(price) };
  const find = (likeness: Likeness) => findNearbyVehicles(tx, site, { car, likeness, band, limit: FETCHED });
  const cars = await find('model');
  if (cars.length < SHOWN && car.simple_body !== null) cars.push(...(await find('body')));
  return cars.slice(0, SHOWN).map(({ card, lenders }) => ({
    ...card,
    ...cardEstimate({ ...card, finance_lenders: lenders }, site.config, now),
  }));
}
