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

/** For a hook of an endpoint whose caller waits by itself until there is an answer (`useSuspenseQuery`). */
export const WAITS: object = {};

type Entry = { status: string };
type Hook = (arg: unknown, options?: object) => object;
type Endpoint = { useQuery?: Hook; useQueryState?: Hook; select: (arg: unknown) => (state: unknown) => Entry };
type Api = {
  reducerPath: string;
  endpoints: object;
  util: { getRunningQueryThunk: (name: never, arg: never) => unknown };
};
type Dispatch = ThunkDispatch<unknown, RequestScope, UnknownAction>;

/** Nobody asks for a query with this argument. On the server reading asks for nothing. */
const UNASKED = 'unasked';
const held = new WeakSet<object>();

/**
 * Has a component that is rendered on the server wait for every answer that is under way, as React waits for a promise that is
 * thrown. Rendered without it, the HTML would not be what the browser makes of the data that follows. What nobody has
 * asked for is left to the browser.
 */
export function waitForQueries(api: Api): void {
  for (const [name, endpoint] of Object.entries(api.endpoints) as [string, Endpoint][]) {
    if (held.has(endpoint)) continue;
    held.add(endpoint);
    for (const hook of ['useQuery', 'useQueryState'] as const) {
      const use = endpoint[hook];
      if (use) endpoint[hook] = waiting(api, name, use, hook === 'useQuery');
    }
  }
}

/** `asks`: in the browser this hook asks for what is not there, and again for what has failed. */
function waiting(api: Api, name: string, use: Hook, asks: boolean): Hook {
  return function useWhenAnswered(arg, options) {
    const { widget = '' } = useContext(RemoteOriginContext);
    const { dispatch, getState } = useStore() as { dispatch: Dispatch; getState: () => unknown };
    const rendered = dispatch((_dispatch, _getState, scope: RequestScope | undefined) => scope?.rendered);
    if (!rendered || options === WAITS || isSkipped(arg, options)) return use(arg, options);
    const key = queryName(api.reducerPath, name, arg);
    if (rendered.absent.has(key)) return use(UNASKED, options);
    const { status } = (api.endpoints as Record<string, Endpoint>)[name]!.select(arg)(getState());
    if (status === 'pending')
      throw soon(dispatch(api.util.getRunningQueryThunk(name as never, arg as never) as UnknownAction));
    if (status === 'uninitialized') leave(key, rendered, widget);
    if (status === 'rejected' && asks) rendered.failed.add(key);
    return use(arg, options);
  };
}

/**
 * Leaves to the browser what nobody has asked for, unless the widget's own prefetch may ask yet.
 *
 * @throws a promise, until that is through.
 */
function leave(key: string, { absent, underWay }: RenderedQueries, widget: string): void {
  const own = underWay.get(widget);
  if (own) throw soon(own);
  absent.add(key);
}

function isSkipped(arg: unknown, options: { skip?: boolean } | undefined): boolean {
  return arg === skipToken || options?.skip === true;
}

/** A turn later: what whoever asked asks next is under way by then. */
async function soon(answer: unknown): Promise<void> {
  await answer;
  await new Promise((resolve) => setImmediate(resolve));
}
