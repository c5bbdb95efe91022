import type { SearchScope, SearchState } from '@shared-kit/contracts/search.contract';
import { useSite } from '@shared-kit/runtime/site-context';

type ResultsHeadProps = { scope: SearchScope; state: SearchState; path: string };

/** Filtered variants are for shoppers, not for search engines: they point to the plain page. */
export function ResultsHead({ scope, state, path }: ResultsHeadProps) {
  const site = useSite();
  const filtered =
    state.query !== '' ||
    Object.keys(state.filters).length > 0 ||
    Object.keys(state.ranges).length > 0 ||
    state.sortBy !== 'rank';
  const page = state.page > 1 ? ` – page ${state.page}` : '';
  return (
    <>
      <title>{`${scope.label} for sale${page} | ${site.name}`}</title>
      <meta
        name="description"
        content={`${scope.label} for sale at ${site.name} in ${site.address.city}. See prices, photos and repayments.`}
      />
      <link rel="canonical" href={!filtered && state.page > 1 ? `${path}?page=${state.page}` : path} />
      {filtered && <meta name="robots" content="noindex, follow" />}
    </>
  );
}
