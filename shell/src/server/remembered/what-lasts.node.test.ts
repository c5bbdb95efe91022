import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

/** Which pages of a public address are for all who ask: those of which nothing is late, missing, refused or failed. */

const remotes = publishedRemotes();
/** What the API takes longer for than a page waits. */
let answered = Promise.withResolvers<void>();
let answers: Record<string, { status: number; body: object }> = {};
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    remembersPages: true,
    answers: new Proxy({}, { get: (_, url) => answers[String(url)] }),
    held: { '/api/slow': () => answered.promise },
  });
});
beforeEach(() => {
  answered = Promise.withResolvers();
  answers = {
    '/api/slow': { status: 200, body: { text: 'Slow' } },
    '/api/facts': { status: 200, body: { text: 'Five facts' } },
  };
});
afterEach(() => answered.resolve());
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const widget: Omit<RemoteManifest['widgets'][number], 'id' | 'load'> = {
  ...{ order: 0, reserve: 's', css: [], js: [], slot: 'vehicle.calculators' },
};

/** A page with what differs in a test, and a part in it. */
function release(page: string, part = '{ Component: () => null }'): void {
  const version = remotes.publish('mfe-search', {
    routes: [
      {
        ...{ id: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
        ...{ gate: 'none', cache: 'public', layout: 'full', slots: ['vehicle.calculators'], css: [], js: [] },
      },
    ],
    widgets: [{ ...widget, id: 'part', load: 'block' }],
    modules: `(() => {
      const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
      const { useSuspenseQuery } = require('@shared-kit/runtime/use-suspense-query');
      const { Slot } = require('@shared-kit/runtime/slot');
      const h = React.createElement;
      const query = (path) => (build) => build.query({ query: () => path });
      const api = createRemoteApi('mfe-search').injectEndpoints({
        endpoints: (build) => ({ getSlow: query('slow')(build), getFacts: query('facts')(build) }),
      });
      const { getSlow, getFacts } = api.endpoints;
      const once = { subscribe: false };
      const slot = h(Slot, { name: 'vehicle.calculators', props: {} });
      const withPart = (...parts) => h('div', null, slot, ...parts);
      return {
        'results-page': async () => ({ Component: () => withPart(), apis: [api], ...${page} }),
        part: async () => (${part}),
      };
    })()`,
  });
  shell.registry.current = remotes.released({ 'mfe-search': [version] });
}

/** Whether the second who asks gets what the first got: a remembered page has a tag. */
async function isRemembered(): Promise<boolean> {
  const visit = () => shell.get('/search/used-cars', { 'user-agent': 'Mozilla/5.0 Firefox/140.0' });
  await visit();
  return (await visit()).headers.etag !== undefined;
}

const facts = `{ Component: () => h('p', null, useSuspenseQuery(getFacts).text), apis: [api],
  prefetch: ({ dispatch }) => dispatch(getFacts.initiate(undefined, once)) }`;

test('a page that is all there is remembered', async () => {
  release('{}', facts);

  expect(await isRemembered()).toBe(true);
});

test.each([
  ['a part of which has no data', '{}', facts, { '/api/facts': { status: 500, body: {} } }],
  [
    'a part of which is refused its data',
    '{}',
    facts,
    { '/api/facts': { status: 403, body: { code: 'forbidden', detail: 'No', fieldErrors: {} } } },
  ],
  ['a part of which throws when it is read', '{}', `(() => { throw new Error('a bug'); })()`, {}],
  ['that decides to be gone', '{ prefetch: async () => ({ status: 410 }) }', undefined, {}],
  [
    'that did not wait for an answer',
    '{ prefetch: ({ dispatch }) => dispatch(getSlow.initiate(undefined, once)) }',
    undefined,
    {},
  ],
  [
    'a part of which comes late',
    `(() => {
      let late;
      const Late = () => React.use(late ??= new Promise((resolve) => setTimeout(() => resolve('Late'), 100)));
      const prefetch = async ({ dispatch }) => void dispatch(getSlow.initiate(undefined, once));
      return { Component: () => withPart(h(React.Suspense, null, h(Late))), prefetch };
    })()`,
    undefined,
    {},
  ],
])('one %s is rendered anew for the next who asks', async (_what, page, part, changed) => {
  answers = { ...answers, ...changed };
  release(page, part);

  expect(await isRemembered()).toBe(false);
});
