import type { SearchScope, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { ListedCar } from '@shared-kit/contracts/vehicle/car.contract';
import { OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { toScriptJson } from '@shared-kit/domain/text/script-json';
import { CanonicalLink, useSiteAddress } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import type { Crumb } from './trail';

type ResultsHeadProps = {
  scope: SearchScope;
  state: SearchState;
  path: string;
  trail: readonly Crumb[];
  hits: readonly ListedCar[];
};

/** Filtered variants are for shoppers, not for search engines: they point to the plain page. */
export function ResultsHead({ scope, state, path, trail, hits }: ResultsHeadProps) {
  const site = useSite();
  const address = useSiteAddress();
  const isFiltered = isOtherThanPlain(state);
  const named = path === OFFERS_PATH ? scope.label : `${scope.label} for sale`;
  const page = state.page > 1 ? ` – page ${state.page}` : '';
  return (
    <>
      <title>{`${named}${page} | ${site.name}`}</title>
      <meta
        name="description"
        content={`${named} at ${site.name} in ${site.address.city}. See prices, photos and repayments.`}
      />
      <CanonicalLink path={!isFiltered && state.page > 1 ? `${path}?page=${state.page}` : path} />
      {isFiltered && <meta name="robots" content="noindex, follow" />}
      <JsonLd value={breadcrumbList(trail, path, address)} />
      {hits.length > 0 && !isFiltered && <JsonLd value={itemList(hits, address)} />}
    </>
  );
}

function isOtherThanPlain({ query, near, filters, ranges, excluded = {}, sortBy }: SearchState): boolean {
  const chosen = [filters, ranges, excluded].flatMap(Object.keys).length;
  return query !== '' || near !== undefined || chosen > 0 || sortBy !== 'rank';
}

type Address = ReturnType<typeof useSiteAddress>;

function breadcrumbList(trail: readonly Crumb[], path: string, address: Address) {
  const itemListElement = trail.map(({ label, href = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: address(href),
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}

/** The cars of the page, in its order. */
function itemList(hits: readonly ListedCar[], address: Address) {
  const itemListElement = hits.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: address(path),
  }));
  return { '@context': 'https://schema.org', '@type': 'ItemList', itemListElement };
}

function JsonLd({ value }: { value: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />;
}
