import { publishedRemotes } from '../../testing/published-remotes';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

const remotes = publishedRemotes();
/** The API answers `/api/slow` once it may. */
let mayAnswer = Promise.withResolvers<void>();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({
    artifacts: remotes.artifacts,
    held: { '/api/slow': () => mayAnswer.promise },
  });
});
beforeEach(() => {
  mayAnswer = Promise.withResolvers();
  shell.forget();
});
afterEach(() => mayAnswer.resolve());
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

/** A page of mfe-search that waits for what `promise` says, in two versions: the older one waits for nothing. */
function release(promise: string, prefetch = 'undefined'): void {
  const load = (waits: string) => `async () => {
    const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
    const api = createRemoteApi('mfe-search').injectEndpoints({
      endpoints: (build) => ({
        slow: build.query({ query: () => 'slow' }),
        quick: build.query({ query: () => 'quick' }),
      }),
    });
    const promise = ${waits};
    const Component = () => React.createElement('p', null, React.use(promise));
    return { Component, apis: [api], prefetch: ${prefetch} };
  }`;
  const version = (waits: string) =>
    remotes.publish('mfe-search', {
      routes: [
        {
          ...{ id: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
          ...{ gate: 'none', cache: 'public', layout: 'full', slots: [], css: [], js: [] },
        },
      ],
      modules: `{ 'results-page': ${load(waits)} }`,
    });
  shell.registry.current = remotes.released({
    'mfe-search': [version(promise), version(`Promise.resolve('The version before')`)],
  });
}

const ask = (what: string) => `dispatch(api.endpoints.${what}.initiate(undefined, { subscribe: false }))`;
/** The API answers one question, and owes the answer to another: until that has come nobody knows what is still to come. */
const asking = `async ({ dispatch }) => { ${ask('slow')}; await ${ask('quick')}; }`;
const soon = (what: string) => `new Promise((resolve, reject) => setTimeout(() => ${what}, 300))`;
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
/** Where React puts what comes late: a script moves it into its place. */
const LATE = /<div hidden id="S:/;

test('a browser gets the page at once and what comes late behind it, a search engine all in its place', async () => {
  release(soon(`resolve('Forty cars')`), asking);
  const seen = await shell.get('/search/used-cars', browser);
  release(soon(`resolve('Forty cars')`));
  const indexed = await shell.get('/search/used-cars', robot);

  expect(seen.body).toMatch(/Our stock list is taking a break[^]*Forty cars/);
  // Without scripts nobody puts it into its place: above what stands in is said where it is.
  expect(seen.body).toMatch(
    /<noscript><p>This part was not ready in time\.[^]*href="\/search\/used-cars"[^]*Our stock list is taking a break/,
  );
  expect(seen.body).toMatch(LATE);
  expect(indexed.body).toContain('<p>Forty cars</p>');
  expect(indexed.body).not.toMatch(LATE);
  expect(indexed.body).not.toContain('Our stock list is taking a break');
  expect(indexed.body).not.toContain('not ready in time');
});

test('what fails once the page is on its way is written down, and nobody is sent a second page', async () => {
  release(soon(`reject(new Error('a bug of this version'))`), asking);

  const { statusCode, body } = await shell.get('/search/used-cars', browser);

  expect(statusCode).toBe(200);
  expect(body.match(/<html/g)).toHaveLength(1);
  expect(body).toContain('Our stock list is taking a break');
  expect(body).not.toContain('The version before');
  expect(shell.logged.join()).toContain('A part of a page failed while streaming');
  expect(shell.faults).toMatchObject([{ kind: 'render', remote: 'mfe-search', version: expect.any(String) }]);
});

test('a version that fails again and again behind its first byte is not run for that page any more', async () => {
  release(soon(`reject(new Error('a bug'))`), asking);
  for (let time = 0; time < 3; time += 1)
    expect((await shell.get('/search/used-cars', browser)).body).not.toContain('The version before');

  expect((await shell.get('/search/used-cars', browser)).body).toContain('The version before');
});

test('a page that waits for the API longer than a second is answered with what there is, and its version counts as late', async () => {
  const waiting = `async ({ dispatch }) => { await ${ask('quick')}; await ${ask('slow')}; }`;
  release(`Promise.resolve('What needs no data')`, waiting);

  const { statusCode, body } = await shell.get('/search/used-cars', browser);

  expect([statusCode, body]).toEqual([200, expect.stringContaining('What needs no data')]);
  expect(shell.faults).toMatchObject([{ kind: 'late', remote: 'mfe-search', version: expect.any(String) }]);
});

test('a search engine waits for what a page decides longer than a shopper: its own status', async () => {
  const late = `async ({ dispatch }) => {
    ${ask('slow')};
    await ${ask('quick')};
    await new Promise((resolve) => setTimeout(resolve, 1200));
    return { status: 410 };
  }`;
  release(`Promise.resolve('Sold')`, late);

  expect((await shell.get('/search/used-cars', robot)).statusCode).toBe(410);
  expect((await shell.get('/search/used-cars', browser)).statusCode).toBe(200);
});

test('what fails before anything was sent costs the version: a search engine gets the one before', async () => {
  release(soon(`reject(new Error('a bug of this version'))`));

  const { statusCode, body } = await shell.get('/search/used-cars', robot);

  expect(statusCode).toBe(200);
  expect(body).toContain('<p>The version before</p>');
});

test('while the API owes an answer, what does not come is waited for three seconds, then its place keeps what stands in', async () => {
  release('new Promise(() => {})', asking);
  const began = performance.now();

  const { statusCode, body } = await shell.get('/search/used-cars', browser);

  expect(statusCode).toBe(200);
  expect(body).toContain('Our stock list is taking a break');
  expect(body).toContain('</html>');
  expect(performance.now() - began).toBeGreaterThanOrEqual(2900);
});

test('what waits for itself alone is not sent without it: half a second later the version before is', async () => {
  release('new Promise(() => {})');

  const { statusCode, body } = await shell.get('/search/used-cars', browser);

  expect([statusCode, body]).toEqual([200, expect.stringContaining('<p>The version before</p>')]);
  expect(shell.faults).toMatchObject([{ kind: 'render', remote: 'mfe-search' }]);
});

test('what comes within that half second is in its place, in the first bytes', async () => {
  release(`new Promise((resolve) => setTimeout(() => resolve('Forty cars'), 100))`);

  const { body } = await shell.get('/search/used-cars', browser);

  expect(body).toContain('<p>Forty cars</p>');
  expect(body).not.toMatch(LATE);
});
