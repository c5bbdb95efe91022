import type { FacetItem, SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { categories, categoryTable } from '../../filters/categories';
import type { CountedFacet } from '../../facets/counted-facets';
import { categoryItems } from '../../facets/extra-facets.repository';
import type { FacetLabels } from '../../facets/facet-labels.repository';
import { facetLists, wantedFacets } from '../../facets/facet-lists';
import type { Nearby } from '../../find/nearby';
import { hasModelOfMake } from '../../find/search-stock';
import type { Paging } from '../../find/stock-search.port';
import { countFacet, countFeatures } from './count-facets';
import { matchRows, relaxRows } from './match-rows';
import type { Matches } from './match-rows';
import { pageOfRows } from './page-of-rows';
import { compileCondition } from './compile-condition';
import { rowTest } from './row-condition';
import type { RowSite } from './row-numbers';
import type { RowTest } from './row-condition';
import { rowFilters } from './row-filters';
import type { RowFilter } from './row-filters';
import type { StockColumns } from '../stock-columns';

export type ColumnSearch = {
  columns: StockColumns;
  /** The rows that the site shows. */
  rows: Uint32Array;
  /** What a search for nothing counts over all those rows, once it is known. */
  counted: Map<string, unknown>;
  site: RowSite;
  state: SearchState;
  paging: Paging;
  labels: FacetLabels;
  /** 1 for each row that has the words asked for; null where none were. */
  words: Uint8Array | null;
  nearby: Nearby | undefined;
  now: Date;
};

type Found = Pick<SearchResponse, 'count' | 'facets' | 'relaxations'> & { page: number[] };
type Facets = Map<CountedFacet, Map<number, number>>;

/** A search over columns: the answer of `searchStock` with rows for cards. */
export function searchColumns(search: ColumnSearch): Found {
  const { columns, rows, site, state, labels } = search;
  const filters = filtersOf(search);
  const attributes = wantedFacets(site.config.search_filters, state);
  const isOpen = ({ facet }: RowFilter) =>
    facet === 'categories' || (facet !== undefined && attributes.includes(facet));
  const open = filters.filter(isOpen);
  const matches = matchRows(
    rows,
    filters.filter((filter) => !isOpen(filter)),
    open,
  );
  const once = filters.length === 0 ? remember(search) : <Value>(_name: string, make: () => Value) => make();
  const facets: Facets = new Map(
    attributes.map((facet) => [
      facet,
      once(facet, () => countFacet(columns, facet, site, counting(matches, open, facet))),
    ]),
  );
  if (attributes.includes('make') && hasModelOfMake(state)) facets.set('make', makesWithoutModel(search, filters));
  return {
    count: matches.matched.length,
    page: pageOfRows(columns, matches.matched, { ...search, sortBy: state.sortBy, kmByCode: search.nearby?.kmByCode }),
    facets: { ...facetLists(facets, attributes, state, labels), ...extraFacets(search, { matches, open, once }) },
    ...(matches.matched.length === 0 && { relaxations: relaxRows(rows, filters) }),
  };
}

/** What the first page of a site shows is counted once. */
function remember({ counted }: ColumnSearch) {
  return <Value>(name: string, make: () => Value): Value => {
    if (!counted.has(name)) counted.set(name, make());
    return counted.get(name) as Value;
  };
}

/** Words first, as `searchStock` weighs them. */
function filtersOf(search: ColumnSearch): RowFilter[] {
  const { words, nearby, state } = search;
  const found = rowFilters(state, nearby?.filter, search);
  if (words !== null)
    found.unshift({ facet: undefined, condition: { kind: 'marks', marks: words }, part: { kind: 'query', name: '' } });
  return found;
}

/** The rows a facet counts: those that meet everything, and those that fail its own filter alone. */
function counting({ matched, missed }: Matches, open: readonly RowFilter[], facet: RowFilter['facet']): Uint32Array[] {
  return [matched, ...missed.filter((_rows, index) => open[index]?.facet === facet)];
}

/** Another make can be chosen while a model is, which then forgets the model and its badge. */
function makesWithoutModel({ columns, rows, site }: ColumnSearch, filters: readonly RowFilter[]) {
  const others = filters.filter(
    ({ part }) => part.kind === 'excluded' || !['make', 'model', 'badge'].includes(part.name),
  );
  return countFacet(columns, 'make', site, [matchRows(rows, others, []).matched]);
}

type Matched = { matches: Matches; open: readonly RowFilter[]; once: ReturnType<typeof remember> };

function extraFacets(search: ColumnSearch, { matches, open, once }: Matched): Record<string, FacetItem[]> {
  const { columns, site, state } = search;
  const isWanted = (name: 'filtered_features' | 'categories') =>
    site.config.search_filters.includes(name) || state.filters[name] !== undefined;
  const inCategory = () => {
    const parts = counting(matches, open, 'categories');
    const tests = categories.map((category) => rowTest(compileCondition(categoryTable[category].condition, search)));
    return tests.map((test) => parts.reduce((sum, rows) => sum + countMet(rows, test), 0));
  };
  const features = () => once('filtered_features', () => countFeatures(columns, matches.matched));
  return {
    ...(isWanted('filtered_features') && { filtered_features: features() }),
    ...(isWanted('categories') && { categories: categoryItems(once('categories', inCategory)) }),
  };
}

function countMet(rows: Uint32Array, test: RowTest): number {
  let count = 0;
  for (let index = 0; index < rows.length; index++) if (test(rows[index]!)) count++;
  return count;
}
