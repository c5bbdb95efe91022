import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { countFacets } from '../facets/count-facets.repository';
import { facetColumn } from '../facets/counted-facets';
import { extraFacets } from '../facets/extra-facets.repository';
import type { FacetLabels } from '../facets/facet-labels.repository';
import { facetLists, wantedFacets } from '../facets/facet-lists';
import type { SqlSite } from '../filters/number-sql';
import { findHits } from './find-hits.repository';
import type { Nearby } from './nearby';
import { findRelaxations } from './relaxations.repository';
import type { ShopperFilter } from './search-conditions';
import type { Paging } from './stock-search.port';

/** A search as SQL: what the site shows, what the shopper filters by, what the words mean. */
export type Conditions = {
  scope: SQL[];
  filters: ShopperFilter[];
  words: SQL[];
  labels: FacetLabels;
  nearby: Nearby | undefined;
};

type StockQuery = { site: TenantSite & SqlSite; state: SearchState; conditions: Conditions; paging: Paging; now: Date };
type Found = Omit<SearchResponse, 'stockCount' | 'bounds' | 'pages' | 'ms'>;

/** Counts all facets, then reads one page of hits; without any hit it says what stands in the way. */
export async function searchStock(tx: Tx, { site, state, conditions, paging, now }: StockQuery): Promise<Found> {
  const { scope, filters, words, labels, nearby } = conditions;
  const attributes = wantedFacets(site.config.search_filters, state);
  const { total, facets } = await countFacets(tx, {
    scope: [...scope, ...words],
    filters,
    attributes,
    radixOf: (attribute) => labels.radix(attribute),
    columnOf: (attribute) => facetColumn(attribute, site),
  });
  if (attributes.includes('make') && hasModelOfMake(state))
    facets.set('make', await makesWithoutModel(tx, site, conditions));
  const page = {
    conditions: [...scope, ...words, ...filters.map(({ condition }) => condition)],
    sortBy: state.sortBy,
    metres: nearby?.metres,
    share: total / labels.cars,
    ...paging,
  };
  const hits = total > paging.offset ? await findHits(tx, site, page, now) : [];
  const extra = await extraFacets(tx, site.config.search_filters, state, {
    scope: [...scope, ...words],
    filters,
    over: { site, labels, now },
  });
  return {
    hits,
    facets: { ...facetLists(facets, attributes, state, labels), ...extra },
    count: total,
    ...(nearby && { place: { label: nearby.label }, distances: distancesOf(hits, nearby) }),
    ...(total === 0 && { relaxations: await relaxationsOf(tx, conditions) }),
  };
}

export function hasModelOfMake({ filters }: SearchState): boolean {
  return (filters.make?.length ?? 0) > 0 && (filters.model?.length ?? 0) > 0;
}

/** Make and model drill down together: another make can be chosen, which then forgets the model and its badge. */
async function makesWithoutModel(tx: Tx, site: SqlSite, { scope, words, filters, labels }: Conditions) {
  const { facets } = await countFacets(tx, {
    scope: [...scope, ...words],
    filters: filters.filter(({ part }) => part.kind === 'excluded' || (part.name !== 'model' && part.name !== 'badge')),
    attributes: ['make'],
    radixOf: (attribute) => labels.radix(attribute),
    columnOf: (attribute) => facetColumn(attribute, site),
  });
  return facets.get('make') ?? new Map<number, number>();
}

/** Kilometres with one decimal. */
function distancesOf(hits: readonly CarCard[], { distanceOf }: Pick<Nearby, 'distanceOf'>): Record<string, number> {
  return Object.fromEntries(
    hits.flatMap((car) => {
      const km = distanceOf(car);
      return km === undefined ? [] : [[car.id, Math.round(km * 10) / 10] as const];
    }),
  );
}

function relaxationsOf(tx: Tx, { scope, filters, words }: Conditions) {
  const asked = words.map((condition) => ({ condition, part: { kind: 'query' as const, name: '' } }));
  return findRelaxations(tx, scope, [...asked, ...filters]);
}
