import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { NO_SUCH_VALUE } from '../../facets/facet-labels.repository';
import type { FacetLabels } from '../../facets/facet-labels.repository';
import type { FacetAttribute } from '../../../stock/index/facet-attributes.service';
import type { Condition } from '../../filters/condition';
import type { RowCondition } from './row-condition';
import { rowNumbers } from './row-numbers';
import type { RowSite } from './row-numbers';
import type { StockColumns } from '../stock-columns';

export type RowsOver = {
  columns: StockColumns;
  site: RowSite;
  labels: FacetLabels;
  now: Date;
  /** The ids of the cars that the site withholds: columns have no stock numbers. */
  withheld?: ReadonlySet<string>;
};

type Read<Kind extends Condition['kind']> = (
  condition: Extract<Condition, { kind: Kind }>,
  over: RowsOver,
) => RowCondition;

/** A condition over columns: made once for each search, so that no row is asked what the condition means. */
export function compileCondition(condition: Condition, over: RowsOver): RowCondition {
  return (readers[condition.kind] as Read<typeof condition.kind>)(condition, over);
}

const readers: { readonly [Kind in Condition['kind']]: Read<Kind> } = {
  values: ({ attribute, values }, { columns, labels }) =>
    hasCode(
      columns,
      attribute,
      values.map((value) => labels.code(attribute, value)),
    ),
  codes: ({ attribute, codes }, { columns }) => hasCode(columns, attribute, codes),
  bands: ({ fact, bands }, { columns, site }) => {
    const { values, least } = rowNumbers(columns, fact, site);
    const spans = bands.map(({ min = 0, below = Infinity }) => ({ from: Math.max(min, least), to: below }));
    return { kind: 'bands', column: values, bands: spans };
  },
  range: ({ fact, min = 0, max = Infinity }, { columns, site }) => {
    const { values, least } = rowNumbers(columns, fact, site);
    const span = { from: Math.max(min, least), to: Math.floor(max) + 1 };
    return { kind: 'bands', column: values, bands: [span] };
  },
  features: ({ codes }, { columns }) => {
    if (codes.includes(NO_SUCH_VALUE)) return { kind: 'test', test: () => false };
    const bits = codes.reduce((sum, code) => sum | (1 << (code - 1)), 0);
    return { kind: 'bits', column: columns.data.features, bits };
  },
  offer: (_offer, { columns }) => ({ kind: 'marks', marks: columns.data.offers }),
  arrived: ({ days }, { columns, now }) => {
    const { createdAt } = columns.data;
    const since = now.getTime() - days * DAY_MS;
    return { kind: 'test', test: (row) => createdAt[row]! >= since };
  },
  any: ({ conditions }, over) => ({
    kind: 'any',
    conditions: conditions.map((condition) => compileCondition(condition, over)),
  }),
  none: ({ conditions }, over) => ({
    kind: 'none',
    conditions: conditions.map((condition) => compileCondition(condition, over)),
  }),
  withheld: (_stocknums, { columns, withheld }) => {
    const { ids } = columns.data;
    if (!withheld) throw new Error('Nobody has looked up which cars are withheld');
    return { kind: 'test', test: (row) => !withheld.has(ids[row]!) };
  },
  sold: ({ days }, { columns, labels, now }) => {
    const { codes, soldAt } = columns.data;
    const sold = labels.code('status', 'sold');
    const since = days > 0 ? now.getTime() - days * DAY_MS : Infinity;
    return { kind: 'test', test: (row) => codes.status[row] !== sold || soldAt[row]! >= since };
  },
};

/** Codes above the largest, and those below 0, no row has. */
function hasCode(columns: StockColumns, attribute: FacetAttribute, codes: readonly number[]): RowCondition {
  const column = columns.data.codes[attribute];
  const most = columns.most(attribute, column);
  const accepted = new Uint8Array(most + 1);
  for (const code of codes) if (code >= 0 && code <= most) accepted[code] = 1;
  return { kind: 'codes', column, accepted };
}
