import type { FormPlace, Location } from '@shared-kit/contracts/place/location.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { dealerships, locationReviews, locations } from './location.schema';
import { locationsRepository, rated } from './locations.repository';

export { departmentsAt } from './departments-at';

/** The places a site shows. Call it in the site's scope. */
export function listShownLocations(tx: Tx, { group_slug, config }: TenantSite): Promise<Location[]> {
  return locationsRepository(tx, { group_slug, dealershipSlugs: config.base_filter.dealership_slug }).list();
}

/** The same places with when they changed, as a list for search engines says it. Call it in the site's scope. */
export function listLocationDates(
  tx: Tx,
  { group_slug, config }: TenantSite,
): Promise<{ slug: string; changedAt: Date | null }[]> {
  return locationsRepository(tx, { group_slug, dealershipSlugs: config.base_filter.dealership_slug }).listDates();
}

/** The same places as forms say them. Call it in the site's scope. */
export function listFormPlaces(tx: Tx, { group_slug, config }: TenantSite): Promise<FormPlace[]> {
  return locationsRepository(tx, { group_slug, dealershipSlugs: config.base_filter.dealership_slug }).listForForms();
}

/** A place of the scope's group, whether its site lists it or not; null for one that it no longer has. */
export async function findLocation(tx: Tx, id: string): Promise<Location | null> {
  const { doc: said } = locationReviews;
  const [row] = await tx
    .select({
      doc: locations.doc,
      average: sql<number | null>`${said} -> 'average_rating'`,
      count: sql<number | null>`${said} -> 'count'`,
    })
    .from(locations)
    .leftJoin(
      locationReviews,
      and(eq(locationReviews.groupSlug, locations.groupSlug), eq(locationReviews.locationSlug, locations.slug)),
    )
    .where(eq(locations.id, id));
  return row ? rated(row.doc, row.average, row.count) : null;
}

/** Where the scope's group has its locations, by their name in lower case; those nobody has placed on the map left out. */
export async function locationCoordinates(tx: Tx): Promise<Map<string, { lat: number; long: number }>> {
  const rows = await tx.select({ doc: locations.doc }).from(locations);
  return new Map(
    rows.flatMap(({ doc: { name, address } }) =>
      address.lat === null || address.long === null
        ? []
        : [[name.trim().toLowerCase(), { lat: address.lat, long: address.long }] as const],
    ),
  );
}

/** A location with its place on the map. */
export type PlacedLocation = { id: string; slug: string; name: string; at: { lat: number; long: number } };

/** Those of the scope's group that somebody has placed on the map. */
export async function listPlacedLocations(tx: Tx): Promise<PlacedLocation[]> {
  const rows = await tx.select({ id: locations.id, slug: locations.slug, doc: locations.doc }).from(locations);
  return rows.flatMap(({ id, slug, doc: { name, address } }) =>
    address.lat === null || address.long === null
      ? []
      : [{ id, slug, name: name.trim(), at: { lat: address.lat, long: address.long } }],
  );
}

/** A place as a choice among places names it. */
export type PlaceName = { slug: string; name: string; dealershipSlug: string };

/** The places of the scope's group that sites show, in their order. */
export async function listPlaceNames(tx: Tx): Promise<PlaceName[]> {
  const rows = await tx
    .select({ slug: locations.slug, dealershipSlug: locations.dealershipSlug, doc: locations.doc })
    .from(locations)
    .where(eq(locations.visible, true))
    .orderBy(asc(locations.position), asc(locations.slug));
  return rows.map(({ doc: { name }, ...row }) => ({ ...row, name }));
}

/** Names of the scope's group's dealerships, by slug. */
export async function dealershipNames(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.select({ slug: dealerships.slug, name: dealerships.name }).from(dealerships);
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}

/** Slugs of the dealerships of the scope's group. */
export async function listDealershipSlugs(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ slug: dealerships.slug }).from(dealerships);
  return new Set(rows.map(({ slug }) => slug));
}

/** Slugs of the dealerships of the scope's group that say nowhere where their leads go. */
export async function listDealershipsWithoutMailbox(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ slug: dealerships.slug, doc: dealerships.doc }).from(dealerships);
  return new Set(rows.filter(({ doc }) => !doc.lead_email).map(({ slug }) => slug));
}

/** A dealership as its leads need it: its name, where it wants them (empty where nobody said), and its places in order. */
export type Dealer = { name: string; leadEmail: string; places: readonly Location[] };

/** Dealerships of the scope's group, by slug. */
export async function findDealers(tx: Tx, dealershipSlugs: readonly string[]): Promise<Map<string, Dealer>> {
  if (dealershipSlugs.length === 0) return new Map();
  const slugs = sql`any(${sql.param(dealershipSlugs)}::text[])`;
  const rows = await tx
    .select({
      slug: dealerships.slug,
      name: dealerships.name,
      doc: dealerships.doc,
      places: sql<Location[]>`coalesce((select jsonb_agg(l.doc order by l.position, l.slug) from location l
        where l.group_slug = dealership.group_slug and l.dealership_slug = dealership.slug and l.visible), '[]')`,
    })
    .from(dealerships)
    .where(sql`${dealerships.slug} = ${slugs}`)
    .prepare('lead_dealers')
    .execute();
  return new Map(rows.map(({ slug, name, doc, places }) => [slug, { name, leadEmail: doc.lead_email ?? '', places }]));
}
