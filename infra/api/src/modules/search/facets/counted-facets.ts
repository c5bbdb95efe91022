import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { facetAttributeNames } from '../../stock/index/facet-attributes.service';
import type { FacetAttribute } from '../../stock/index/facet-attributes.service';
import type { NumberFact } from '../filters/number-facts';
import { numberSql } from '../filters/number-sql';
import type { SqlSite } from '../filters/number-sql';
import { KM_STEPS, PRICE_STEPS, WEEKLY_STEPS } from '../../stock/index/value-buckets.service';

/** Facets counted in bands of a number that every row carries: lower ends of the bands. */
const bandSteps = {
  km: KM_STEPS,
  price: PRICE_STEPS,
  subscription_price: WEEKLY_STEPS,
  weekly_price_range: WEEKLY_STEPS,
} as const;
type BandFacet = keyof typeof bandSteps;

/** Whatever one scan of the search rows can count: a dictionary code of the index, or a band. */
export type CountedFacet = FacetAttribute | BandFacet;

export const isFacetAttribute = (name: string): name is FacetAttribute =>
  (facetAttributeNames as readonly string[]).includes(name);
const isBandFacet = (name: string): name is BandFacet => Object.hasOwn(bandSteps, name);
export const isCountedFacet = (name: string): name is CountedFacet => isFacetAttribute(name) || isBandFacet(name);

/** One more than the largest code of a band facet; undefined for others. */
export function bandRadix(facet: CountedFacet): number | undefined {
  return isBandFacet(facet) ? bandSteps[facet].length + 1 : undefined;
}

/** The number that a facet's bands are of. */
export function bandFact(facet: BandFacet): NumberFact {
  return facet === 'weekly_price_range' ? 'weekly' : facet;
}

/** Lower ends of a facet's bands: the first band's code is 1. */
export function bandLowerEnds(facet: BandFacet): readonly number[] {
  return bandSteps[facet];
}

/** The band a code stands for, as a results URL writes it: `min:max`. */
export function bandOf(facet: CountedFacet, code: number): string | undefined {
  if (!isBandFacet(facet)) return undefined;
  const steps: readonly number[] = bandSteps[facet];
  const min = steps[code - 1];
  return min === undefined ? undefined : `${min}:${steps[code] ?? ''}`;
}

/** Where a row's code of a facet stands, 0 for none. */
export function facetColumn(facet: CountedFacet, site: SqlSite): SQL {
  if (isFacetAttribute(facet)) return sql.raw(`f.${facet}`);
  const steps = sql.raw(`array[${bandSteps[facet].join(', ')}]`);
  return sql`coalesce(width_bucket(${numberSql(bandFact(facet), site)}, ${steps}), 0)`;
}
