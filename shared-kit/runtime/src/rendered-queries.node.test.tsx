import { configureStore } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { createRemoteApi } from './create-remote-api';
import { RemoteOriginContext } from './remote-origin';
import { queryName, SUSPENDS_ITSELF } from './rendered-queries';
import { useSuspenseQuery } from './use-suspense-query';
import type { ApiAnswer, RenderedQueries, RequestScope } from './request-scope';

const WIDGET = 'mfe-search/results';
const api = createRemoteApi('mfe-search').injectEndpoints({
  endpoints: (build) => ({ getCount: build.query<number, string>({ query: (scope) => `search/${scope}` }) }),
});
const { getCount } = api.endpoints;
const USED = queryName(api.reducerPath, 'getCount', 'used-cars');

type Read = { of?: string | typeof skipToken; options?: object };

function Count({ of = 'used-cars', options }: Read) {
  const { data, isError } = getCount.useQuery(of, options);
  return isError ? 'failed' : (data ?? 'nothing');
}

function SuspendingCount() {
  return useSuspenseQuery(getCount, 'used-cars');
}

function CountState() {
  const { data, isError } = getCount.useQueryState('used-cars');
  return isError ? 'failed' : (data ?? 'nothing');
}

/** A page of one request: the API answers each question a turn of the event loop later. */
function aPage(answer: ApiAnswer = { data: 3 }, { isKnown = true } = {}) {
  const rendered: RenderedQueries = { absent: new Set(), failed: new Set(), underWay: new Map() };
  const [questions, thrown]: [string[], unknown[]] = [[], []];
  const ask: RequestScope['ask'] = ({ url }) => {
    questions.push(url);
    return new Promise((resolve) => setImmediate(() => resolve(answer)));
  };
  const store = configureStore({
    reducer: { [(isKnown ? api.reducerPath : 'shell') as typeof api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: { apiOrigin: '', ask, rendered } } }).concat(api.middleware),
  });
  const served = async (children: ReactNode): Promise<string> => {
    const html = new PassThrough();
    const { pipe } = renderToPipeableStream(
      <Provider store={store}>
        <RemoteOriginContext value={{ name: 'mfe-search', version: '1.0.0', widget: WIDGET }}>
          <Suspense fallback="later">
            <main>{children}</main>
          </Suspense>
        </RemoteOriginContext>
      </Provider>,
      { onAllReady: () => pipe(html), onError: (error) => void thrown.push(error) },
    );
    return /<main>(\w*)/.exec(await text(html))?.[1] ?? '';
  };
  const askFor = async (scope: string) => store.dispatch(getCount.initiate(scope, { subscribe: false }));
  return { rendered, questions, thrown, served, askFor };
}

test('a query has one name however its argument is written, and another for another argument', () => {
  const name = (arg: unknown) => queryName('api/mfe-search', 'getResults', arg);

  expect(name({ page: 2, sort: { by: 'price', up: true } })).toBe(name({ sort: { up: true, by: 'price' }, page: 2 }));
  expect(name({ makes: ['Kia', 'Mazda'] })).not.toBe(name({ makes: ['Mazda', 'Kia'] }));
  expect(new Set([name('a'), name('b'), name(undefined), name(null)]).size).toBe(4);
});

test('what is under way is waited for: the HTML has its answer', async () => {
  const { rendered, served, askFor } = aPage();
  void askFor('used-cars');

  expect(await served(<Count />)).toBe('3');
  expect([...rendered.absent, ...rendered.failed]).toEqual([]);
});

test('what nobody has asked for is left to the browser, and is absent for the rest of the page', async () => {
  const { rendered, questions, served, askFor } = aPage();

  expect(await served(<Count />)).toBe('nothing');
  expect(questions).toEqual([]);
  expect([...rendered.absent]).toEqual([USED]);

  await askFor('used-cars');
  expect(await served(<Count />)).toBe('nothing');
});

test('while a widget’s own prefetch is under way, what it may yet ask for is not absent', async () => {
  const { rendered, served, askFor } = aPage();
  const prefetch = askFor('place').then(async () => {
    void askFor('used-cars');
    rendered.underWay.delete(WIDGET);
  });
  rendered.underWay.set(WIDGET, prefetch);

  expect(await served(<Count />)).toBe('3');
  expect(rendered.absent.size).toBe(0);
});

test('another widget’s prefetch holds nothing up', async () => {
  const { rendered, served } = aPage();
  rendered.underWay.set('mfe-search/filters', new Promise(() => undefined));

  expect(await served(<Count />)).toBe('nothing');
});

test('what has failed is noted for who asks, so that the browser begins with the same; who only reads asks nothing', async () => {
  const asking = aPage({ error: { status: 503 } });
  void asking.askFor('used-cars');
  expect(await asking.served(<Count />)).toBe('failed');
  expect([...asking.rendered.failed]).toEqual([USED]);

  const reading = aPage({ error: { status: 503 } });
  void reading.askFor('used-cars');
  expect(await reading.served(<CountState />)).toBe('failed');
  expect(reading.rendered.failed.size).toBe(0);
});

test.each<[string, Read]>([
  ['is skipped', { of: skipToken }],
  ['is skipped by its options', { options: { skip: true } }],
  ['suspends by itself', { options: SUSPENDS_ITSELF }],
])('what %s is not noted as absent', async (_case, read) => {
  const { rendered, served } = aPage();

  expect(await served(<Count {...read} />)).toBe('nothing');
  expect(rendered.absent.size).toBe(0);
});

test.each([
  ['suspends', <SuspendingCount key="" />],
  ['asks', <Count key="" />],
  ['reads', <CountState key="" />],
])(
  'a part that %s of an api which its module does not name fails at once instead of rendering without end',
  async (_how, part) => {
    const { questions, thrown, served } = aPage({ data: 3 }, { isKnown: false });

    await served(part);

    expect(String(thrown[0])).toContain('The store does not know api/mfe-search');
    expect(questions).toEqual([]);
  },
);
