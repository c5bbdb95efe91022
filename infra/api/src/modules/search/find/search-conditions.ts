import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ListFilter, Relaxation, SearchState } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import type { FacetAttribute } from '../../stock/index/facet-attributes.service';
import { featureLabels } from '../../stock/index/known-features.service';
import { categoryCondition } from '../request/categories';
import { bandColumn, priceColumn, weeklyColumn } from '../facets/counted-facets';
import type { CountedFacet } from '../facets/counted-facets';
import { NO_SUCH_VALUE } from '../facets/facet-labels';
import type { FacetLabels } from '../facets/facet-labels';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A filter the shopper set. `attribute` is the facet that stays open to more choices of the same kind. */
export type ShopperFilter = {
  attribute: CountedFacet | undefined;
  condition: SQL;
  /** What of the search it is. */
  part: Pick<Relaxation, 'kind' | 'name'>;
};

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

/** What the shopper asked for besides words and place: values of one filter are alternatives, filters add up. */
export function shopperFilters(
  { filters, ranges, excluded = {} }: SearchState,
  site: TenantSite,
  labels: FacetLabels,
): ShopperFilter[] {
  const found: ShopperFilter[] = [];
  for (const [name, values] of Object.entries(filters) as [ListFilter, string[]][]) {
    const condition = values.length > 0 ? listCondition(name, values, site, labels) : undefined;
    if (condition) found.push({ attribute: facetOf(name), condition, part: { kind: 'filter', name } });
  }
  found.push(...exclusions(excluded, site, labels));
  const columns = {
    price: priceColumn(site),
    km: sql`f.km`,
    year: sql`nullif(f.year, 0)`,
    weekly: weeklyColumn(site),
  };
  for (const [name, column] of Object.entries(columns)) {
    const { min, max } = ranges[name as keyof typeof columns] ?? {};
    if (min === undefined && max === undefined) continue;
    found.push({ attribute: undefined, condition: within(column, min, max), part: { kind: 'range', name } });
  }
  return found;
}

/** What no car may have: one condition for each filter, which no facet stays open to. */
function exclusions(
  excluded: NonNullable<SearchState['excluded']>,
  site: TenantSite,
  labels: FacetLabels,
): ShopperFilter[] {
  return (Object.entries(excluded) as [ListFilter, string[]][]).flatMap(([name, values]) => {
    const none = values.flatMap((value) => listCondition(name, [value], site, labels) ?? []);
    if (none.length === 0) return [];
    const condition = sql`not coalesce(${sql.join(none, sql` or `)}, false)`;
    return [{ attribute: undefined, condition, part: { kind: 'excluded' as const, name } }];
  });
}

/** Features add up and categories are counted by themselves; every other filter has a facet of its name. */
function facetOf(name: ListFilter): CountedFacet | undefined {
  return name === 'filtered_features' || name === 'categories' ? undefined : name;
}

function listCondition(
  name: ListFilter,
  values: readonly string[],
  site: TenantSite,
  labels: FacetLabels,
): SQL | undefined {
  switch (name) {
    case 'price':
    case 'km':
    case 'subscription_price':
      return inBands(bandColumn(name, site), values);
    case 'price_range':
      return inBands(priceColumn(site), values);
    case 'weekly_price_range':
      return inBands(weeklyColumn(site), values);
    case 'filtered_features':
      return hasFeatures(values);
    case 'categories':
      return categoryCondition(values, labels);
    default:
      return hasCode(name, values, labels);
  }
}

function hasCode(attribute: FacetAttribute, values: readonly string[], labels: FacetLabels): SQL {
  const codes = values.map((value) => labels.code(attribute, value));
  return sql`${sql.raw(`f.${attribute}`)} in (${raw(...codes)})`;
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

/** Whole numbers of ours, written into the statement so that the planner can weigh them. */
function raw(...codes: number[]): SQL {
  if (!codes.every((code) => Number.isSafeInteger(code))) throw new RangeError(`No whole numbers: ${codes.join()}`);
  return sql.raw(codes.join(', '));
}
