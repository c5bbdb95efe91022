import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { server } from '@shared-kit/testing/server';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createAppStore } from '../../app/store';
import { injectData } from '../../server/page/render/inject-data';
import { receiveStreamedData } from './streamed-data';

const api = createRemoteApi('mfe-leads')
  .enhanceEndpoints({ addTagTypes: ['Booking', 'Valuation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getBooking: build.query<{ when: string }, string>({
        query: (token) => `bookings/${token}`,
        providesTags: ['Booking'],
      }),
      getValuation: build.query<{ when: string }, string>({
        query: (token) => `valuations/${token}`,
        providesTags: (_answer, _error, id) => [{ type: 'Valuation', id }],
      }),
      move: build.mutation<object, void>({
        query: () => ({ url: 'bookings/reschedule', method: 'POST' }),
        invalidatesTags: ['Booking'],
      }),
    }),
  });

let at = 'nine';
let asked: string[] = [];
beforeEach(() => {
  [at, asked] = ['nine', []];
  server.use(
    http.get('*/api/:what/:token', ({ params }) => {
      asked.push(String(params['what']));
      return HttpResponse.json({ when: at });
    }),
    http.post('*/api/bookings/reschedule', () => HttpResponse.json({})),
  );
});

// The server has it, a browser has not.
globalThis.setImmediate ??= ((run: () => void) => setTimeout(run, 0)) as never;

const aStore = () => {
  const app = createAppStore({ apiOrigin: globalThis.location.origin });
  app.addApis([api]);
  return app;
};
type Store = ReturnType<typeof aStore>['store'];
const dispatch = (store: Store, thunk: unknown) => (store.dispatch as (thunk: unknown) => Promise<unknown>)(thunk);

/** What the server writes into the page for the browser to run. */
async function written(app: ReturnType<typeof aStore>): Promise<string> {
  const out = new PassThrough();
  const rendered = { absent: new Set<string>(), failed: new Set<string>(), underWay: new Map() };
  injectData({ app, rendered, nonce: 'abc', rewriteHead: (head) => ({ head, script: '' }) }, out).end('<html><body>');
  return text(out);
}

test('what the server fetched is there, and fetched again once a change makes it old; nothing else is', async () => {
  const rendered = aStore();
  await dispatch(rendered.store, api.endpoints.getBooking.initiate('a', { subscribe: false }));
  await dispatch(rendered.store, api.endpoints.getValuation.initiate('b', { subscribe: false }));
  const [, data = '[]'] = /push\((.*)\)<\/script>/.exec(await written(rendered)) ?? [];
  window.__DATA__ = [JSON.parse(data)] as never;
  const app = aStore();
  receiveStreamedData(app)([api]);
  asked = [];

  app.store.dispatch(api.endpoints.getBooking.initiate('a') as never);
  app.store.dispatch(api.endpoints.getValuation.initiate('b') as never);
  const booking = () => api.endpoints.getBooking.select('a')(app.store.getState() as never).data;
  expect(booking()).toEqual({ when: 'nine' });
  expect(asked).toEqual([]);

  at = 'ten';
  await dispatch(app.store, api.endpoints.move.initiate());
  await waitFor(() => expect(booking()).toEqual({ when: 'ten' }));
  expect(asked).toEqual(['bookings']);
});

test.each([
  ['gone', 410, 'gone'],
  ['not_found', 404, 'not_found'],
  ['internal', 500, undefined],
])(
  'a refusal of %s that lasts is known in the browser at once, any other is asked again',
  async (code, status, told) => {
    server.use(
      http.get('*/api/bookings/:token', () => HttpResponse.json({ code, detail: '', fieldErrors: {} }, { status })),
    );
    const rendered = aStore();
    await dispatch(rendered.store, api.endpoints.getBooking.initiate('a', { subscribe: false }));
    const [, data] = /push\((.*)\)<\/script>/.exec(await written(rendered)) ?? [];
    window.__DATA__ = (data === undefined ? [] : [JSON.parse(data)]) as never;
    const app = aStore();
    receiveStreamedData(app)([api]);

    const known = api.endpoints.getBooking.select('a')(app.store.getState() as never).error;
    expect(known?.code).toBe(told);
  },
);

test('what the browser has fetched itself by then is not made old again', async () => {
  const rendered = aStore();
  await dispatch(rendered.store, api.endpoints.getBooking.initiate('a', { subscribe: false }));
  const [, data = ''] = /push\((.*)\)<\/script>/.exec(await written(rendered)) ?? [];
  Reflect.set(window, '__DATA__', []);
  const app = aStore();
  receiveStreamedData(app)([api]);

  at = 'ten';
  await dispatch(app.store, api.endpoints.getBooking.initiate('a'));
  window.__DATA__?.push(JSON.parse(data) as never);

  expect(api.endpoints.getBooking.select('a')(app.store.getState() as never).data).toEqual({ when: 'ten' });
});
