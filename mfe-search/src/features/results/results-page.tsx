import { buildSearch, parseSearch } from '@shared-kit/domain/search-url';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/breadcrumb';
import { Button } from '@shared-kit/ui/button';
import { Container } from '@shared-kit/ui/container';
import { ErrorState } from '@shared-kit/ui/error-state';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { SearchState } from '@shared-kit/contracts/search.contract';
import { searchApi } from '../../api/search.api';
import type { ScopedSearch } from '../../api/search.api';
import { Filters } from './filters';
import { NoResults } from './no-results';
import { ResultsHead } from './results-head';
import { ResultsList } from './results-list';
import * as s from './results-page.module.css';
import { countSelected, SelectedFilters } from './selected-filters';
import { SortBy } from './sort-by';
import { totalText } from '../../total/total-text';
import { UnknownScope } from './unknown-scope';

export function ResultsPage() {
  const { scope = '', model } = useParams();
  const [query] = useSearchParams();
  const state = useMemo(() => parseSearch(query), [query]);
  const search = { scope, model, params: buildSearch(state).toString() };
  const { error } = searchApi.endpoints.searchScope.useQueryState(search);
  if (asProblem(error)?.code === 'not_found') return <UnknownScope words={[scope, model].filter(Boolean).join(' ')} />;
  return (
    <Results
      search={search}
      state={state}
      path={['/search', scope, model].filter((word) => word !== undefined).join('/')}
    />
  );
}

type ResultsProps = { search: ScopedSearch; state: SearchState; path: string };

/** The last results stay while new ones load and when they fail (S4-28). */
function Results({ search, state, path }: ResultsProps) {
  const results = useSuspenseQuery(searchApi.endpoints.searchScope, search);
  const { isFetching, isError } = searchApi.endpoints.searchScope.useQueryState(search);
  const [retry] = searchApi.endpoints.searchScope.useLazyQuery();
  const { scope, hits, facets, pages } = results;
  const selected = countSelected(state);
  return (
    <Container>
      <ResultsHead scope={scope} state={state} path={path} />
      <div className={s.trail}>
        <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: scope.label }]} />
      </div>
      <div className={s.layout}>
        <Filters facets={facets} scope={scope} state={state} path={path} total={totalText(results)} />
        <div className={s.results} aria-busy={isFetching}>
          <header className={s.head}>
            <h1 className={s.title}>{scope.label}</h1>
            <div className={s.line}>
              <p role="status" className={s.count}>
                {totalText(results)}
              </p>
              <div className={s.tools} role="group" aria-label="Filter and sort">
                <span className={s.open}>
                  <Button popoverTarget="filters" wide>
                    <SlidersHorizontal aria-hidden /> {selected > 0 ? `Filters (${selected})` : 'Filters'}
                  </Button>
                </span>
                <SortBy state={state} path={path} />
              </div>
            </div>
            <SelectedFilters state={state} facets={facets} path={path} />
          </header>
          {isError && !isFetching && (
            <ErrorState
              title="We could not load those results"
              text="The ones below are the last we have."
              onRetry={() => void retry(search)}
            />
          )}
          <div className={s.list}>
            {hits.length === 0 ? (
              <NoResults path={path} />
            ) : (
              <ResultsList hits={hits} page={state.page} pages={pages} state={state} path={path} />
            )}
          </div>
        </div>
      </div>
    </Container>
  );
}
