import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { TenantSite } from '../../../plugins/tenant';
import type { Sentence } from '../sentence/read-sentence';
import type { SiteCatalogue } from '../site-catalogue.repository';

/** Which part of the hits: `limit` of them after `offset`. */
export type Paging = { limit: number; offset: number };

/** Finds cars among those a site shows. Another engine may stand behind it (docs/architecture.md, "How a search goes"). */
export type StockSearch = {
  /** One page of hits with the facets of the site's filters; `state.page` says which unless `paging` does. */
  search: (site: TenantSite, state: SearchState, paging?: Paging) => Promise<SearchResponse>;
  /** Hits alone, in the order of `state.sortBy`, the first `limit` of them. */
  hits: (site: TenantSite, state: SearchState, limit: number) => Promise<CarCard[]>;
  /** The search with its words read as filters; null when none stands for one. */
  understand: (site: TenantSite, state: SearchState) => Promise<Sentence | null>;
  /** Cars that can be bought whose stock number begins so. */
  byStockNumber: (site: TenantSite, beginning: string, limit: number) => Promise<CarCard[]>;
  /** What the site has in stock, by name. */
  catalogue: (site: TenantSite) => Promise<SiteCatalogue>;
};

/** Hits on a page (S9-04). */
export const PAGE_SIZE = 21;
