import type { FacetItem, SearchState } from '@shared-kit/contracts/search.contract';
import { facetAttributeNames } from '../stock/index/facet-attributes';
import type { FacetAttribute } from '../stock/index/facet-attributes';
import type { FacetCounts } from './count-facets';
import type { FacetLabels } from './facet-labels';

/** The most frequent values that a facet lists; chosen ones are listed whatever their count. */
const MAX_VALUES = 200;
const CAR_TYPES = ['new', 'demo', 'used'];

/** Filters of a site that are answered by the facet of a band. */
const FACET_OF_FILTER: Readonly<Record<string, FacetAttribute>> = {
  price: 'price_range',
  weekly: 'weekly_price_range',
};

const isFacet = (name: string): name is FacetAttribute => (facetAttributeNames as readonly string[]).includes(name);

/** Facets to count: those of the site's filters and those the shopper already uses. */
export function wantedFacets(siteFilters: readonly string[], { filters }: SearchState): FacetAttribute[] {
  const names = [...siteFilters.map((name) => FACET_OF_FILTER[name] ?? name), ...Object.keys(filters)];
  return [...new Set(names)].filter(isFacet);
}

/** Counted codes as the lists a page shows: values in their natural order, else the most frequent first. */
export function facetLists(
  counts: FacetCounts['facets'],
  attributes: readonly FacetAttribute[],
  { filters }: SearchState,
  labels: FacetLabels,
) {
  const lists: Record<string, FacetItem[]> = {};
  for (const attribute of attributes) {
    const items: FacetItem[] = [];
    for (const [code, count] of counts.get(attribute) ?? []) {
      const value = labels.label(attribute, code);
      if (value !== undefined) items.push({ label: labelOf(attribute, value), value, count });
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

function labelOf(attribute: FacetAttribute, value: string): string {
  switch (attribute) {
    case 'car_type':
    case 'item_type':
      return value.charAt(0).toUpperCase() + value.slice(1);
    case 'status':
      return STATUS_LABELS[value] ?? value;
    case 'certified':
      return 'Certified';
    case 'price_range':
      return bandLabel(value, '');
    case 'weekly_price_range':
      return bandLabel(value, ' a week');
    default:
      return value;
  }
}

const STATUS_LABELS: Readonly<Record<string, string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
};

/** "10000:15000" -> "$10,000 – $15,000". */
function bandLabel(band: string, unit: string): string {
  const [min = '', max = ''] = band.split(':');
  const money = (dollars: string) => `$${Number(dollars).toLocaleString('en-AU')}`;
  if (max === '') return `${money(min)}${unit} and over`;
  return Number(min) === 0 ? `Under ${money(max)}${unit}` : `${money(min)} – ${money(max)}${unit}`;
}

function orderOf(attribute: FacetAttribute): (a: FacetItem, b: FacetItem) => number {
  switch (attribute) {
    case 'car_type':
      return (a, b) => CAR_TYPES.indexOf(a.value) - CAR_TYPES.indexOf(b.value);
    case 'year':
      return (a, b) => Number(b.value) - Number(a.value);
    case 'seats':
      return (a, b) => Number(a.value) - Number(b.value);
    case 'price_range':
    case 'weekly_price_range':
      return (a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10);
    default:
      return (a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en');
  }
}
