import { DAY_MS } from '@shared-kit/domain/time/seconds';
import type { FacetLabels } from '../facets/facet-labels.repository';
import type { Condition } from '../filters/condition';
import { numberSources } from '../filters/number-facts';
import type { NumberFact } from '../filters/number-facts';
import type { SearchedSite } from '../searched-site';

/** A row of `vehicle_facet`: codes of the group's dictionary, numbers, instants; `stocknum` of its vehicle. */
export type ChangedRow = Readonly<Record<string, unknown>> & {
  id: string;
  stocknum: string;
  make: number;
  features: readonly number[] | null;
  offer: boolean;
  created_at: Date;
  sold_at: Date | null;
};
export type CarTest = (row: ChangedRow) => boolean;

type Over = { site: SearchedSite; labels: FacetLabels; now: Date };
type Read<Kind extends Condition['kind']> = (condition: Extract<Condition, { kind: Kind }>, over: Over) => CarTest;

/**
 * The third reader of a condition, beside `conditionSql` and `compileCondition`: one car against many searches, where
 * those ask one search of many cars. `changed-cars.db.test` holds it to the first.
 */
export function carTest(condition: Condition, over: Over): CarTest {
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
    const number = numberOf(fact, site);
    return (row) => {
      const value = number(row);
      return value !== null && bands.some(({ min = -Infinity, below = Infinity }) => value >= min && value < below);
    };
  },
  range: ({ fact, min = -Infinity, max = Infinity }, { site }) => {
    const number = numberOf(fact, site);
    return (row) => {
      const value = number(row);
      return value !== null && value >= min && value <= max;
    };
  },
  features:
    ({ codes }) =>
    ({ features }) =>
      codes.every((code) => features?.includes(code) ?? false),
  offer: () => (row) => row.offer,
  arrived: ({ days }, { now }) => {
    const since = now.getTime() - days * DAY_MS;
    return (row) => row.created_at.getTime() >= since;
  },
  any: ({ conditions }, over) => {
    const tests = conditions.map((condition) => carTest(condition, over));
    return (row) => tests.some((test) => test(row));
  },
  none: ({ conditions }, over) => {
    const tests = conditions.map((condition) => carTest(condition, over));
    return (row) => !tests.some((test) => test(row));
  },
  withheld: ({ stocknums }) => {
    const withheld = new Set(stocknums);
    return (row) => !withheld.has(row.stocknum);
  },
  sold: ({ days }, { labels, now }) => {
    const sold = labels.code('status', 'sold');
    const since = now.getTime() - days * DAY_MS;
    return (row) => row['status'] !== sold || (days > 0 && (row.sold_at?.getTime() ?? -Infinity) >= since);
  },
};

function hasCode(attribute: string, codes: readonly number[]): CarTest {
  const accepted = new Set<unknown>(codes);
  return (row) => accepted.has(row[attribute]);
}

/** The first of its columns that has it. */
function numberOf(fact: NumberFact, site: SearchedSite): (row: ChangedRow) => number | null {
  const sources = numberSources(fact, site);
  return (row) => {
    for (const { column, zeroIsNone } of sources) {
      const value = row[column] as number | null;
      if (value !== null && !(zeroIsNone && value === 0)) return value;
    }
    return null;
  };
}
