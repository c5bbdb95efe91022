import type { ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { publishedRemotes } from '../../testing/published-remotes';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

const page: ContentPage = {
  ...{ path: '/utes', title: 'Utes', description: '', body: 'Before.', form: '', form_place: '' },
  blocks: [
    { kind: 'stock', heading: 'Ours', search: '/search/used-cars', count: 3 },
    { kind: 'text', heading: '', text: 'Between.' },
    { kind: 'offers', heading: 'Offers', count: 2 },
  ],
};
const withForm: ContentPage = { ...page, path: '/fleet-offer', form: 'fleet', blocks: [] };
const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    pages: [page, withForm],
    answers: { '/api/places': { status: 200, body: { text: 'Two yards' } } },
    // Longer than a part below the fold is waited for.
    held: { '/api/places': () => new Promise((resolve) => setTimeout(resolve, 400)) },
  });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

function release(draw: string) {
  const version = remotes.publish('mfe-search', {
    widgets: [{ id: 'content-stock', slot: 'content.stock', order: 0, load: 'lazy', reserve: 'l', css: [], js: [] }],
    modules: `(() => {
      const told = [];
      const Component = (props) => ${draw};
      const prefetch = async ({ placed }) => void told.push(...placed);
      return { 'content-stock': async () => ({ Component, prefetch }) };
    })()`,
  });
  shell.registry.current = remotes.released({ 'mfe-search': [version] });
  shell.forget();
}
const body = async () => (await shell.get('/utes', { 'user-agent': 'Googlebot' })).body;
const placesOf = (html: string, ...words: string[]) => words.map((word) => html.indexOf(word));

test('what remotes show stands among the words of the page, and is told beforehand what each place of it wants', async () => {
  release(`React.createElement('p', null, props.search + ' of ' + JSON.stringify(told))`);
  const html = (await body()).replaceAll('&quot;', '"');

  const places = placesOf(html, 'Before.', '<p>/search/used-cars of ', 'Between.', '<p>/special-offers of ');
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain('[{"search":"/search/used-cars","count":3},{"search":"/special-offers","count":2}]');
});

test('where the remote fails, the words around it and the ways on are there all the same', async () => {
  release(`(() => { throw new Error('broken'); })()`);
  const html = await body();

  expect(
    placesOf(html, 'Before.', 'Between.', '>Ours</h2>', 'href="/search/used-cars"', 'See all offers'),
  ).not.toContain(-1);
});

test('a form whose answers are late stands in its place all the same, once, for who has no scripts', async () => {
  const version = remotes.publish('mfe-leads', {
    widgets: [{ id: 'content-form', slot: 'content.form', order: 0, load: 'lazy', reserve: 'l', css: [], js: [] }],
    modules: `(() => {
      const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
      const api = createRemoteApi('mfe-leads').injectEndpoints({
        endpoints: (build) => ({ getPlaces: build.query({ query: () => 'places' }) }),
      });
      const { getPlaces } = api.endpoints;
      function Component({ form }) {
        const { data } = getPlaces.useQuery();
        return React.createElement('form', { method: 'post' }, form + ' for ' + (data ? data.text : 'nobody'));
      }
      const prefetch = ({ dispatch }) => dispatch(getPlaces.initiate(undefined, { subscribe: false }));
      return { 'content-form': async () => ({ Component, prefetch, apis: [api] }) };
    })()`,
  });
  shell.registry.current = remotes.released({ 'mfe-leads': [version] });
  shell.forget();
  const { body: html } = await shell.get('/fleet-offer', { 'user-agent': 'Mozilla/5.0 Firefox/140.0' });

  expect(html).toMatch(/<main[^]*<form method="post">fleet for Two yards<\/form>[^]*<\/main>/);
  expect(html.match(/<form method="post"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<div hidden[^>]* id="S:|not ready in time/);
});
