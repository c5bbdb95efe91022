import type { FacetItem, SearchResponse, SearchState } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import { categories } from '../categories';
import type { CountedFacet } from '../counted-facets';
import { categoryItems } from '../extra-facets';
import type { FacetLabels } from '../facet-labels';
import { facetLists, wantedFacets } from '../facet-lists';
import type { Nearby } from '../nearby';
import { hasModelOfMake } from '../search-stock';
import type { Paging } from '../stock-search.port';
import { countFacet, countFeatures } from './count-rows';
import { matchRows, relaxRows } from './match-rows';
import type { Matches } from './match-rows';
import { pageOfRows } from './order-rows';
import { categoryTest } from './row-categories';
import { rowFilters } from './row-filters';
import type { RowFilter } from './row-filters';
import type { StockColumns } from './stock-columns';

export type ColumnSearch = {
  columns: StockColumns;
  /** The rows that the site shows. */
  rows: Uint32Array;
  site: TenantSite;
  state: SearchState;
  paging: Paging;
  labels: FacetLabels;
  /** 1 for each row that has the words asked for; null where none were. */
  words: Uint8Array | null;
  nearby: Nearby | undefined;
  now: Date;
};

type Found = Pick<SearchResponse, 'count' | 'facets' | 'relaxations'> & { ids: string[] };
type Facets = Map<CountedFacet, Map<number, number>>;

/** A search over columns: the answer of `searchStock` without its cards. */
export function searchColumns(asked: ColumnSearch): Found {
  const { columns, rows, site, state, labels } = asked;
  const filters = filtersOf(asked);
  const attributes = wantedFacets(site.config.search_filters, state);
  const isOpen = ({ facet }: RowFilter) =>
    facet === 'categories' || (facet !== undefined && attributes.includes(facet));
  const open = filters.filter(isOpen);
  const closed = filters.filter((filter) => !isOpen(filter));
  const matches = matchRows(rows, testsOf(closed), testsOf(open));
  const counted: Facets = new Map(
    attributes.map((facet) => [facet, countFacet(columns, facet, site, counting(matches, open, facet))]),
  );
  if (attributes.includes('make') && hasModelOfMake(state)) counted.set('make', makesWithoutModel(asked, filters));
  const page = pageOfRows(columns, matches.met, { ...asked, sortBy: state.sortBy, kmByCode: asked.nearby?.kmByCode });
  return {
    count: matches.met.length,
    ids: page.flatMap((row) => columns.data.ids[row] ?? []),
    facets: { ...facetLists(counted, attributes, state, labels), ...extraFacets(asked, matches, open) },
    ...(matches.met.length === 0 && { relaxations: relaxRows(rows, filters) }),
  };
}

/** Words first, as `searchStock` weighs them. */
function filtersOf(asked: ColumnSearch): RowFilter[] {
  const { columns, words, nearby, state } = asked;
  const { location_name: locations } = columns.data.codes;
  const radius = state.near?.radius;
  return [
    ...(words === null
      ? []
      : [{ facet: undefined, test: (row: number) => words[row] === 1, part: { kind: 'query' as const, name: '' } }]),
    ...rowFilters(state, asked),
    ...(nearby?.kmByCode && radius !== undefined
      ? [
          {
            facet: undefined,
            test: (row: number) => (nearby.kmByCode?.get(locations[row] ?? 0) ?? Infinity) <= radius,
            part: { kind: 'near' as const, name: '' },
          },
        ]
      : []),
  ];
}

const testsOf = (filters: readonly RowFilter[]) => filters.map(({ test }) => test);

/** The rows a facet counts: those that meet everything, and those that fail its own filter alone. */
function counting({ met, missed }: Matches, open: readonly RowFilter[], facet: RowFilter['facet']): Uint32Array[] {
  return [met, ...missed.filter((_rows, index) => open[index]?.facet === facet)];
}

/** Another make can be chosen while a model is, which then forgets the model and its badge. */
function makesWithoutModel({ columns, rows, site }: ColumnSearch, filters: readonly RowFilter[]) {
  const others = filters.filter(({ part: { name } }) => name !== 'make' && name !== 'model' && name !== 'badge');
  return countFacet(columns, 'make', site, [matchRows(rows, testsOf(others), []).met]);
}

function extraFacets(asked: ColumnSearch, matches: Matches, open: readonly RowFilter[]): Record<string, FacetItem[]> {
  const { columns, site, state, labels, now } = asked;
  const isWanted = (name: 'filtered_features' | 'categories') =>
    site.config.search_filters.includes(name) || state.filters[name] !== undefined;
  const inCategory = () => {
    const parts = counting(matches, open, 'categories');
    const tests = categories.map((category) => categoryTest(category, columns, labels, now));
    return tests.map((test) => parts.reduce((sum, rows) => sum + countMet(rows, test), 0));
  };
  return {
    ...(isWanted('filtered_features') && { filtered_features: countFeatures(columns, matches.met) }),
    ...(isWanted('categories') && { categories: categoryItems(inCategory()) }),
  };
}

function countMet(rows: Uint32Array, test: (row: number) => boolean): number {
  let count = 0;
  for (const row of rows) if (test(row)) count++;
  return count;
}
