import type { FacetItem } from '@shared-kit/contracts/search/search.contract';
import { featureLabels } from '../../../stock/index/known-features.service';
import { bandFact, bandLowerEnds, isFacetAttribute } from '../../facets/counted-facets';
import type { CountedFacet } from '../../facets/counted-facets';
import { featureItems } from '../../facets/extra-facets.repository';
import { rowNumbers } from './row-numbers';
import type { RowNumbers, RowSite } from './row-numbers';
import type { Codes, StockColumns } from '../stock-columns';

/** Fewer rows are counted sooner than two sums are put together. */
const FEW_ROWS = 5_000;

/** Adds up the codes of a facet over some rows. Code 0 stands for no value and is not counted. */
export function countFacet(
  columns: StockColumns,
  facet: CountedFacet,
  site: RowSite,
  parts: readonly Uint32Array[],
): Map<number, number> {
  const { most, codes } = facetCodes(columns, facet, site);
  const counts = new Uint32Array(most + 1);
  for (const rows of parts) addUp(counts, codes, rows);
  const found = new Map<number, number>();
  for (let code = 1; code < counts.length; code++) if (counts[code]! > 0) found.set(code, counts[code]!);
  return found;
}

/** Neighbours count apart: most cars are alike, and a sum waits for the one before it to be written. */
function addUp(counts: Uint32Array, codes: Codes, rows: Uint32Array): void {
  const { length } = counts;
  const apart = new Uint32Array(rows.length > FEW_ROWS ? length : 0);
  let index = 0;
  if (apart.length > 0)
    for (; index + 1 < rows.length; index += 2) {
      counts[codes[rows[index]!]!]!++;
      apart[codes[rows[index + 1]!]!]!++;
    }
  for (; index < rows.length; index++) counts[codes[rows[index]!]!]!++;
  for (let code = 0; code < apart.length; code++) counts[code]! += apart[code]!;
}

/** A row's code of a facet, of the dictionary or the number of its band, and the largest there can be. */
function facetCodes(columns: StockColumns, facet: CountedFacet, site: RowSite): { most: number; codes: Codes } {
  if (isFacetAttribute(facet)) {
    const codes = columns.data.codes[facet];
    return { most: columns.most(facet, codes), codes };
  }
  const steps = bandLowerEnds(facet);
  return { most: steps.length, codes: bandsOf(columns, rowNumbers(columns, bandFact(facet), site), steps) };
}

/** The number of each row's band, counting from 1. */
export function bandsOf(
  columns: StockColumns,
  { name, values, least, own }: RowNumbers,
  steps: readonly number[],
): Codes {
  const known = own?.get('bands');
  if (known) return known;
  const make = () => {
    const bands = new Uint16Array(values.length);
    for (let row = 0; row < bands.length; row++) {
      let band = values[row]! < least ? 0 : steps.length;
      while (band > 0 && values[row]! < steps[band - 1]!) band--;
      bands[row] = band;
    }
    own?.set('bands', bands);
    return bands;
  };
  return own ? make() : columns.derive(`bands ${name} from ${least}`, make);
}

/** Features add up, so each counts the cars that have it besides those already chosen. */
export function countFeatures({ data: { features } }: StockColumns, matched: Uint32Array): FacetItem[] {
  const counts = new Uint32Array(32);
  for (let index = 0; index < matched.length; index++)
    // The lowest bit that is set, until none is.
    for (let bits = features[matched[index]!]!; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]!++;
  return featureItems(
    featureLabels
      .map((_label, index) => ({ code: index + 1, count: counts[index]! }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count),
  );
}
