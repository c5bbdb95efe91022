import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createRemoteApi } from './create-remote-api';
import type { ApiAnswer, RequestScope } from './request-scope';

const api = createRemoteApi('mfe-finance').injectEndpoints({
  endpoints: (build) => ({
    getDelivery: build.query<{ price: number }, string>({
      query: (postcode) => ({ url: 'delivery', params: { postcode } }),
      keepUnusedDataFor: 600,
    }),
  }),
});

/** What a component on the server gets when the API says this. */
async function drawnWith(answer: () => Promise<ApiAnswer>) {
  const asked: string[] = [];
  const ask: RequestScope['ask'] = (url) => {
    asked.push(url);
    return answer();
  };
  const scope: RequestScope = { apiOrigin: 'http://api.internal', ask };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: scope } }).concat(api.middleware),
  });
  const { data, error } = await store.dispatch(api.endpoints.getDelivery.initiate('4006', { subscribe: false }));
  return { asked, data, error };
}

test('on the server the API is asked by its whole address', async () => {
  const { asked, data } = await drawnWith(async () => ({ status: 200, text: '{"price":95}' }));

  expect(asked).toEqual(['http://api.internal/api/delivery?postcode=4006']);
  expect(data).toEqual({ price: 95 });
});

test('no timer keeps a request’s answers once its page is drawn', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await drawnWith(async () => ({ status: 200, text: '{"price":95}' }));

  expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= 1000)).toEqual([]);
});

const problem = { code: 'not_found', detail: 'No such postcode', fieldErrors: { postcode: ['No such postcode'] } };
test.each([
  ['the problem the API reports', async () => ({ status: 404, text: JSON.stringify(problem) }), problem],
  ['an answer that is no JSON', async () => ({ status: 502, text: '<h1>Bad gateway' }), { code: 'internal' }],
  ['another status without a problem', async () => ({ status: 500, text: '{}' }), { code: 'internal' }],
  ['no answer', () => Promise.reject(new Error('ECONNREFUSED')), { code: 'unreachable' }],
])('a failure is a problem: %s', async (_name, answer, expected) => {
  const { data, error } = await drawnWith(answer);

  expect(data).toBeUndefined();
  expect(error).toMatchObject(expected);
});
