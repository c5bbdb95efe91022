import { listFilters, rangeFilters } from '@shared-kit/contracts/search/search-fields';
import type { ListFilter, RangeFilter } from '@shared-kit/contracts/search/search-fields';
import type { Refinements, SearchRequest, SearchState } from '@shared-kit/contracts/search/search.contract';

type Chosen = Pick<SearchState, 'filters' | 'ranges'>;

/** The state a request in the specification's words asks for; what both name must meet both. */
export function stateOfRequest({ search_filters, filters, query, sort }: SearchRequest): SearchState {
  const [scope, chosen] = [readRefinements(search_filters), readRefinements(filters)];
  return {
    query,
    page: 1,
    sortBy: sort,
    filters: { ...chosen.filters, ...narrowed(scope.filters, chosen.filters) },
    ranges: { ...chosen.ranges, ...scope.ranges },
  };
}

/** Lists as filters, objects as ranges: `price` may be either. */
export function readRefinements(refinements: Refinements): Chosen {
  const chosen: Chosen = { filters: {}, ranges: {} };
  for (const [name, value] of Object.entries(refinements)) {
    if (Array.isArray(value)) {
      if (isOneOf<ListFilter>(listFilters, name)) chosen.filters[name] = value;
    } else if (value && isOneOf<RangeFilter>(rangeFilters, name)) chosen.ranges[name] = value;
  }
  return chosen;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return (names as readonly string[]).includes(name);
}

/** Of the values a shopper chose only those the scope has; all of the scope's where none was chosen. */
function narrowed(scope: Chosen['filters'], chosen: Chosen['filters']): Chosen['filters'] {
  return Object.fromEntries(
    Object.entries(scope).map(([name, values]) => {
      const own = chosen[name as ListFilter];
      const both = values.filter((value) => own?.some((other) => other.toLowerCase() === value.toLowerCase()));
      // A value that no car has stands for "none of them".
      return [name, own === undefined ? values : both.length > 0 ? both : ['\u0000']];
    }),
  );
}
