import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListFilter, SearchState } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../plugins/tenant';
import { facetAttributeNames } from '../stock/index/facet-attributes';
import type { FacetAttribute } from '../stock/index/facet-attributes';
import { featureLabels } from '../stock/index/known-features';
import { NO_SUCH_VALUE } from './facet-labels';
import type { FacetLabels } from './facet-labels';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A filter the shopper set. `attribute` is the facet that stays open to more choices of the same kind. */
export type ShopperFilter = { attribute: FacetAttribute | undefined; condition: SQL };

/** Which cars the site shows at all (S7-01, S4-07 to S4-09, S9-55). `now` ends the days of sold cars. */
export function siteConditions({ group_slug: group, config }: TenantSite, labels: FacetLabels, now: Date): SQL[] {
  const conditions = [sql`f.group_slug = ${group}`];
  for (const attribute of ['make', 'car_type', 'item_type', 'fuel', 'dealership_slug'] as const) {
    const values = config.base_filter[attribute];
    if (values.length > 0) conditions.push(hasCode(attribute, values, labels));
  }
  const sold = labels.code('status', 'sold');
  const days = config.include_sold_cars_days;
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  if (sold !== NO_SUCH_VALUE) {
    conditions.push(
      days > 0 ? sql`(f.status <> ${raw(sold)} or f.sold_at >= ${since}::timestamptz)` : sql`f.status <> ${raw(sold)}`,
    );
  }
  const excluded = config.excluded_stocknums;
  if (excluded.length > 0) {
    conditions.push(
      sql`f.id not in (select v.id from vehicle v where v.group_slug = ${group} and v.stocknum = any(${sql.param(excluded)}::text[]))`,
    );
  }
  return conditions;
}

/** What the shopper asked for besides words: values of one filter are alternatives, filters add up. */
export function shopperFilters(
  { filters, ranges }: SearchState,
  site: TenantSite,
  labels: FacetLabels,
): ShopperFilter[] {
  const price = priceColumn(site);
  const found: ShopperFilter[] = [];
  for (const [name, values] of Object.entries(filters) as [ListFilter, string[]][]) {
    if (values.length > 0) found.push(...listFilter(name, values, price, labels));
  }
  const columns = { price, km: sql`f.km`, year: sql`nullif(f.year, 0)`, weekly: sql`f.weekly_repayment` };
  for (const [name, column] of Object.entries(columns)) {
    const { min, max } = ranges[name as keyof typeof columns] ?? {};
    if (min === undefined && max === undefined) continue;
    found.push({ attribute: undefined, condition: within(column, min, max) });
  }
  return found;
}

/** What the site calls the price: a subscription site's is by the week where there is one (S4-21). */
export function priceColumn({ config }: TenantSite): SQL {
  return config.flags.subscription_site ? sql`coalesce(nullif(f.subscription_price, 0), f.price)` : sql`f.price`;
}

function listFilter(name: ListFilter, values: readonly string[], price: SQL, labels: FacetLabels): ShopperFilter[] {
  switch (name) {
    case 'price':
    case 'price_range':
      return [{ attribute: name === 'price_range' ? name : undefined, condition: inBands(price, values) }];
    case 'weekly_price_range':
      return [{ attribute: name, condition: inBands(sql`f.weekly_repayment`, values) }];
    case 'km':
      return [{ attribute: undefined, condition: inBands(sql`f.km`, values) }];
    case 'subscription_price':
      return [{ attribute: undefined, condition: inBands(sql`f.subscription_price`, values) }];
    case 'filtered_features':
      return [{ attribute: undefined, condition: hasFeatures(values) }];
    case 'categories':
      // No feed gives categories of its own yet; a link that names an unknown one still finds cars.
      return values.includes('offers') ? [{ attribute: undefined, condition: isOffer() }] : [];
    default:
      return [{ attribute: name, condition: hasCode(name, values, labels) }];
  }
}

/** A price that has come down (S4-22, S4-26). */
function isOffer(): SQL {
  return sql`f.id in (
    select v.id from vehicle v
    where v.group_slug = f.group_slug
      and ((v.doc->>'offer_price')::float8 > 10 or (v.doc->>'before_price')::float8 > (v.doc->>'price')::float8)
  )`;
}

function hasCode(attribute: FacetAttribute, values: readonly string[], labels: FacetLabels): SQL {
  const codes = values.map((value) => labels.code(attribute, value));
  return sql`${columnOf(attribute)} in (${raw(...codes)})`;
}

/** Every named feature must be there: a shopper who wants two wants both. */
function hasFeatures(values: readonly string[]): SQL {
  const known = featureLabels.map((label) => label.toLowerCase());
  const codes = values.map((value) => known.indexOf(value.trim().toLowerCase()) + 1 || NO_SUCH_VALUE);
  return sql`f.features @> array[${raw(...codes)}]`;
}

/** Bands written `min:max`: the minimum belongs to a band, the maximum does not. */
function inBands(column: SQL, bands: readonly string[]): SQL {
  const conditions = bands.map((band) => {
    const [, min, max] = /^(\d{0,9}):(\d{0,9})$/.exec(band) ?? [];
    if (min === undefined || max === undefined) return sql`false`;
    const ends = [min && sql`${column} >= ${raw(Number(min))}`, max && sql`${column} < ${raw(Number(max))}`].filter(
      (end) => end !== '',
    );
    return ends.length > 0 ? sql`(${sql.join(ends, sql` and `)})` : sql`${column} is not null`;
  });
  return sql`coalesce(${sql.join(conditions, sql` or `)}, false)`;
}

/** Both ends belong to a range. */
function within(column: SQL, min: number | undefined, max: number | undefined): SQL {
  const ends = [
    ...(min === undefined ? [] : [sql`${column} >= ${min}::float8`]),
    ...(max === undefined ? [] : [sql`${column} <= ${max}::float8`]),
  ];
  return sql`coalesce(${sql.join(ends, sql` and `)}, false)`;
}

/** @throws {RangeError} for a name that is no facet column: a bug, since names come from our own lists. */
export function columnOf(attribute: FacetAttribute): SQL {
  if (!facetAttributeNames.includes(attribute)) throw new RangeError(`No facet column ${attribute}`);
  return sql.raw(`f.${attribute}`);
}

/** Whole numbers of ours, written into the statement so that the planner can weigh them. */
function raw(...codes: number[]): SQL {
  if (!codes.every((code) => Number.isSafeInteger(code))) throw new RangeError(`No whole numbers: ${codes.join()}`);
  return sql.raw(codes.join(', '));
}
