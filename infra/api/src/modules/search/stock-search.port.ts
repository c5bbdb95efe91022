import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { SearchResponse, SearchState } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../plugins/tenant';

/** Finds cars among those a site shows. Another engine may stand behind it (architecture section 9). */
export type StockSearch = {
  /** One page of hits with the facets of the site's filters. */
  search: (site: TenantSite, state: SearchState) => Promise<SearchResponse>;
  /** Hits alone, in the order of `state.sortBy`, the first `limit` of them. */
  hits: (site: TenantSite, state: SearchState, limit: number) => Promise<CarCard[]>;
};

/** Hits on a page (S9-04). */
export const PAGE_SIZE = 21;
