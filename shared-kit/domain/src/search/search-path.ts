import { searchHref } from './search-url';
import { toSlug } from '../text/to-slug';

/** The page of reduced cars, and what the search API calls it. */
export const OFFERS_PATH = '/special-offers';
export const OFFERS_SCOPE = 'special-offers';

/** Where somebody says what they can spend. */
export const PRICE_SEARCH_PATH = '/search-by-price';

/** Words of a results path that every site has; no dealership or make may be called so. */
export const fixedScopeNames = [
  'new-cars',
  'demo-cars',
  'used-cars',
  'new-and-demo-cars',
  'new-used-and-demo-cars',
] as const;
export type FixedScope = (typeof fixedScopeNames)[number];

/**
 * The results page of words that are already spelt as in an address: a fixed scope, a dealership's slug, what a page
 * was opened with. Nothing else writes such an address; eslint refuses it.
 */
export function scopePath(scope: string, model?: string): string {
  return ['/search', scope, ...(model === undefined ? [] : [model])].join('/');
}

/** Whether a page of that path is one of results. */
export function isResultsPath(pathname: string): boolean {
  return pathname === OFFERS_PATH || pathname.startsWith('/search/');
}

/** Results of everything a site shows. */
export const ALL_STOCK = '/search/new-used-and-demo-cars';

/** The cars of one condition. */
export function conditionPath(type: 'new' | 'used' | 'demo'): string {
  return scopePath(`${type}-cars`);
}

/** A make's results page, or a model's. */
export function makePath(make: string, model?: string): string {
  return scopePath(toSlug(make), model === undefined ? undefined : toSlug(model));
}

/** Every car of a body type. */
export function bodyPath(body: string): string {
  return searchHref(ALL_STOCK, { filters: { body: [body] } });
}
