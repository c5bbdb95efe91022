import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';

/** A list of models that is longer waits for a make: nobody looks through hundreds. */
const MODELS_OF_ALL_MAKES = 50;

type Facets = SearchResponse['facets'];

/** By the facets they leave models out of: those are handed out again and again, and written once each. */
const withoutModels = memoByObject(({ model: _waits, ...shown }: Facets): Facets => shown);

/** What a page shows of its facets: without a make the models of a large stock would be a sixth of the answer. */
export function facetsOfPage(facets: Facets, { filters }: Pick<SearchState, 'filters'>): Facets {
  if (filters.make || filters.model || (facets['model']?.length ?? 0) <= MODELS_OF_ALL_MAKES) return facets;
  return withoutModels(facets);
}
