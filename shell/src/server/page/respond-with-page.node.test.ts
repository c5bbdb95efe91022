import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts });
});
beforeEach(() => shell.forget());
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const RESULTS: Partial<RemoteManifest> = {
  routes: [
    {
      ...{ id: 'results-page', module: 'results-page', path: '/search/:scope', title: 'Results', essentials: 'search' },
      ...{ gate: 'none', cache: 'public', layout: 'full', slots: [], css: [], js: ['client/results.js'] },
    },
  ],
};
/** A widget in every page's header. */
const HEADER: Partial<RemoteManifest> = {
  widgets: [{ id: 'account', slot: 'layout.header-account', order: 0, load: 'block', reserve: 's', css: [], js: [] }],
};

/** Server code of one page or widget: the function that loads its module. */
const exposing = (id: string, load: string) => `{ '${id}': ${load} }`;
const drawing = (words: string) => `async () => ({ Component: () => React.createElement('h1', null, '${words}') })`;
const throwing = `async () => ({ Component: () => { throw new Error('a bug of this version'); } })`;

const results = (load: string) =>
  remotes.publish('mfe-search', { ...RESULTS, modules: exposing('results-page', load) });
const header = (load: string) => remotes.publish('mfe-account', { ...HEADER, modules: exposing('account', load) });

test('a page whose newest version fails while it is rendered is answered by the version before, as if nothing were', async () => {
  const [newest, previous] = [results(throwing), results(drawing('The version before'))];
  shell.registry.current = remotes.released({ 'mfe-search': [newest, previous] });

  const { statusCode, body } = await shell.get('/search/used-cars');

  expect(statusCode).toBe(200);
  expect(body).toContain('The version before');
  expect(body).toContain(`/remotes/mfe-search/${previous.version}/client/results.js`);
  expect(body).not.toContain(`mfe-search/${newest.version}/`);
  expect(shell.logged.join()).toContain('a bug of this version');
});

test('a version that keeps failing on a page is not run for it any more, and is for other pages', async () => {
  const offers = { ...RESULTS.routes![0]!, id: 'offers-page', module: 'offers-page', path: '/special-offers' };
  const newest = remotes.publish('mfe-search', {
    routes: [...RESULTS.routes!, offers],
    modules: `{ 'results-page': ${throwing}, 'offers-page': ${drawing('Newest offers')} }`,
  });
  shell.registry.current = remotes.released({ 'mfe-search': [newest, results(drawing('The version before'))] });
  const bodies: string[] = [];
  for (let visit = 1; visit <= 5; visit += 1) bodies.push((await shell.get('/search/used-cars')).body);

  expect(bodies.filter((body) => body.includes('The version before'))).toHaveLength(5);
  const kinds = ['render', 'render', 'render', 'away', 'away'];
  expect(shell.faults).toMatchObject(kinds.map((kind) => ({ kind, remote: 'mfe-search', version: newest.version })));
  expect((await shell.get('/special-offers')).body).toContain('Newest offers');
});

const never = 'new Promise(() => {})';
test.each([
  ['is not read in time', `() => ${never}`, 'load'],
  [
    'keeps a page waiting for data that nobody is asked for',
    `async () => ({ ...(await (${drawing('x')})()), prefetch: () => ${never} })`,
    'late',
  ],
  ['waits for ever while it is rendered', `async () => ({ Component() { throw ${never}; } })`, 'render'],
])(
  'a version whose code %s is waited for three times, and the fourth page goes without it',
  async (_what, load, kind) => {
    shell.registry.current = remotes.released({
      'mfe-search': [results(load), results(drawing('The version before'))],
    });
    for (let visit = 1; visit <= 3; visit += 1) await shell.get('/search/used-cars');
    const { statusCode, body } = await shell.get('/search/used-cars');

    expect([statusCode, body]).toEqual([200, expect.stringContaining('The version before')]);
    expect(shell.faults.map((fault) => fault.kind)).toEqual([kind, kind, kind, 'away']);
  },
);

const neverAsks = `async () => ({ ...(await (${drawing('Nothing yet')})()), prefetch: () => ${never} })`;
const throwsAsking = `async () => ({ ...(await (${drawing('Nothing yet')})()), prefetch() { throw new Error('a bug'); } })`;
const waitsInRender = `async () => ({ Component() { throw ${never}; } })`;
test.each([
  ['waits for data that nobody is asked for', neverAsks, ['late', 'late', 'late', 'away']],
  ['waits for ever while it is rendered', waitsInRender, ['render', 'render', 'render', 'away']],
  // It costs no time, and may be the fault of one address: it is tried each time.
  ['throws as it is to ask for its data', throwsAsking, ['render', 'render', 'render', 'render']],
])(
  'of a version with none before it that %s a page has what stands in, and is not waited for again',
  async (...given) => {
    const [, load, kinds] = given;
    shell.registry.current = remotes.released({ 'mfe-search': [results(load)] });
    const bodies: string[] = [];
    for (let visit = 1; visit <= 4; visit += 1) bodies.push((await shell.get('/search/used-cars')).body);

    for (const body of bodies) {
      expect(body).toContain('value="shell-enquiry"');
      expect(body).not.toContain('Nothing yet');
    }
    expect(shell.faults.map(({ kind }) => kind)).toEqual(kinds);
  },
);

