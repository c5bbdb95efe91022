import { publishedRemotes } from '../../testing/published-remotes';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

const DOWN = { status: 503, body: {} };
const remotes = publishedRemotes();
let answers: Record<string, { status: number; body: object }> = {};
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    answers: new Proxy({}, { get: (_, url) => answers[String(url)] }),
  });
  const version = remotes.publish('mfe-search', {
    routes: [
      {
        ...{ id: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
        ...{ gate: 'none', cache: 'public', layout: 'full', slots: [], css: [], js: [] },
      },
    ],
    modules: `(() => {
      const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
      const query = (path) => (build) => build.query({ query: () => path });
      const api = createRemoteApi('mfe-search').injectEndpoints({
        endpoints: (build) => ({ getCars: query('cars')(build), getFacts: query('facts')(build) }),
      });
      const { getCars, getFacts } = api.endpoints;
      const ask = ({ dispatch }) => Promise.all([getCars, getFacts].map(({ initiate }) => dispatch(initiate())));
      const Component = () => React.createElement('h1', null, 'Results');
      return { 'results-page': async () => ({ Component, apis: [api], prefetch: async (asked) => void (await ask(asked)) }) };
    })()`,
  });
  shell.registry.current = remotes.released({ 'mfe-search': [version] });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

test.each([
  ['nothing', 503, { '/api/cars': DOWN, '/api/facts': DOWN }],
  ['a part', 200, { '/api/cars': DOWN, '/api/facts': { status: 200, body: {} } }],
  [
    'a refusal, which is an answer',
    200,
    { '/api/cars': DOWN, '/api/facts': { status: 404, body: { code: 'not_found', detail: '', fieldErrors: {} } } },
  ],
])('a page of which the API answers %s is rendered and goes out with %i', async (_what, status, told) => {
  answers = told;
  const { statusCode, body, headers } = await shell.get('/search/used-cars');

  expect([statusCode, headers['retry-after']]).toEqual([status, status === 503 ? '30' : undefined]);
  expect(body).toContain('<h1>Results</h1>');
});
