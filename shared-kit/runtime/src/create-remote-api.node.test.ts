import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createRemoteApi } from './create-remote-api';
import type { ApiAnswer, ApiQuestion, RequestScope } from './request-scope';

const api = createRemoteApi('mfe-finance').injectEndpoints({
  endpoints: (build) => ({
    getDelivery: build.query<{ price: number }, string>({
      query: (postcode) => ({ url: 'delivery', params: { postcode, street: undefined } }),
      keepUnusedDataFor: 600,
    }),
    getQuote: build.query<{ weekly: number }, { price: number }>({
      query: (body) => ({ url: 'youx/quote', method: 'POST', body }),
    }),
  }),
});

/** A request's store, and what it asked an API that says this. */
function storeBefore(answer: () => Promise<ApiAnswer>) {
  const asked: ApiQuestion[] = [];
  const ask: RequestScope['ask'] = (question) => {
    asked.push(question);
    return answer();
  };
  const scope: RequestScope = { apiOrigin: 'http://api.internal', ask };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: scope } }).concat(api.middleware),
  });
  return { store, asked };
}
const delivery = () => api.endpoints.getDelivery.initiate('4006', { subscribe: false });

test('on the server the API is asked by its whole address, and told what the question is about', async () => {
  const { store, asked } = storeBefore(async () => ({ status: 200, text: '{"price":95}' }));
  const { data } = await store.dispatch(delivery());
  await store.dispatch(api.endpoints.getQuote.initiate({ price: 20_000 }, { subscribe: false }));

  expect(data).toEqual({ price: 95 });
  expect(asked).toEqual([
    { url: 'http://api.internal/api/delivery?postcode=4006', method: 'GET' },
    { url: 'http://api.internal/api/youx/quote', method: 'POST', body: { price: 20_000 } },
  ]);
});

test('no timer keeps a request’s answers once its page is drawn', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const { store } = storeBefore(async () => ({ status: 200, text: '{"price":95}' }));
  await store.dispatch(delivery());

  expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= 1000)).toEqual([]);
});

const problem = { code: 'not_found', detail: 'No such postcode', fieldErrors: { postcode: ['No such postcode'] } };
test.each([
  ['the problem the API reports', async () => ({ status: 404, text: JSON.stringify(problem) }), problem],
  ['an answer that is no JSON', async () => ({ status: 502, text: '<h1>Bad gateway' }), { code: 'internal' }],
  ['another status without a problem', async () => ({ status: 500, text: '{}' }), { code: 'internal' }],
  ['no answer', () => Promise.reject(new Error('ECONNREFUSED')), { code: 'unreachable' }],
])('a failure is a problem: %s', async (_name, answer, expected) => {
  const { data, error } = await storeBefore(answer).store.dispatch(delivery());

  expect(data).toBeUndefined();
  expect(error).toMatchObject(expected);
});
