import { and, asc, between, desc, eq, gt, gte, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Car, CarCard } from '@shared-kit/contracts/car.contract';
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
export type Comparable = { price: number; km: number | null; year: number | null };

/** The group's cars of the same make, model and condition, at most one year apart. */
export async function findComparables(tx: Tx, group: string, car: Car, limit: number): Promise<Comparable[]> {
  if (car.year === null) return [];
  const rows = await tx
    .select({ price: vehicles.price, km: vehicles.km, year: vehicles.year })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.groupSlug, group),
        eq(vehicles.make, car.make),
        eq(vehicles.model, car.model),
        eq(vehicles.carType, car.car_type),
        between(vehicles.year, car.year - 1, car.year + 1),
        gt(vehicles.price, 500),
        ne(vehicles.id, car.id),
      ),
    )
    .limit(limit);
  return rows.flatMap(({ price, km, year }) => (price === null ? [] : [{ price, km, year }]));
}

/**
 * Cars that this site has in stock: those whose make and model are words of a text (an old address) first,
 * then the newest.
 */
export async function findByWords(tx: Tx, site: TenantSite, text: string, limit: number): Promise<NearbyVehicle[]> {
  const words = ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const named = (column: typeof vehicles.make | typeof vehicles.model) =>
    sql<number>`(position(' ' || trim(regexp_replace(lower(${column}), '[^a-z0-9]+', ' ', 'g')) || ' ' in ${words}) > 0)::int`;
  return tx
    .select(columns)
    .from(vehicles)
    .where(and(siteStock(site), eq(vehicles.status, 'in_stock')))
    .orderBy(desc(sql`${named(vehicles.make)} + 2 * ${named(vehicles.model)}`), desc(vehicles.createdAt))
    .limit(limit);
}
