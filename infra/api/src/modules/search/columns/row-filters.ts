import type { ListFilter, Relaxation, SearchState } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import { featureLabels } from '../../stock/index/known-features';
import { categories } from '../categories';
import type { Category } from '../categories';
import type { CountedFacet } from '../counted-facets';
import type { FacetLabels } from '../facet-labels';
import { inAnyCategory } from './row-categories';
import { NONE } from './stock-columns';
import type { StockColumns } from './stock-columns';

/** Whether a row meets a condition. */
export type RowTest = (row: number) => boolean;

/** A filter the shopper set, over columns. `facet` stays open to more choices of the same kind. */
export type RowFilter = {
  facet: CountedFacet | 'categories' | undefined;
  test: RowTest;
  part: Pick<Relaxation, 'kind' | 'name'>;
};

type Over = { columns: StockColumns; site: TenantSite; labels: FacetLabels; now: Date };

/** The same filters as `shopperFilters` writes in SQL. */
export function rowFilters({ filters, ranges }: SearchState, over: Over): RowFilter[] {
  const found: RowFilter[] = [];
  for (const [name, values] of Object.entries(filters) as [ListFilter, string[]][]) {
    const test = values.length > 0 ? listTest(name, values, over) : undefined;
    if (test)
      found.push({ facet: name === 'filtered_features' ? undefined : name, test, part: { kind: 'filter', name } });
  }
  for (const name of ['price', 'km', 'year', 'weekly'] as const) {
    const { min, max } = ranges[name] ?? {};
    if (min === undefined && max === undefined) continue;
    const test = withinTest(rangeColumn(name, over), min, max, name === 'year' ? 0 : NONE);
    found.push({ facet: undefined, test, part: { kind: 'range', name } });
  }
  return found;
}

/** What the site calls the price (S4-21): by the week on a subscription site, where there is one. */
export function priceNumbers(columns: StockColumns, { config }: TenantSite): Int32Array {
  const { price, subscription_price: weekly } = columns.data.numbers;
  if (!config.flags.subscription_site) return price;
  return columns.derive('subscription or price', () =>
    price.map((value, row) => ((weekly[row] ?? 0) > 0 ? (weekly[row] ?? 0) : value)),
  );
}

function rangeColumn(name: 'price' | 'km' | 'year' | 'weekly', { columns, site }: Over): Int32Array {
  const { codes, numbers } = columns.data;
  if (name === 'price') return priceNumbers(columns, site);
  if (name === 'year') return codes.year;
  return name === 'km' ? numbers.km : numbers.weekly_repayment;
}

function withinTest(numbers: Int32Array, min = -Infinity, max = Infinity, none = NONE): RowTest {
  return (row) => {
    const value = numbers[row] ?? none;
    return value !== none && value >= min && value <= max;
  };
}

function listTest(name: ListFilter, values: readonly string[], over: Over): RowTest | undefined {
  const { columns, site, labels, now } = over;
  const { numbers } = columns.data;
  switch (name) {
    case 'price':
    case 'price_range':
      return bandsTest(priceNumbers(columns, site), values);
    case 'km':
      return bandsTest(numbers.km, values);
    case 'subscription_price':
      return bandsTest(numbers.subscription_price, values);
    case 'weekly_price_range':
      return bandsTest(numbers.weekly_repayment, values);
    case 'filtered_features':
      return featuresTest(columns, values);
    case 'categories': {
      const known = values.filter((value): value is Category => (categories as readonly string[]).includes(value));
      return known.length > 0 ? inAnyCategory(known, columns, labels, now) : undefined;
    }
    default: {
      const column = columns.data.codes[name];
      const codes = new Set(values.map((value) => labels.code(name, value)));
      return (row) => codes.has(column[row] ?? 0);
    }
  }
}

/** Every named feature must be there. */
function featuresTest({ data: { features } }: StockColumns, values: readonly string[]): RowTest {
  const known = featureLabels.map((label) => label.toLowerCase());
  const codes = values.map((value) => known.indexOf(value.trim().toLowerCase()));
  if (codes.includes(-1)) return () => false;
  const wanted = codes.reduce((bits, code) => bits | (1 << code), 0);
  return (row) => ((features[row] ?? 0) & wanted) === wanted;
}

/** Bands written `min:max`: the minimum belongs to a band, the maximum does not. */
function bandsTest(numbers: Int32Array, bands: readonly string[]): RowTest {
  const ends = bands.flatMap((band) => {
    const [, min, max] = /^(\d{0,9}):(\d{0,9})$/.exec(band) ?? [];
    if (min === undefined || max === undefined) return [];
    return [{ min: min === '' ? -Infinity : Number(min), max: max === '' ? Infinity : Number(max) }];
  });
  return (row) => {
    const value = numbers[row] ?? NONE;
    return value !== NONE && ends.some(({ min, max }) => value >= min && value < max);
  };
}
