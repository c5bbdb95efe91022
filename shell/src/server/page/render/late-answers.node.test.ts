import { publishedRemotes } from '../../testing/published-remotes';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

/** The page is being rendered: a part of it has asked for what only rendering asks for. */
let isRendering = Promise.withResolvers<void>();
let answers: Record<string, { status: number; body: object }> = {};
const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    // `answers` is another one in each test.
    answers: new Proxy({}, { get: (_, url) => answers[String(url)] }),
    held: {
      '/api/late': async () => {
        isRendering.resolve();
        // Behind all that waited for it.
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
      '/api/facts': () => isRendering.promise,
      '/api/car': () => isRendering.promise,
    },
  });
});
beforeEach(() => {
  isRendering = Promise.withResolvers<void>();
  answers = {
    '/api/late': { status: 200, body: { text: 'Late' } },
    '/api/facts': { status: 200, body: { text: 'Five facts' } },
    '/api/car': { status: 200, body: { text: 'cx-5' } },
    '/api/ledger/cx-5': { status: 200, body: { text: 'Ten taxes' } },
  };
  shell.forget();
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

/** A page of mfe-search with what `code` exposes besides, and the places of its widgets. */
function release(code: string, modules: string, facts: object = {}): void {
  const version = remotes.publish('mfe-search', {
    routes: [
      {
        ...{ id: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
        ...{ gate: 'none', cache: 'public', layout: 'full', slots: ['vehicle.calculators'], css: [], js: [] },
      },
    ],
    ...facts,
    modules: `(() => {
      const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
      const { useSuspenseQuery } = require('@shared-kit/runtime/use-suspense-query');
      const { Slot } = require('@shared-kit/runtime/slot');
      const query = (path) => (build) => build.query({ query: (arg) => path + (arg ?? '') });
      const api = createRemoteApi('mfe-search').injectEndpoints({
        endpoints: (build) => ({
          getLate: query('late')(build), getFacts: query('facts')(build),
          getCar: query('car')(build), getLedger: query('ledger/')(build),
        }),
      });
      const h = React.createElement;
      const { getLate, getFacts, getCar, getLedger } = api.endpoints;
      const Late = () => h('p', null, useSuspenseQuery(getLate).text);
      const both = (...parts) => h('div', null, ...parts);
      const later = h(React.Suspense, null, h(Late));
      const once = { subscribe: false };
      function Facts() {
        const { data, isError } = getFacts.useQuery();
        return h('p', null, data ? data.text : isError ? 'Facts failed' : 'No facts');
      }
      ${code}
      return ${modules};
    })()`,
  });
  shell.registry.current = remotes.released({ 'mfe-search': [version] });
}

const taxes = { id: 'taxes', slot: 'vehicle.calculators', order: 0, load: 'lazy', reserve: 's', css: [], js: [] };

async function page(): Promise<{ body: string; data: string }> {
  const { body } = await shell.get('/search/used-cars', { 'user-agent': 'Mozilla/5.0 Firefox/140.0' });
  const data = [...body.matchAll(/__DATA__=window\.__DATA__\|\|\[\]\)\.push\((?<data>[^]*?)\)<\/script>/g)];
  return { body, data: data.map(({ groups }) => groups?.['data']).join() };
}

test('what is asked for is rendered with its answer, however a component reads it, and the browser has both', async () => {
  release(
    `const prefetch = async ({ dispatch }) => void dispatch(getFacts.initiate(undefined, once));`,
    `{ 'results-page': async () => ({ Component: () => both(h(Facts), later), apis: [api], prefetch }) }`,
  );
  const { body, data } = await page();

  expect(body).toContain('<p>Five facts</p>');
  expect(body).not.toContain('No facts');
  expect(data).toContain('getFacts(');
});

test('what was rendered as not there, as nobody had asked, is not sent: the browser begins without it and asks', async () => {
  release(
    `const Asking = () => h('p', null, 'All of ' + useSuspenseQuery(getFacts).text);
     function After() { useSuspenseQuery(getLate); return h(Facts); }`,
    `{ 'results-page': async () => ({
      Component: () => both(h(Facts), h(React.Suspense, null, h(Asking)), h(React.Suspense, null, h(After)), later),
      apis: [api],
    }) }`,
  );
  const { body, data } = await page();

  expect(body.match(/No facts/g)).toHaveLength(2);
  expect(body).toContain('All of Five facts');
  expect(data).not.toContain('getFacts(');
});

test('what was rendered as failed is sent as failed: the browser begins with that, and asks again', async () => {
  answers['/api/facts'] = { status: 500, body: {} };
  release(
    `const prefetch = async ({ dispatch }) => void dispatch(getFacts.initiate(undefined, once));`,
    `{ 'results-page': async () => ({ Component: () => both(h(Facts), later), apis: [api], prefetch }) }`,
  );
  const { body, data } = await page();

  expect(body).toContain('<p>Facts failed</p>');
  expect(data).toContain('getFacts(');
});

test('a part whose prefetch asks one thing after the other comes late, and then with all of it', async () => {
  release(
    `function Ledger() {
       const { data } = getLedger.useQuery('cx-5');
       return h('p', null, data ? data.text : 'No taxes');
     }
     async function prefetch({ dispatch }) {
       const { data } = await dispatch(getCar.initiate(undefined, once));
       await dispatch(getLedger.initiate(data.text, once));
     }`,
    `{
      'results-page': async () => ({
        Component: () => both(h(Slot, { name: 'vehicle.calculators', props: {} }), later),
        apis: [api],
      }),
      taxes: async () => ({ Component: Ledger, apis: [api], prefetch }),
    }`,
    { widgets: [taxes] },
  );
  const { body, data } = await page();

  expect(body).toMatch(/<div hidden id="S:[^]*<p>Ten taxes<\/p>/);
  expect(body).not.toContain('No taxes');
  expect(data).toContain('getLedger(');
  // In its place, for who has no scripts.
  expect(body).toMatch(/<template id="B:[^>]*><\/template><div data-reserve="s"><noscript><p>This part was not ready/);
  expect(body).toContain('<a href="/search/used-cars">load the page again</a>');
});

test('a part that fails leaves a way on to who has no scripts', async () => {
  answers['/api/facts'] = { status: 500, body: {} };
  isRendering.resolve();
  release(
    `const Asking = () => h('p', null, useSuspenseQuery(getFacts).text);
     const prefetch = ({ dispatch }) => dispatch(getFacts.initiate(undefined, once));`,
    `{
      'results-page': async () => ({ Component: () => h(Slot, { name: 'vehicle.calculators', props: {} }), apis: [api] }),
      taxes: async () => ({ Component: Asking, apis: [api], prefetch }),
    }`,
    { widgets: [taxes] },
  );
  const { body, data } = await page();

  expect(body).toContain('<a href="/search/used-cars">load the page again</a>');
  expect(data).not.toContain('getFacts(');
});
