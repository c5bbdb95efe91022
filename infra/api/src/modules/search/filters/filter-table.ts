import { rangeFilters } from '@shared-kit/contracts/search/search-fields';
import type { ListFilter, Relaxation, SearchState } from '@shared-kit/contracts/search/search.contract';
import { featureLabels } from '../../stock/index/known-features.service';
import type { CountedFacet } from '../facets/counted-facets';
import { NO_SUCH_VALUE } from '../facets/facet-labels.repository';
import type { FacetAttribute } from '../../stock/index/facet-attributes.service';
import { inCategories } from './categories';
import type { Band, Condition } from './condition';
import type { NumberFact } from './number-facts';

/** How the values of a filter are read, and what of a car they are compared with. */
export type ListEntry =
  | { kind: 'values'; attribute: FacetAttribute }
  /** Values are written `min:max`. */
  | { kind: 'bands'; fact: NumberFact }
  | { kind: 'features' }
  | { kind: 'categories' };

const values = (attribute: FacetAttribute): ListEntry => ({ kind: 'values', attribute });
const bands = (fact: NumberFact): ListEntry => ({ kind: 'bands', fact });

/** Every filter of the search state that takes a list. Both searches read it, and the test that compares them. */
export const listTable: Readonly<Record<ListFilter, ListEntry>> = {
  badge: values('badge'),
  status: values('status'),
  car_type: values('car_type'),
  categories: { kind: 'categories' },
  city: values('city'),
  colour: values('colour'),
  dealership_name: values('dealership_name'),
  filtered_features: { kind: 'features' },
  item_type: values('item_type'),
  km: bands('km'),
  location_name: values('location_name'),
  make: values('make'),
  make_model: values('make_model'),
  model: values('model'),
  price: bands('price'),
  subscription_price: bands('subscription_price'),
  price_range: bands('price'),
  seats: values('seats'),
  body: values('body'),
  drive: values('drive'),
  fuel: values('fuel'),
  transmission: values('transmission'),
  state: values('state'),
  tag: values('tag'),
  weekly_price_range: bands('weekly'),
  year: values('year'),
  certified: values('certified'),
};

/** A filter the shopper set. */
export type ChosenFilter = {
  /** The facet that stays open to more choices of the same kind. */
  facet: CountedFacet | 'categories' | undefined;
  condition: Condition;
  /** What of the search it is. */
  part: Pick<Relaxation, 'kind' | 'name'>;
};

/** What the shopper asked for besides words and place: values of one filter are alternatives, filters add up. */
export function chosenFilters({ filters, ranges, excluded = {} }: SearchState): ChosenFilter[] {
  const found: ChosenFilter[] = [];
  for (const [name, wanted] of listsOf(filters)) {
    // Features add up: no further one is an alternative.
    const facet = name === 'filtered_features' ? undefined : name;
    found.push({ facet, condition: listCondition(name, wanted), part: { kind: 'filter', name } });
  }
  for (const [name, unwanted] of listsOf(excluded)) {
    const conditions = unwanted.map((value) => listCondition(name, [value]));
    found.push({ facet: undefined, condition: { kind: 'none', conditions }, part: { kind: 'excluded', name } });
  }
  for (const name of rangeFilters) {
    const { min, max } = ranges[name] ?? {};
    if (min === undefined && max === undefined) continue;
    found.push({
      facet: undefined,
      condition: { kind: 'range', fact: name, min, max },
      part: { kind: 'range', name },
    });
  }
  return found;
}

function listsOf(lists: SearchState['filters']): [ListFilter, string[]][] {
  return (Object.entries(lists) as [ListFilter, string[]][]).filter(([, wanted]) => wanted.length > 0);
}

function listCondition(name: ListFilter, wanted: readonly string[]): Condition {
  const entry = listTable[name];
  switch (entry.kind) {
    case 'values':
      return { ...entry, values: wanted };
    case 'bands':
      return { ...entry, bands: wanted.flatMap(readBand) };
    case 'features':
      return { kind: 'features', codes: wanted.map(featureCode) };
    case 'categories':
      return inCategories(wanted);
  }
}

/** What is no band holds no car. */
function readBand(written: string): Band[] {
  const [, min, below] = /^(\d{0,9}):(\d{0,9})$/.exec(written) ?? [];
  const number = (digits: string) => (digits === '' ? undefined : Number(digits));
  return min === undefined || below === undefined ? [] : [{ min: number(min), below: number(below) }];
}

const knownFeatures = featureLabels.map((label) => label.toLowerCase());

function featureCode(value: string): number {
  return knownFeatures.indexOf(value.trim().toLowerCase()) + 1 || NO_SUCH_VALUE;
}
