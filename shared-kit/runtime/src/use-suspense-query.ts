import type { Dispatch } from '@reduxjs/toolkit';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { useContext } from 'react';
import { useDispatch } from 'react-redux';
import { RemoteOriginContext } from './remote-origin';
import { SUSPENDS_ITSELF } from './rendered-queries';
import { nextStreamedData } from './streamed-data';

/** The part of an RTK Query endpoint this hook needs. */
type QueryEndpoint<Data, Arg> = {
  /** RTK Query's own note of the types; no such value exists. The hook below is generic and infers less well. */
  Types: { ResultType: Data };
  initiate: (arg: Arg, options?: { subscribe?: boolean; forceRefetch?: boolean }) => unknown;
  useQuery: (arg: Arg, options?: object) => { data?: Data | undefined; isError: boolean; error?: unknown };
};

/** Thrown into the error boundary when a query failed and there is no older data to show. */
export class QueryFailed extends Error {
  override readonly name = 'QueryFailed';
  readonly problem: Problem | undefined;
  /** Asks again: what failed is remembered, and rendering it anew would only read that. */
  readonly askAgain: () => PromiseLike<unknown>;
  /** The widget that asked, as `RemoteOrigin` has it; none where the page did. */
  readonly widget: string | undefined;

  constructor(problem: Problem | undefined, askAgain: () => PromiseLike<unknown>, widget?: string) {
    super(problem?.detail ?? 'Query failed');
    this.problem = problem;
    this.askAgain = askAgain;
    this.widget = widget;
  }
}

/**
 * Data of a query, on the server and in the browser: suspends until it is in the store.
 * Older data stays while a new answer loads (`useQuery` keeps it).
 *
 * @throws {QueryFailed} to the nearest error boundary when there is nothing to show.
 */
export function useSuspenseQuery<Data, Arg>(endpoint: QueryEndpoint<Data, Arg>, arg: Arg): Data {
  const dispatch = useDispatch<Dispatch>() as (thunk: unknown) => PromiseLike<unknown>;
  const { widget } = useContext(RemoteOriginContext);
  const result = endpoint.useQuery(arg, SUSPENDS_ITSELF);
  if (result.data !== undefined) return result.data;
  if (result.isError)
    throw new QueryFailed(
      result.error as Problem | undefined,
      () => dispatch(endpoint.initiate(arg, { subscribe: false, forceRefetch: true })),
      widget,
    );
  // While the document still streams, the server's result may be on its way: wait instead of fetching twice.
  if (typeof document !== 'undefined' && document.readyState === 'loading') throw nextStreamedData();
  // Not while it renders: whoever else reads this query would be told to render again in the middle of it.
  throw Promise.resolve().then(() => dispatch(endpoint.initiate(arg, { subscribe: false })));
}
