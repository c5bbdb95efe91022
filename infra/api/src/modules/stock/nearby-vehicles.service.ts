import type { Car, CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { and, asc, between, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { siteStock } from './site-stock';
import { vehicles } from './stock.schema';

/** What a car is near to others by: its model, or its body among the other models. */
export type Likeness = 'model' | 'body';

/** Whole dollars; `price` lies inside the band. */
type PriceBand = { price: number; min: number; max: number };

/** A card as it was imported, with what a site needs to estimate its repayment. */
export type NearbyVehicle = { card: CarCard; price: number | null; lenders: Car['finance_lenders'] };

const columns = {
  card: vehicles.card,
  price: vehicles.price,
  lenders: sql<Car['finance_lenders']>`${vehicles.doc} -> 'finance_lenders'`,
};

/**
 * Up to `limit` cars that this site has in stock and that are like `car`, nearest in price first; without
 * a band the newest first. Two index scans, up and down from the price, instead of sorting the whole band.
 */
export async function findNearbyVehicles(
  tx: Tx,
  site: TenantSite,
  { car, likeness, band, limit }: { car: Car; likeness: Likeness; band: PriceBand | null; limit: number },
): Promise<NearbyVehicle[]> {
  const alike = and(siteStock(site), eq(vehicles.status, 'in_stock'), ne(vehicles.id, car.id), isLike(car, likeness));
  const read = (condition: SQL | undefined, order: SQL) =>
    tx.select(columns).from(vehicles).where(condition).orderBy(order).limit(limit);
  if (!band) return read(alike, desc(vehicles.createdAt));
  const { price, min, max } = band;
  const dearer = await read(and(alike, gte(vehicles.price, price), lte(vehicles.price, max)), asc(vehicles.price));
  const cheaper = await read(and(alike, lt(vehicles.price, price), gte(vehicles.price, min)), desc(vehicles.price));
  const distance = (found: NearbyVehicle) => Math.abs((found.price ?? 0) - price);
  return [...dearer, ...cheaper].toSorted((a, b) => distance(a) - distance(b)).slice(0, limit);
}

function isLike(car: Car, likeness: Likeness): SQL | undefined {
  switch (likeness) {
    case 'model':
      return and(eq(vehicles.make, car.make), eq(vehicles.model, car.model));
    case 'body':
      return and(
        car.simple_body === null ? sql`false` : eq(vehicles.body, car.simple_body),
        or(ne(vehicles.make, car.make), ne(vehicles.model, car.model)),
      );
  }
}

/** What a car of the same model asks: whole dollars, kilometres. */
export type PriceAsked = { price: number; km: number | null; year: number | null };

/**
 * Whole dollars; at or below this nothing is a whole vehicle's price, as for lenders (S9-30). Of a few prices the lowest
 * is the end of the range, so one row of this kind would make every other car dear. A trade-in is worth the middle of its
 * comparables, which such a row hardly moves: `findTradeInComparables` leaves out placeholders only.
 */
const LEAST_COMPARED = 500;

/**
 * The group's cars of the same make, model, badge and condition, at most one year apart: the dearest badge of a model costs
 * twice the plainest, so that beside all of them the plainest was a deal at any price. Without a badge it is beside others
 * that have none.
 */
export async function findPricesAsked(tx: Tx, group: string, car: Car, limit: number): Promise<PriceAsked[]> {
  if (car.year === null) return [];
  const rows = await tx
    .select({ price: vehicles.price, km: vehicles.km, year: vehicles.year })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.groupSlug, group),
        eq(vehicles.make, car.make),
        eq(vehicles.model, car.model),
        car.badge === null ? isNull(vehicles.badge) : eq(vehicles.badge, car.badge),
        eq(vehicles.carType, car.car_type),
        between(vehicles.year, car.year - 1, car.year + 1),
        gt(vehicles.price, LEAST_COMPARED),
        ne(vehicles.id, car.id),
      ),
    )
    .limit(limit);
  return rows.flatMap(({ price, km, year }) => (price === null ? [] : [{ price, km, year }]));
}

/**
 * Cars that this site has in stock: those whose make and model are words of a text (an old address) first,
 * then the newest. Names are compared once each, and whole cars are read only of those that are shown.
 */
export async function findByWords(tx: Tx, site: TenantSite, text: string, limit: number): Promise<NearbyVehicle[]> {
  const inStock = and(siteStock(site), eq(vehicles.status, 'in_stock'));
  const names = await tx.selectDistinct({ make: vehicles.make, model: vehicles.model }).from(vehicles).where(inStock);
  const found: NearbyVehicle[] = [];
  for (const alike of [...namedIn(text, names), []]) {
    if (found.length >= limit) break;
    const isAlike = or(...alike.map(({ make, model }) => and(eq(vehicles.make, make), eq(vehicles.model, model))));
    const before = found.map(({ card }) => card.id);
    const newest = tx
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(inStock, isAlike, notInArray(vehicles.id, before)))
      .orderBy(desc(vehicles.createdAt))
      .limit(limit - found.length);
    const rows = tx
      .select(columns)
      .from(vehicles)
      .where(and(siteStock(site), inArray(vehicles.id, newest)));
    found.push(...(await rows.orderBy(desc(vehicles.createdAt))));
  }
  return found;
}

type Name = { make: string; model: string };

/** Those of them that a text names: by make and model, by model, by make. */
function namedIn(text: string, names: readonly Name[]): Name[][] {
  const spaced = (words: string) =>
    ` ${words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()} `;
  const words = spaced(text);
  const hasWord = (name: string) => words.includes(spaced(name));
  const scored = names.map((name) => ({ name, score: Number(hasWord(name.make)) + 2 * Number(hasWord(name.model)) }));
  return [3, 2, 1]
    .map((wanted) => scored.filter(({ score }) => score === wanted).map(({ name }) => name))
    .filter(({ length }) => length > 0);
}
