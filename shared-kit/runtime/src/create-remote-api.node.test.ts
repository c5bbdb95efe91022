import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createRemoteApi } from './create-remote-api';
import type { RequestScope } from './request-scope';

const api = createRemoteApi('mfe-search').injectEndpoints({
  endpoints: (build) => ({
    getResults: build.query<{ count: number }, string>({ query: (scope) => `search/${scope}`, keepUnusedDataFor: 600 }),
  }),
});

test('no timer keeps a request’s answers on the server once its page is rendered', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const scope: RequestScope = { apiOrigin: '', ask: () => Promise.resolve({ data: { count: 3 } }) };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: scope } }).concat(api.middleware),
  });
  const { data } = await store.dispatch(api.endpoints.getResults.initiate('used-cars', { subscribe: false }));

  expect(data).toEqual({ count: 3 });
  expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= 1000)).toEqual([]);
});
