import { carCardSchema, carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car, CarCard, CarType } from '@shared-kit/contracts/vehicle/car.contract';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { cardEstimate } from './car/weekly-estimate.service';
import { isForSale, reducedSql } from './for-sale.service';
import { siteStock } from './site-stock';
import { vehicles } from './stock.schema';

/** Single vehicles, for the other modules: the table is stock's own. Call them inside `withScope`. */

/** Whatever its status, as it was imported; null for a car that this site does not show. */
export async function findSiteVehicle(tx: Tx, site: TenantSite, slug: string): Promise<Car | null> {
  const [row] = await tx
    .select({ doc: vehicles.doc })
    .from(vehicles)
    .where(and(siteStock(site), eq(vehicles.slug, slug)));
  return row ? carSchema.parse(row.doc) : null;
}

/** As `findSiteVehicle`, by its key. */
export async function findSiteVehicleById(tx: Tx, site: TenantSite, id: string): Promise<Car | null> {
  const [row] = await tx
    .select({ doc: vehicles.doc })
    .from(vehicles)
    .where(and(siteStock(site), eq(vehicles.id, id)));
  return row ? carSchema.parse(row.doc) : null;
}

/** As `findSiteVehicle`, by its VIN, however it is written. */
export async function findSiteVehicleByVin(tx: Tx, site: TenantSite, vin: string): Promise<Car | null> {
  const [row] = await tx
    .select({ doc: vehicles.doc })
    .from(vehicles)
    .where(and(siteStock(site), sql`vehicle.vin = ${vin.toUpperCase()}`))
    .limit(1);
  return row ? carSchema.parse(row.doc) : null;
}

/** The card of a car that this site shows; null for any other. */
export async function findSiteCard(tx: Tx, site: TenantSite, id: string): Promise<CarCard | null> {
  const [row] = await tx
    .select({ card: vehicles.card })
    .from(vehicles)
    .where(and(siteStock(site), eq(vehicles.id, id)));
  return row ? carCardSchema.parse(row.card) : null;
}

const asStored = { id: vehicles.id, card: vehicles.card, lenders: sql<unknown>`${vehicles.doc} -> 'finance_lenders'` };
type StoredCard = { id: string; card: unknown; lenders: unknown };

/** A card with the repayment that this site shows whoever asks: the stored one is of the whole group (R-LEGAL-01). */
function shownCard({ card, lenders }: StoredCard, site: TenantSite): CarCard {
  const stored = carCardSchema.parse(card);
  const finance_lenders = carSchema.shape.finance_lenders.parse(lenders ?? {});
  return { ...stored, ...cardEstimate({ ...stored, finance_lenders }, site, new Date()) };
}

/** Those of these cars that this site shows, by id, with its repayments. */
export async function findSiteCards(tx: Tx, site: TenantSite, ids: readonly string[]): Promise<Map<string, CarCard>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(asStored)
    .from(vehicles)
    .where(and(siteStock(site), inArray(vehicles.id, [...ids])));
  return new Map(rows.map((row) => [row.id, shownCard(row, site)]));
}

/** What a repayment is worked out from, and no more of a car: a list asks for many. */
const financedSchema = carSchema.pick({
  ...{ id: true, slug: true, make: true, year: true, price: true, status: true, finance_lenders: true },
  ...{ subscription_price: true, offer_price: true, preorder: true, price_type: true },
});
export type FinancedVehicle = z.infer<typeof financedSchema>;

/** Those of these cars, by id or slug, that this site shows. */
export async function findSiteFinanced(tx: Tx, site: TenantSite, names: readonly string[]): Promise<FinancedVehicle[]> {
  if (names.length === 0) return [];
  const named = or(inArray(vehicles.id, [...names]), inArray(vehicles.slug, [...names]));
  // The card is small; each part taken from the whole document costs unpacking all of it.
  const rows = await tx
    .select({ card: vehicles.card, lenders: sql<unknown>`${vehicles.doc} -> 'finance_lenders'` })
    .from(vehicles)
    .where(and(siteStock(site), named));
  return rows.map(({ card, lenders }) => financedSchema.parse({ ...(card as object), finance_lenders: lenders ?? {} }));
}

/** The dealerships of those of these vehicles, by slug, that this site shows. */
export async function dealershipsBySlug(
  tx: Tx,
  site: TenantSite,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await tx
    .select({ slug: vehicles.slug, dealership: vehicles.dealershipSlug })
    .from(vehicles)
    .where(and(siteStock(site), inArray(vehicles.slug, [...slugs])));
  return new Map(rows.map(({ slug, dealership }) => [slug, dealership]));
}

