import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useContext } from 'react';
import { useStore } from 'react-redux';
import { RemoteOriginContext } from './remote-origin';
import type { RenderedQueries, RequestScope } from './request-scope';

/** The key of `RenderedQueries`: where an api keeps its queries in the store, the endpoint, and what it is asked with. */
export function queryName(reducerPath: string, endpoint: string, arg: unknown): string {
  return `${reducerPath} ${endpoint} ${JSON.stringify(arg, sorted)}`;
}

/** Whoever asks may name the same properties in another order. */
function sorted(_key: string, value: unknown): unknown {
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isPlain ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;
}

/** The options of a caller that suspends by itself until there is an answer (`useSuspenseQuery`): known by identity. */
export const SUSPENDS_ITSELF: object = {};

type Entry = { status: string };
type Hook = (arg: unknown, options?: object) => object;
type Endpoint = { useQuery?: Hook; useQueryState?: Hook; select: (arg: unknown) => (state: unknown) => Entry };
type Api = {
  reducerPath: string;
  endpoints: object;
  util: { getRunningQueryThunk: (name: never, arg: never) => unknown };
};
type Dispatch = ThunkDispatch<unknown, RequestScope, UnknownAction>;

/** An argument that no query is asked with: its entry is absent. On the server a hook reads and asks for nothing. */
const NEVER_ASKED = 'never-asked';
const wrapped = new WeakSet<object>();

/**
 * Has a component that is rendered on the server wait for every answer that is under way, as React waits for a promise
 * that is thrown. Rendered without it, the HTML would differ from what the browser makes of the data that is sent along.
 * What nobody has asked for is left to the browser.
 */
export function waitForQueries(api: Api): void {
  for (const [name, endpoint] of Object.entries(api.endpoints) as [string, Endpoint][]) {
    if (wrapped.has(endpoint)) continue;
    wrapped.add(endpoint);
    for (const hook of ['useQuery', 'useQueryState'] as const) {
      const use = endpoint[hook];
      if (use) endpoint[hook] = waiting(api, name, use, hook === 'useQuery');
    }
  }
}

/** @param asks whether this hook, in the browser, asks for what is not there, and again for what has failed. */
function waiting(api: Api, name: string, use: Hook, asks: boolean): Hook {
  return function useWhenAnswered(arg, options) {
    const { widget = '' } = useContext(RemoteOriginContext);
    const { dispatch, getState } = useStore() as { dispatch: Dispatch; getState: () => unknown };
    refuseUnknown(api, getState());
    const rendered = dispatch((_dispatch, _getState, scope: RequestScope | undefined) => scope?.rendered);
    if (!rendered || options === SUSPENDS_ITSELF || isSkipped(arg, options)) return use(arg, options);
    const key = queryName(api.reducerPath, name, arg);
    if (rendered.absent.has(key)) return use(NEVER_ASKED, options);
    const { status } = (api.endpoints as Record<string, Endpoint>)[name]!.select(arg)(getState());
    if (status === 'pending')
      throw afterAnswer(dispatch(api.util.getRunningQueryThunk(name as never, arg as never) as UnknownAction));
    if (status === 'uninitialized') {
      suspendForPrefetch(widget, rendered);
      rendered.absent.add(key);
    }
    if (status === 'rejected' && asks) rendered.failed.add(key);
    return use(arg, options);
  };
}

/**
 * What the store does not know is never asked and never answered: whoever waits for it renders again without end, and a
 * production build of RTK Query says nothing about it.
 *
 * @throws {Error} where the module that is rendered does not name the api in its `apis`.
 */
function refuseUnknown({ reducerPath }: Api, state: unknown): void {
  if (Object.hasOwn(state as object, reducerPath)) return;
  throw new Error(`The store does not know ${reducerPath}: a module that asks it has to name it in its apis`);
}

/**
 * While the widget's own prefetch is under way it may yet ask for what is absent.
 *
 * @throws a promise that is fulfilled once the prefetch is through, as React waits for one.
 */
function suspendForPrefetch(widget: string, { underWay }: RenderedQueries): void {
  const own = underWay.get(widget);
  if (own) throw afterAnswer(own);
}

function isSkipped(arg: unknown, options: { skip?: boolean } | undefined): boolean {
  return arg === skipToken || options?.skip === true;
}

/** Fulfilled one turn of the event loop after the answer: a query that follows from it is under way by then. */
async function afterAnswer(answer: unknown): Promise<void> {
  await answer;
  await new Promise((resolve) => setImmediate(resolve));
}
