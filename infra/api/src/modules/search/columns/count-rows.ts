import type { FacetItem } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import { featureLabels } from '../../stock/index/known-features';
import { bandLowerEnds, isFacetAttribute } from '../counted-facets';
import type { CountedFacet } from '../counted-facets';
import { featureItems } from '../extra-facets';
import { priceNumbers } from './row-filters';
import { NONE } from './stock-columns';
import type { StockColumns } from './stock-columns';

/** Adds up the codes of a facet over some rows. Code 0 stands for no value and is not counted. */
export function countFacet(
  columns: StockColumns,
  facet: CountedFacet,
  site: TenantSite,
  parts: readonly Uint32Array[],
): Map<number, number> {
  const { name, codes } = facetCodes(columns, facet, site);
  const most = columns.derive(`most ${name}`, () => codes.reduce((least, code) => Math.max(least, code), 0));
  const counts = new Uint32Array(most + 1);
  for (const rows of parts) for (let index = 0; index < rows.length; index++) counts[codes[rows[index]!]!]!++;
  const found = new Map<number, number>();
  for (let code = 1; code <= most; code++) if (counts[code]! > 0) found.set(code, counts[code]!);
  return found;
}

/** A row's code of a facet: of the dictionary, or the number of its band. */
function facetCodes(columns: StockColumns, facet: CountedFacet, site: TenantSite) {
  if (isFacetAttribute(facet)) return { name: facet, codes: columns.data.codes[facet] };
  const numbers = facet === 'price' ? priceNumbers(columns, site) : columns.data.numbers[facet];
  const name = `bands ${facet} ${facet === 'price' && site.config.flags.subscription_site ? 'by the week' : ''}`;
  const steps = bandLowerEnds(facet);
  const codes = columns.derive(name, () =>
    numbers.map((value) => (value === NONE ? 0 : steps.findLastIndex((step) => value >= step) + 1)),
  );
  return { name, codes };
}

/** Features add up, so each counts the cars that have it besides those already chosen. */
export function countFeatures({ data: { features } }: StockColumns, met: Uint32Array): FacetItem[] {
  const counts = featureLabels.map((_label, index) => ({ code: index + 1, count: 0 }));
  for (const row of met) {
    const bits = features[row] ?? 0;
    for (const counted of counts) if (bits & (1 << (counted.code - 1))) counted.count++;
  }
  return featureItems(counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count));
}
