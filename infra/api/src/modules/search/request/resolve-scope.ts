import type { SearchScope } from '@shared-kit/contracts/search/search.contract';
import { OFFERS_SCOPE } from '@shared-kit/domain/search/search-path';
import type { FixedScope } from '@shared-kit/domain/search/search-path';
import type { SiteCatalogue } from '../site-catalogue.repository';
import { toSlug } from '@shared-kit/domain/text/to-slug';

/** Fixed words of a results path. Conditions in the order new, demo, used (S2-10). */
const fixedScopes: Readonly<Record<FixedScope, SearchScope>> = {
  'new-cars': { kind: 'car_type', label: 'New cars', filters: { car_type: ['new'] } },
  'demo-cars': { kind: 'car_type', label: 'Demo cars', filters: { car_type: ['demo'] } },
  'used-cars': { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } },
  'new-and-demo-cars': { kind: 'car_type', label: 'New and demo cars', filters: { car_type: ['new', 'demo'] } },
  'new-used-and-demo-cars': { kind: 'all', label: 'All cars', filters: {} },
};

/** Whatever has come down in price: the page /special-offers. */
const offers: SearchScope = { kind: 'all', label: 'Special offers', filters: { categories: ['offers'] } };

/**
 * What the words of /search/{scope}/{model?} mean on a site: fixed names, then a dealership's slug, then a make
 * . Makes, models and dealerships are those in stock.
 *
 * @returns null for words the site does not know.
 */
export function resolveScope(catalogue: SiteCatalogue, scope: string, model: string | undefined): SearchScope | null {
  if (scope === OFFERS_SCOPE && model === undefined) return offers;
  if (model !== undefined && makeOf(catalogue, scope) === undefined) return null;
  return (
    (isFixed(scope) ? fixedScopes[scope] : undefined) ??
    dealershipScope(catalogue, scope) ??
    makeScope(catalogue, scope, model)
  );
}

function isFixed(scope: string): scope is FixedScope {
  return Object.hasOwn(fixedScopes, scope);
}

function dealershipScope({ dealerships }: SiteCatalogue, slug: string): SearchScope | undefined {
  const name = dealerships.find((dealership) => dealership.slug === slug)?.name;
  if (name === undefined) return undefined;
  return { kind: 'dealership', label: `Cars at ${name}`, filters: { dealership_name: [name] } };
}

/** The make that a path names, unless the words stand for something else first. */
function makeOf(catalogue: SiteCatalogue, scope: string): string | undefined {
  if (isFixed(scope) || dealershipScope(catalogue, scope)) return undefined;
  return catalogue.makes.find(({ name }) => toSlug(name) === scope)?.name;
}

function makeScope(catalogue: SiteCatalogue, scope: string, model: string | undefined): SearchScope | null {
  const make = makeOf(catalogue, scope);
  if (make === undefined) return null;
  if (model === undefined) return { kind: 'make', label: make, filters: { make: [make] } };
  const found = catalogue.models.find((one) => one.make === make && toSlug(one.name) === model)?.name;
  if (found === undefined) return null;
  return { kind: 'model', label: `${make} ${found}`, filters: { make: [make], model: [found] } };
}
