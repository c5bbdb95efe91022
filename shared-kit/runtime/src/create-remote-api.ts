import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@shared-kit/contracts/http/problem.contract';
import { isHydrate } from './hydrate';
import { waitForQueries } from './rendered-queries';
import type { RequestScope } from './request-scope';

/** Every failure a component can see is a `Problem`, whatever went wrong underneath. */
const problemBaseQuery: BaseQueryFn<string | FetchArgs, unknown, Problem> = async (args, api, extra) => {
  const { apiOrigin, ask } = api.extra as RequestScope;
  const { data, error } = ask
    ? await ask(typeof args === 'string' ? { url: args } : args)
    : await fetchBaseQuery({ baseUrl: `${apiOrigin}/api/` })(args, api, extra);
  if (!error) return { data };

  const { problemSchema } = await import('@shared-kit/contracts/http/problem.contract');
  const reported = problemSchema.safeParse(error.data);
  if (reported.success) return { error: reported.data };

  const code = error.status === 'FETCH_ERROR' ? 'unreachable' : 'internal';
  return { error: { code, detail: `No problem body (${error.status})`, fieldErrors: {} } };
};

/**
 * One api object per remote. The server holds several versions of a remote at
 * once, so endpoints are never injected into an object that two versions share.
 */
export function createRemoteApi<Remote extends string>(remote: Remote) {
  const api = createApi({
    reducerPath: `api/${remote}` as const,
    baseQuery: problemBaseQuery,
    endpoints: () => ({}),
    catchSchemaFailure: ({ schemaName, message }): Problem => ({
      code: 'contract_mismatch',
      detail: `${schemaName}: ${message}`,
      fieldErrors: {},
    }),
    // The shell hydrates this path only with what the same api wrote on the server.
    extractRehydrationInfo: (action, { reducerPath }) =>
      isHydrate(action) ? (action.payload[reducerPath] as never) : undefined,
  });
  if (typeof window === 'undefined') onServer(api);
  return api;
}

type Enhanceable = Parameters<typeof waitForQueries>[0] & {
  injectEndpoints: (options: never) => { endpoints: object };
  enhanceEndpoints: (options: { endpoints: object }) => unknown;
};

/**
 * What is different on the server, for every endpoint that is added. A store goes with its request: the timers that remove
 * unused answers from it would hold it, and all it was told, for as long as an endpoint keeps its answers in the browser,
 * ten minutes of results. And what is rendered waits for what is asked for.
 */
function onServer(api: Enhanceable): void {
  const inject = api.injectEndpoints;
  const keepNoTimer = (definition: { keepUnusedDataFor?: number }) => void (definition.keepUnusedDataFor = Infinity);
  api.injectEndpoints = (options) => {
    const injected = inject(options);
    const names = Object.keys(injected.endpoints);
    api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, keepNoTimer])) });
    waitForQueries(api);
    return injected;
  };
}
