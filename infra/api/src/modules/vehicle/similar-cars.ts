import { and, asc, desc, eq, gte, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Car, CarCard } from '@shared-kit/contracts/car.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { cardEstimate } from '../stock/car/weekly-estimate';
import { vehicles } from '../stock/stock.schema';
import { siteStock } from './site-stock';

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
  const inStock = and(siteStock(site), eq(vehicles.status, 'in_stock'), ne(vehicles.id, car.id));
  const sameModel = and(inStock, eq(vehicles.make, car.make), eq(vehicles.model, car.model));
  const cars = await nearest(tx, sameModel, car);
  if (cars.length < SHOWN && car.simple_body !== null) {
    const otherModel = or(ne(vehicles.make, car.make), ne(vehicles.model, car.model));
    cars.push(...(await nearest(tx, and(inStock, eq(vehicles.body, car.simple_body), otherModel), car)));
  }
  return cars.slice(0, SHOWN).map(({ card, lenders }) => ({
    ...card,
    ...cardEstimate({ ...card, finance_lenders: lenders }, site.config, now),
  }));
}

const columns = {
  card: vehicles.card,
  price: vehicles.price,
  lenders: sql<Car['finance_lenders']>`${vehicles.doc} -> 'finance_lenders'`,
};
type Found = { card: CarCard; price: number | null; lenders: Car['finance_lenders'] };

/** Two index scans, up and down from the price, instead of sorting everything in the band. */
async function nearest(tx: Tx, where: SQL | undefined, car: Car): Promise<Found[]> {
  const price = car.offer_price !== null && car.offer_price > 10 ? car.offer_price : car.price;
  const read = (condition: SQL | undefined, order: SQL) =>
    tx.select(columns).from(vehicles).where(condition).orderBy(order).limit(FETCHED);
  if (price === null || price <= 10) return read(where, desc(vehicles.createdAt));
  const { min, max } = priceBand(price);
  const dearer = await read(and(where, gte(vehicles.price, price), lte(vehicles.price, max)), asc(vehicles.price));
  const cheaper = await read(and(where, lt(vehicles.price, price), gte(vehicles.price, min)), desc(vehicles.price));
  const distance = (row: Found) => Math.abs((row.price ?? 0) - price);
  return [...dearer, ...cheaper].toSorted((a, b) => distance(a) - distance(b)).slice(0, FETCHED);
}