test.each([
  ['waits for data that nobody is asked for', neverAsks],
  ['throws as it is to ask for its data', throwsAsking],
  ['waits for ever while it is rendered', waitsInRender],
])(
  'where a part without a version before %s, what stands in for it is drawn, and all others are',
  async (_what, load) => {
    const place = { id: 'card', slot: 'home.search-card', order: 0, load: 'block', reserve: 's' } as const;
    const widgets = [{ ...place, css: [], js: [] }];
    const failing = remotes.publish('mfe-search', { widgets, modules: exposing('card', load) });
    shell.registry.current = remotes.released({
      'mfe-search': [failing],
      'mfe-account': [header(drawing('Whoever you are'))],
    });

    const { statusCode, body } = await shell.get('/');

    expect([statusCode, body]).toEqual([200, expect.stringContaining('Whoever you are')]);
    expect(body).not.toContain('Nothing yet');
    expect(body).toContain(`"degradedWidgets":["mfe-search/card"]`);
  },
);

test('a widget that waits for data that nobody is asked for costs three pages their time, and the fourth none', async () => {
  const card: Partial<RemoteManifest> = {
    widgets: [{ id: 'card', slot: 'home.search-card', order: 0, load: 'block', reserve: 's', css: [], js: [] }],
  };
  const home = (load: string) => remotes.publish('mfe-search', { ...card, modules: exposing('card', load) });
  const newest = home(`async () => ({ ...(await (${drawing('x')})()), prefetch: () => ${never} })`);
  shell.registry.current = remotes.released({ 'mfe-search': [newest, home(drawing('The version before'))] });
  for (let visit = 1; visit <= 3; visit += 1) await shell.get('/');

  expect((await shell.get('/')).body).toContain('The version before');
  expect(shell.faults).toMatchObject(
    ['late', 'late', 'late', 'away'].map((kind) => ({ kind, version: newest.version })),
  );
});

test('the answer names the versions it was made with', async () => {
  const versions = [results(drawing('Newest')), results(drawing('Before'))] as const;
  const broken = results(throwing);
  const setOf = async (...released: [typeof broken, ...(typeof broken)[]]) => {
    shell.registry.current = remotes.released({ 'mfe-search': released });
    return (await shell.get('/search/used-cars')).headers['x-release-set'];
  };

  expect(await setOf(broken, versions[1])).toBe(await setOf(versions[1]));
  expect(await setOf(versions[0])).not.toBe(await setOf(versions[1]));
});

test.each([
  ['cannot be read', `async () => { throw new Error('Unexpected token'); }`],
  ['is not read within half a second', '() => new Promise(() => {})'],
])('a version whose code %s gives way to the version before', async (_what, load) => {
  shell.registry.current = remotes.released({ 'mfe-search': [results(load), results(drawing('The version before'))] });

  const { statusCode, body } = await shell.get('/search/used-cars');

  expect([statusCode, body]).toEqual([200, expect.stringContaining('The version before')]);
  expect(shell.logged.join()).toContain('A remote cannot be loaded');
});

test('what could not be read at the first try is read at the second, and no version gives way', async () => {
  const load = `((tries) => async () => { if ((tries += 1) === 1) throw new Error('busy'); return (${drawing('Newest')})(); })(0)`;
  shell.registry.current = remotes.released({ 'mfe-search': [results(load), results(drawing('The version before'))] });

  expect((await shell.get('/search/used-cars')).body).toContain('Newest');
  expect(shell.logged).toEqual([]);
});

test('with no version left the shell says what it knows by itself, and the rest of the page stands', async () => {
  shell.registry.current = remotes.released({
    'mfe-search': [results(throwing), results(throwing)],
    'mfe-account': [header(drawing('Your account'))],
  });

  const { body } = await shell.get('/search/used-cars');

  expect(body).toContain('Our stock list is taking a break');
  expect(body).toContain('Your account');
});

test('a part that fails gives way alone: the page keeps its newest version', async () => {
  shell.registry.current = remotes.released({
    'mfe-search': [results(drawing('Newest results')), results(drawing('Results before'))],
    'mfe-account': [header(throwing), header(drawing('Account before'))],
  });

  const { statusCode, body } = await shell.get('/search/used-cars');

  expect(statusCode).toBe(200);
  expect(body).toContain('Newest results');
  expect(body).toContain('Account before');
});

test('a failure that nobody can be blamed for costs all remotes, not the page', async () => {
  const nameless = `async () => ({ Component: () => { throw 'no error'; } })`;
  shell.registry.current = remotes.released({ 'mfe-search': [results(nameless), results(drawing('Results before'))] });

  const { body } = await shell.get('/search/used-cars');

  expect(body).toContain('Our stock list is taking a break');
});

test('a page that only the newest version has, and that fails, is to be asked for again', async () => {
  shell.registry.current = remotes.released({
    'mfe-search': [results(throwing), remotes.publish('mfe-search', {})],
  });

  const { statusCode, headers } = await shell.get('/search/used-cars');

  expect([statusCode, headers['retry-after']]).toEqual([503, '30']);
});

test('however many parts fail one after the other, a page is answered', async () => {
  shell.registry.current = remotes.released({
    'mfe-search': [results(throwing), results(throwing)],
    'mfe-account': [header(throwing), header(throwing)],
  });

  const { body } = await shell.get('/search/used-cars');

  expect(body).toContain('Our stock list is taking a break');
});
