import type { FacetItem, SearchScope } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../plugins/tenant';
import type { StockSearch } from './stock-search.port';

const everything = { query: '', page: 1, sortBy: 'rank', ranges: {} } as const;

/** Fixed words of a results path. Conditions in the order new, demo, used (S2-10). */
const fixedScopes: Readonly<Record<string, SearchScope>> = {
  'new-cars': { kind: 'car_type', label: 'New cars', filters: { car_type: ['new'] } },
  'demo-cars': { kind: 'car_type', label: 'Demo cars', filters: { car_type: ['demo'] } },
  'used-cars': { kind: 'car_type', label: 'Used cars', filters: { car_type: ['used'] } },
  'new-and-demo-cars': { kind: 'car_type', label: 'New and demo cars', filters: { car_type: ['new', 'demo'] } },
  'new-used-and-demo-cars': { kind: 'all', label: 'All cars', filters: {} },
};

/**
 * What the words of /search/{scope}/{model?} mean on a site: fixed names, then a dealership, then a make.
 * Makes, models and dealerships are those in stock.
 *
 * @returns null for words the site does not know.
 */
export async function resolveScope(
  stock: StockSearch,
  site: TenantSite,
  scope: string,
  model: string | undefined,
): Promise<SearchScope | null> {
  const fixed = fixedScopes[scope];
  if (fixed) return model === undefined ? fixed : null;
  const wide = { ...site, config: { ...site.config, search_filters: ['dealership_name', 'make', 'model'] } };
  const { facets } = await stock.search(wide, { ...everything, filters: {} });

  const dealership = named(facets['dealership_name'], scope);
  if (dealership) {
    const filters = { dealership_name: [dealership.value] };
    return model === undefined ? { kind: 'dealership', label: `Cars at ${dealership.label}`, filters } : null;
  }
  const make = named(facets['make'], scope);
  if (!make) return null;
  if (model === undefined) return { kind: 'make', label: make.label, filters: { make: [make.value] } };

  const ofMake = await stock.search(wide, { ...everything, filters: { make: [make.value] } });
  const found = named(ofMake.facets['model'], model);
  return found
    ? { kind: 'model', label: `${make.label} ${found.label}`, filters: { make: [make.value], model: [found.value] } }
    : null;
}

function named(items: readonly FacetItem[] | undefined, slug: string): FacetItem | undefined {
  return items?.find(({ value }) => toSlug(value) === slug);
}

/** "Land Rover" -> "land-rover", "CX-5" -> "cx-5". */
export function toSlug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
