import { combineSlices, configureStore, createDynamicMiddleware, createSlice } from '@reduxjs/toolkit';
import type { RemoteApi } from '@shared-kit/runtime/remote-module';
import type { RequestScope } from '@shared-kit/runtime/request-scope';

/**
 * One store per request on the server, one per tab in the browser. Remotes' apis join at run time.
 *
 * @param first apis that are known already, on the server: each that joins later has all reducers put together again.
 */
export function createAppStore(scope: RequestScope, first: readonly RemoteApi[] = []) {
  const shellSlice = createSlice({ name: 'shell', initialState: {}, reducers: {} });
  const known = new Map(first.map((api): [string, RemoteApi] => [api.reducerPath, api]));
  const reducer = combineSlices(shellSlice, ...known.values());
  const dynamic = createDynamicMiddleware();
  // Middleware looks after those who stay for an answer and its successors. Nobody stays on the server, where it took a tenth of
  // a page's time; only the library's development build refuses to ask without it.
  if (process.env.NODE_ENV !== 'production')
    dynamic.addMiddleware(...[...known.values()].map(({ middleware }) => middleware));
  const store = configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: scope }, serializableCheck: false, immutableCheck: false }).concat(
        dynamic.middleware,
      ),
  });

  /** Adds the apis a module brings; one that is known already is left alone. */
  function addApis(apis: readonly RemoteApi[] = []): void {
    for (const api of apis) {
      if (known.get(api.reducerPath) === api) continue;
      reducer.inject({ reducerPath: api.reducerPath, reducer: api.reducer } as never, { overrideExisting: true });
      dynamic.addMiddleware(api.middleware);
      known.set(api.reducerPath, api);
      store.dispatch({ type: 'shell/apiAdded', payload: api.reducerPath });
    }
  }
  return { store, addApis, known };
}
export type AppStore = ReturnType<typeof createAppStore>;