export async function isSiteVehicle(tx: Tx, site: TenantSite, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(siteStock(site), eq(vehicles.id, id)));
  return rows.length > 0;
}

/**
 * What the scope's group still has of these cars, by id, whether or not a site shows it now.
 *
 * @param site whose repayments they have; left out, those that are stored for the whole group.
 */
export async function findGroupCards(tx: Tx, ids: readonly string[], site?: TenantSite): Promise<Map<string, CarCard>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(asStored)
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  return new Map(rows.map((row) => [row.id, site ? shownCard(row, site) : carCardSchema.parse(row.card)]));
}

/** A car of the scope's group, by id or else by slug, whether or not a site shows it now. */
export async function findGroupVehicle(tx: Tx, idOrSlug: string): Promise<Car | null> {
  const rows = await tx
    .select({ id: vehicles.id, doc: vehicles.doc })
    .from(vehicles)
    .where(or(eq(vehicles.id, idOrSlug), eq(vehicles.slug, idOrSlug)))
    .prepare('group_vehicle')
    .execute();
  const found = rows.find(({ id }) => id === idOrSlug) ?? rows[0];
  return found ? carSchema.parse(found.doc) : null;
}

/** How many cars this site has for sale at a reduced price (S2-19): those its special offers page shows. */
export async function countReduced(tx: Tx, site: TenantSite): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(and(siteStock(site), isForSale, sql.raw(reducedSql('vehicle'))));
  return row?.count ?? 0;
}

/** The makes of which this site has most cars for sale, the most frequent first, with how many it has. */
export async function listPopularMakes(
  tx: Tx,
  site: TenantSite,
  most: number,
): Promise<{ make: string; count: number }[]> {
  return await tx
    .select({ make: sql<string>`min(${vehicles.make})`, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(and(siteStock(site), isForSale))
    .groupBy(sql`lower(${vehicles.make})`)
    .orderBy(sql`count(*) desc, min(${vehicles.make})`)
    .limit(most);
}

/** What of one model a site has for sale. */
export type StockedModel = { make: string; model: string; kind: string; car_type: CarType; count: number };

/** The models that a site has for sale, by make, model, kind of vehicle and condition. */
export async function listStockedModels(tx: Tx, site: TenantSite): Promise<StockedModel[]> {
  const [make, model, kind] = [
    sql<string>`min(${vehicles.make})`,
    sql<string>`min(${vehicles.model})`,
    sql<string>`coalesce(min(${vehicles.itemType}), 'car')`,
  ];
  return await tx
    .select({ make, model, kind, car_type: vehicles.carType, count: sql<number>`count(*)::int` })
    .from(vehicles)
    .where(and(siteStock(site), isForSale))
    .groupBy(sql`lower(${vehicles.make}), lower(${vehicles.model}), ${vehicles.itemType}, ${vehicles.carType}`)
    .orderBy(make, model);
}

/**
 * The picture of one vehicle for sale of each of these makes, by the make's lower-case name. A make of which no vehicle has
 * a photo is left out.
 */
export async function picturesOfMakes(
  tx: Tx,
  site: TenantSite,
  makes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = JSON.stringify(makes.map((make) => make.toLowerCase()));
  const { rows } = await tx.execute<{ make: string; picture: string }>(sql`
    select wanted.make, one.picture from jsonb_array_elements_text(${wanted}::jsonb) as wanted (make)
    cross join lateral (
      select ${vehicles.card} ->> 'primary_image_url' as picture from ${vehicles}
      where ${siteStock(site)} and ${isForSale} and lower(${vehicles.make}) = wanted.make
        and (${vehicles.card} ->> 'photos_count')::int > 0
      order by ${vehicles.id} limit 1
    ) as one`);
  return new Map(rows.map(({ make, picture }) => [make, picture]));
}

/** Every make that the scope's group has had in stock. */
export async function listGroupMakes(tx: Tx): Promise<Set<string>> {
  const { rows } = await tx.execute<{ label: string }>(sql`select label from facet_value where attribute = 'make'`);
  return new Set(rows.map(({ label }) => label));
}

/** How its feeds say what prices include, each wording of the scope's group with its number of vehicles for sale. */
export async function listGroupPriceTypes(tx: Tx): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ type: string; count: number }>(
    sql`select btrim(card->>'price_type') as type, count(*)::int as count from vehicle
        where card->>'price_type' is not null and status is distinct from 'sold' group by 1 order by 2 desc, 1`,
  );
  return new Map(rows.map(({ type, count }) => [type, count]));
}
