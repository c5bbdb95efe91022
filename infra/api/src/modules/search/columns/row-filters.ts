import type { ListFilter, Relaxation, SearchState } from '@shared-kit/contracts/search.contract';
import { featureLabels } from '../../stock/index/known-features.service';
import { knownCategories } from '../request/categories';
import type { CountedFacet } from '../facets/counted-facets';
import type { FacetLabels } from '../facets/facet-labels';
import type { SearchedSite } from '../searched-site';
import { inAnyCategory } from './row-categories';
import type { Band, RowCondition } from './row-condition';
import { NONE } from './stock-columns';
import type { Codes, StockColumns } from './stock-columns';

/** A filter the shopper set, over columns. `facet` stays open to more choices of the same kind. */
export type RowFilter = {
  facet: CountedFacet | 'categories' | undefined;
  condition: RowCondition;
  part: Pick<Relaxation, 'kind' | 'name'>;
};

type Over = { columns: StockColumns; site: SearchedSite; labels: FacetLabels; now: Date };

/** The same filters as `shopperFilters` writes in SQL. */
export function rowFilters({ filters, ranges, excluded = {} }: SearchState, over: Over): RowFilter[] {
  const found: RowFilter[] = [];
  for (const [name, values] of Object.entries(filters) as [ListFilter, string[]][]) {
    const condition = values.length > 0 ? listCondition(name, values, over) : undefined;
    if (condition)
      found.push({ facet: name === 'filtered_features' ? undefined : name, condition, part: { kind: 'filter', name } });
  }
  for (const [name, values] of Object.entries(excluded) as [ListFilter, string[]][]) {
    const conditions = values.flatMap((value) => listCondition(name, [value], over) ?? []);
    if (conditions.length > 0)
      found.push({ facet: undefined, condition: { kind: 'none', conditions }, part: { kind: 'excluded', name } });
  }
  return [...found, ...rangeFilters(ranges, over)];
}

function rangeFilters(ranges: SearchState['ranges'], over: Over): RowFilter[] {
  return (['price', 'km', 'year', 'weekly'] as const).flatMap((name) => {
    const { min, max } = ranges[name] ?? {};
    if (min === undefined && max === undefined) return [];
    // From the smallest number there is: a missing one is below it.
    const from = Math.max(min ?? 0, name === 'year' ? 1 : 0);
    const to = max === undefined ? Infinity : Math.floor(max) + 1;
    const condition = { kind: 'bands' as const, column: rangeColumn(name, over), bands: [{ from, to }] };
    return [{ facet: undefined, condition, part: { kind: 'range' as const, name } }];
  });
}

/** What the site calls the price (S4-21): by the week on a subscription site, where there is one. */
export function priceNumbers(columns: StockColumns, { config }: SearchedSite): Int32Array {
  const { price, subscription_price: weekly } = columns.data.numbers;
  if (!config.flags.subscription_site) return price;
  return columns.derive('subscription or price', () =>
    price.map((value, row) => ((weekly[row] ?? 0) > 0 ? (weekly[row] ?? 0) : value)),
  );
}

/** What a car costs a week (S4-21): its subscription where the site has that, else a loan's repayment. */
export function weeklyNumbers(columns: StockColumns, { config }: SearchedSite): Int32Array {
  const { subscription_price: subscription, weekly_repayment: repayment } = columns.data.numbers;
  if (!config.flags.subscription_site) return repayment;
  return columns.derive('subscription', () => subscription.map((value) => (value > 0 ? value : NONE)));
}

function rangeColumn(name: 'price' | 'km' | 'year' | 'weekly', { columns, site }: Over): Codes {
  const { codes, numbers } = columns.data;
  if (name === 'price') return priceNumbers(columns, site);
  if (name === 'year') return codes.year;
  return name === 'km' ? numbers.km : weeklyNumbers(columns, site);
}

function listCondition(name: ListFilter, values: readonly string[], over: Over): RowCondition | undefined {
  const { columns, site, labels, now } = over;
  const { numbers, codes } = columns.data;
  switch (name) {
    case 'price':
    case 'price_range':
      return inBands(priceNumbers(columns, site), values);
    case 'km':
      return inBands(numbers.km, values);
    case 'subscription_price':
      return inBands(numbers.subscription_price, values);
    case 'weekly_price_range':
      return inBands(weeklyNumbers(columns, site), values);
    case 'filtered_features':
      return hasFeatures(columns, values);
    case 'categories':
      return { kind: 'test', test: inAnyCategory(knownCategories(values), columns, labels, now) };
    default:
      return hasCode(
        codes[name],
        columns.most(name, codes[name]),
        values.map((value) => labels.code(name, value)),
      );
  }
}

/** Codes above `most`, and those below 0, no row has. */
export function hasCode(column: Codes, most: number, codes: Iterable<number>): RowCondition {
  const accepted = new Uint8Array(most + 1);
  for (const code of codes) if (code >= 0 && code <= most) accepted[code] = 1;
  return { kind: 'codes', column, accepted };
}

/** Every named feature must be there. */
function hasFeatures({ data: { features } }: StockColumns, values: readonly string[]): RowCondition {
  const known = featureLabels.map((label) => label.toLowerCase());
  const codes = values.map((value) => known.indexOf(value.trim().toLowerCase()));
  if (codes.includes(-1)) return { kind: 'test', test: () => false };
  return { kind: 'bits', column: features, bits: codes.reduce((bits, code) => bits | (1 << code), 0) };
}

/** Bands written `min:max`: the minimum belongs to a band, the maximum does not. */
function inBands(column: Int32Array, written: readonly string[]): RowCondition {
  const bands = written.flatMap((band): Band[] => {
    const [, min, max] = /^(\d{0,9}):(\d{0,9})$/.exec(band) ?? [];
    if (min === undefined || max === undefined) return [];
    return [{ from: Number(min), to: max === '' ? Infinity : Number(max) }];
  });
  return { kind: 'bands', column, bands };
}
