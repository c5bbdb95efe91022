import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import { useEffect, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { searchApi } from '../../../api/search.api';
import type { Results } from '../../../api/listed-car';
import type { ScopedSearch } from '../../../api/search.api';

/** The answers of further pages, and of which search they are. */
type Pages = { key: string; answers: readonly Results[] };

/** How many further pages a history entry shows. */
type Entry = { further?: number } | null;

type Store = { getState: () => unknown };
type Endpoint = typeof searchApi.endpoints.searchScope;

/** The answers of further pages as far as the store has them all. */
function known(store: Store, args: readonly ScopedSearch[]): Results[] | null {
  const found = args.flatMap((arg) => searchScope.select(arg)(store.getState() as SelectState).data ?? []);
  return found.length === args.length ? found : null;
}

const { searchScope } = searchApi.endpoints;
type SelectState = Parameters<ReturnType<Endpoint['select']>>[0];

/**
 * Pages below the first one of a list, loaded as the shopper asks. Their number stays with the history entry, not the
 * address: the URL is that of the first page, and coming back shows as much as before, at once.
 */
export function usePages(search: ScopedSearch, state: SearchState, pages: number) {
  const store = useStore();
  const dispatch = useDispatch<ThunkDispatch<SelectState, unknown, UnknownAction>>();
  const navigate = useNavigate();
  const location = useLocation();
  const wanted = (location.state as Entry)?.further ?? 0;
  const key = `${search.scope}/${search.model ?? ''}?${search.params}`;
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState('');
  const [loaded, setLoaded] = useState<Pages>(() => ({
    key,
    answers: known(store, argsOf(search, state, wanted)) ?? [],
  }));
  const answers = loaded.key === key ? loaded.answers : [];

  useEffect(() => {
    if (answers.length >= wanted) return undefined;
    let isStale = false;
    const asked = argsOf(search, state, wanted).map((arg) => dispatch(searchScope.initiate(arg, { subscribe: false })));
    void Promise.all(asked).then((results) => {
      // A late answer never overwrites what another search shows by now (S4-38).
      if (isStale) return;
      const found = results.flatMap(({ data }) => data ?? []);
      if (found.length < results.length) setFailed(key);
      else setLoaded({ key, answers: found });
    });
    return () => {
      isStale = true;
    };
  }, [answers.length, attempt, dispatch, key, search, state, wanted]);

  return {
    further: {
      count: answers.length,
      hits: answers.flatMap(({ hits }) => hits),
      distances: Object.assign({}, ...answers.map(({ distances }) => distances ?? {})) as Record<string, number>,
    },
    status: failed === key ? ('failed' as const) : answers.length < wanted ? ('loading' as const) : ('idle' as const),
    hasMore: state.page + answers.length < pages,
    retry: () => {
      setFailed('');
      setAttempt(attempt + 1);
    },
    more: () =>
      void navigate(
        { search: location.search },
        { replace: true, preventScrollReset: true, state: { further: answers.length + 1 } satisfies Entry },
      ),
  };
}

function argsOf(search: ScopedSearch, state: SearchState, further: number): ScopedSearch[] {
  return Array.from({ length: further }, (_unused, index) => ({
    ...search,
    params: buildSearch({ ...state, page: state.page + index + 1 }).toString(),
  }));
}
