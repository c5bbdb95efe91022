import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NO_SUCH_VALUE } from '../facets/facet-labels.repository';
import type { FacetLabels } from '../facets/facet-labels.repository';
import type { Band, Condition } from './condition';
import { numberSql } from './number-sql';
import type { SqlSite } from './number-sql';

/** `now` ends the days of sold cars, and of those that have just arrived. */
export type SqlOver = { site: SqlSite; labels: FacetLabels; now: Date };

type Read<Kind extends Condition['kind']> = (condition: Extract<Condition, { kind: Kind }>, over: SqlOver) => SQL;

/** A condition over `vehicle_facet f`, as PostgreSQL asks it. */
export function conditionSql(condition: Condition, over: SqlOver): SQL {
  return (readers[condition.kind] as Read<typeof condition.kind>)(condition, over);
}

const readers: { readonly [Kind in Condition['kind']]: Read<Kind> } = {
  values: ({ attribute, values }, { labels }) =>
    hasCode(
      attribute,
      values.map((value) => labels.code(attribute, value)),
    ),
  codes: ({ attribute, codes }) => hasCode(attribute, codes),
  bands: ({ fact, bands }, { site }) => {
    const column = numberSql(fact, site);
    return sql`coalesce(${anyOf(bands.map((band) => inBand(column, band)))}, false)`;
  },
  range: ({ fact, min, max }, { site }) => {
    const column = numberSql(fact, site);
    const ends = [
      ...(min === undefined ? [] : [sql`${column} >= ${min}::float8`]),
      ...(max === undefined ? [] : [sql`${column} <= ${max}::float8`]),
    ];
    return sql`coalesce(${sql.join(ends, sql` and `)}, false)`;
  },
  features: ({ codes }) => sql`f.features @> array[${raw(codes)}]`,
  offer: () => sql`f.offer`,
  arrived: ({ days }, { now }) => sql`f.created_at >= ${daysBefore(now, days)}`,
  any: ({ conditions }, over) => anyOf(conditions.map((condition) => conditionSql(condition, over))),
  none: ({ conditions }, over) =>
    sql`not coalesce(${anyOf(conditions.map((condition) => conditionSql(condition, over)))}, false)`,
  withheld: ({ stocknums }, { site: { group_slug: group } }) =>
    sql`f.id not in (select v.id from vehicle v where v.group_slug = ${group} and v.stocknum = any(${sql.param(stocknums)}::text[]))`,
  sold: ({ days }, { labels, now }) => {
    const sold = labels.code('status', 'sold');
    if (sold === NO_SUCH_VALUE) return sql`true`;
    return days > 0
      ? sql`(f.status <> ${raw([sold])} or f.sold_at >= ${daysBefore(now, days)})`
      : sql`f.status <> ${raw([sold])}`;
  },
};

/** By the handed clock and in hours, as columns do: a day of the session's time zone may have 23 or 25 of them (S4-16). */
function daysBefore(now: Date, days: number): SQL {
  return sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return conditions.length > 0 ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`;
}

function hasCode(attribute: string, codes: readonly number[]): SQL {
  return codes.length > 0 ? sql`${sql.raw(`f.${attribute}`)} in (${raw(codes)})` : sql`false`;
}

function inBand(column: SQL, { min, below }: Band): SQL {
  const ends = [
    ...(min === undefined ? [] : [sql`${column} >= ${raw([min])}`]),
    ...(below === undefined ? [] : [sql`${column} < ${raw([below])}`]),
  ];
  return ends.length > 0 ? sql`(${sql.join(ends, sql` and `)})` : sql`${column} is not null`;
}

/** Whole numbers of ours, written into the statement so that the planner can weigh them. */
function raw(codes: readonly number[]): SQL {
  if (!codes.every((code) => Number.isSafeInteger(code))) throw new RangeError(`No whole numbers: ${codes.join()}`);
  return sql.raw(codes.join(', '));
}
