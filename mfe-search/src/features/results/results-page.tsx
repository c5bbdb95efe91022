import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { OFFERS_PATH, OFFERS_SCOPE, scopePath } from '@shared-kit/domain/search/search-path';
import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useIsUsed } from '@shared-kit/runtime/first-use';
import { Slot } from '@shared-kit/runtime/slot';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Button } from '@shared-kit/ui/form/button';
import { Container } from '@shared-kit/ui/layout/container';
import { PageTop } from '@shared-kit/ui/layout/page-top';
import { ErrorState } from '@shared-kit/ui/message/error-state';
import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, Suspense, useMemo, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { searchApi } from '../../api/search.api';
import type { Results } from '../../api/listed-car';
import type { ScopedSearch } from '../../api/search.api';
import { totalText } from '../../total/total-text';
import { Filters } from './filters/filters';
import { ResultsHead } from './results-head';
import { loadNoResults } from './list/asks-closest';
import { ResultsList } from './list/results-list';
import * as s from './results-page.module.css';
import { SearchField } from './search-field/search-field';
import { countSelected } from './filters/count-selected';
import { SortBy } from './list/sort-by';
import { trailOf } from './trail';
import { useFilterForm } from './filters/use-filter-form';
import { useHeld } from './search-field/use-held';
import { useSteps } from './filters/use-steps';
import { useView } from './list/use-view';

const ViewToggle = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'on-demand-view' */ './list/view-toggle')).ViewToggle,
}));

const NoResults = lazy(async () => ({ default: (await loadNoResults()).NoResults }));
// The last words of the page: the server writes them, and nothing waits for them here.
const Intro = lazy(async () => ({ default: (await import('./intro')).Intro }));
const SelectedFilters = lazy(async () => ({
  default: (await import('./filters/selected-filters')).SelectedFilters,
}));
const UnknownScope = lazy(async () => ({ default: (await import('./unknown-scope')).UnknownScope }));
const ReadingNotes = lazy(async () => ({ default: (await import('./search-field/reading-notes')).ReadingNotes }));

export function ResultsPage() {
  const { scope = '', model } = useParams();
  const [query] = useSearchParams();
  const state = useMemo(() => parseSearch(query), [query]);
  const search = { scope, model, params: buildSearch(state).toString() };
  const { error } = searchApi.endpoints.searchScope.useQueryState(search);
  if (asProblem(error)?.code === 'not_found')
    return (
      <Suspense>
        <UnknownScope words={[scope, model].filter(Boolean).join(' ')} />
      </Suspense>
    );
  return <Results search={search} asked={state} path={scopePath(scope, model)} />;
}

/** Cars whose price has come down: results like any other, with the same filters and pages. */
export function OffersPage() {
  const [query] = useSearchParams();
  const state = useMemo(() => parseSearch(query), [query]);
  const search = { scope: OFFERS_SCOPE, params: buildSearch(state).toString() };
  return <Results search={search} asked={state} path={OFFERS_PATH} />;
}

type ResultsProps = { search: ScopedSearch; asked: SearchState; path: string };

const nothing = {};

/** An answer is rendered in steps: the first cards and the count, the filters' counts, all cards, what a card can do. */
const ALL_CARDS = 2;
const COMPLETE = 3;
/** What a screen shows of a list, with some to spare. */
const FIRST_CARDS = 6;

/** The last results stay while new ones load and when they fail (S4-28). */
function Results({ search, asked, path }: ResultsProps) {
  const results = useSuspenseQuery(searchApi.endpoints.searchScope, search);
  const { isFetching, isError } = searchApi.endpoints.searchScope.useQueryState(search);
  const ask = searchApi.usePrefetch('searchScope');
  const form = useRef<HTMLFormElement>(null);
  const view = useView();
  // What words stood for; while the next search loads, the address alone knows what is asked.
  const state = isFetching ? asked : (results.understood ?? asked);
  const { scope, hits, facets } = results;
  const trail = trailOf(scope);
  const { count_cap: cap } = useRemoteConfig('mfe-search');
  const total = totalText(results, cap);
  const step = useSteps(results, COMPLETE);
  const filters = useHeld(
    useMemo(() => ({ results, state, path, total }), [results, state, path, total]),
    step > 0,
  );
  const foresee = (next: SearchState) => ask({ ...search, params: buildSearch(next).toString() });
  const filterForm = useFilterForm({ form, asked, state, path, rendered: filters, foresee });
  return (
    <Container page>
      <ResultsHead scope={scope} state={asked} path={path} trail={trail} hits={hits} />
      <PageTop trail={trail} title={scope.label}>
        <p role="status" className={s.count}>
          {total}
        </p>
        <SearchField words={state.query} example={results.example} onSearch={filterForm.words} />
      </PageTop>
      <div className={s.layout}>
        <Filters {...filters} form={form} search={filterForm} />
        <div className={s.results} aria-busy={isFetching}>
          <Tools selected={countSelected(state)}>
            <SortBy state={state} path={path} />
            <div className={s.view}>
              <Toggle {...view} />
            </div>
          </Tools>
          {countSelected(state) > 0 && (
            <Suspense>
              <SelectedFilters state={state} facets={facets} place={results.place} path={path} />
            </Suspense>
          )}
          <Slot name="results.save" props={nothing} />
          <Notes asked={asked} results={results} />
          {isError && !isFetching && (
            <ErrorState
              title="We could not load those results"
              text="The ones below are the last we have."
              onRetry={() => ask(search, { force: true })}
            />
          )}
          <div className={s.list}>
            {hits.length === 0 ? (
              <Suspense>
                <NoResults {...{ search, path, state }} relaxations={results.relaxations} noun={results.noun} />
              </Suspense>
            ) : (
              <ResultsList
                results={results}
                search={search}
                asked={asked}
                state={state}
                path={path}
                view={view.view}
                most={step < ALL_CARDS ? FIRST_CARDS : Infinity}
                isComplete={step === COMPLETE}
              />
            )}
          </div>
        </div>
      </div>
      <Suspense>{countSelected(state) === 0 && asked.page === 1 && <Intro scope={scope} facets={facets} />}</Suspense>
    </Container>
  );
}

function Notes({ asked, results }: { asked: SearchState; results: Results }) {
  if (!results.understood) return null;
  return (
    <Suspense>
      <ReadingNotes asked={asked} results={results} />
    </Suspense>
  );
}

function Toggle(view: ComponentProps<typeof ViewToggle>) {
  return (
    useIsUsed() && (
      <Suspense>
        <ViewToggle {...view} />
      </Suspense>
    )
  );
}

type ToolsProps = { selected: number; children: ReactNode };

/** What changes the list; on a phone a bar at the lower edge. */
function Tools({ selected, children }: ToolsProps) {
  return (
    <div className={s.tools} role="group" aria-label="Filter and sort">
      <span className={s.open}>
        <Button popoverTarget="filters" wide>
          <ListFilter aria-hidden /> {selected > 0 ? `Filters (${selected})` : 'Filters'}
        </Button>
      </span>
      {children}
    </div>
  );
}
