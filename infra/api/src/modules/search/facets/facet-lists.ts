import type { FacetItem, SearchState } from '@shared-kit/contracts/search/search.contract';
import { valueUnderTitle } from '@shared-kit/domain/search/value-words';
import { isCountedFacet } from './counted-facets';
import type { CountedFacet } from './counted-facets';
import type { FacetCounts } from './count-facets.repository';
import type { FacetLabels } from './facet-labels.repository';

/** The most frequent values that a facet lists; chosen ones are listed whatever their count. */
const MAX_VALUES = 200;
const CAR_TYPES = ['new', 'demo', 'used'];

/** Names that a site's list of filters uses for a range with two ends; as filters of a URL they are bands. */
const RANGE_FIELDS = new Set(['price', 'km', 'weekly']);

/** Facets to count: those of the site's filters and those the shopper already uses. */
export function wantedFacets(siteFilters: readonly string[], { filters }: SearchState): CountedFacet[] {
  const names = [...siteFilters.filter((name) => !RANGE_FIELDS.has(name)), ...Object.keys(filters)];
  return [...new Set(names)].filter(isCountedFacet);
}

/** Counted codes as the lists a page shows: values in their natural order, else the most frequent first. */
export function facetLists(
  counts: FacetCounts['facets'],
  attributes: readonly CountedFacet[],
  { filters }: SearchState,
  labels: FacetLabels,
) {
  const lists: Record<string, FacetItem[]> = {};
  for (const attribute of attributes) {
    const items: FacetItem[] = [];
    for (const [code, count] of counts.get(attribute) ?? []) {
      const value = labels.label(attribute, code);
      if (value !== undefined) items.push({ label: valueUnderTitle(attribute, value), value, count });
    }
    const chosen = new Set(
      (filters as Record<string, string[] | undefined>)[attribute]?.map((value) => value.toLowerCase()),
    );
    lists[attribute] = items
      .toSorted(orderOf(attribute))
      .filter(({ value }, index) => index < MAX_VALUES || chosen.has(value.toLowerCase()));
  }
  return lists;
}

function orderOf(attribute: CountedFacet): (a: FacetItem, b: FacetItem) => number {
  switch (attribute) {
    case 'car_type':
      return (a, b) => CAR_TYPES.indexOf(a.value) - CAR_TYPES.indexOf(b.value);
    case 'year':
      return (a, b) => Number(b.value) - Number(a.value);
    case 'seats':
      return (a, b) => Number(a.value) - Number(b.value);
    case 'price_range':
    case 'price':
    case 'weekly_price_range':
    case 'subscription_price':
    case 'km':
      return (a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10);
    default:
      return (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en');
  }
}
