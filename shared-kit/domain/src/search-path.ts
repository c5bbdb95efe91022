import { searchHref } from './search-url';

/** Results of everything a site shows. */
export const ALL_STOCK = '/search/new-used-and-demo-cars';

/** The page of reduced cars, and what the search API calls it. */
export const OFFERS_PATH = '/special-offers';
export const OFFERS_SCOPE = 'special-offers';

/** Words of a results path that every site has; no dealership or make may be called so. */
export const fixedScopeNames = [
  'new-cars',
  'demo-cars',
  'used-cars',
  'new-and-demo-cars',
  'new-used-and-demo-cars',
] as const;
export type FixedScope = (typeof fixedScopeNames)[number];

/** "Land Rover" -> "land-rover", "CX-5" -> "cx-5": how results paths spell makes, models and dealerships. */
export function toSlug(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A make's results page, or a model's. */
export function makePath(make: string, model?: string): string {
  return ['/search', toSlug(make), ...(model === undefined ? [] : [toSlug(model)])].join('/');
}

/** Every car of a body type. */
export function bodyPath(body: string): string {
  return searchHref(ALL_STOCK, { filters: { body: [body] } });
}
