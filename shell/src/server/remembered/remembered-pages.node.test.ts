import { publishedRemotes } from '../testing/published-remotes';
import { startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

const remotes = publishedRemotes();
const route = { gate: 'none', layout: 'full', essentials: 'search' } as const;
const files = { slots: [], css: [], js: [] };
/** A page that says how often it was rendered. */
const counting = (text: string) => `((times) => async () => ({
  Component: () => React.createElement('p', null, '${text}, rendered ' + (times += 1) + ' times'),
}))(0)`;
const throwing = `async () => ({ Component: () => { throw new Error('a bug of this version'); } })`;
const version = (page: string) =>
  remotes.publish('mfe-search', {
    routes: [
      { ...route, ...files, id: 'results-page', path: '/search/:scope', title: 'Results', cache: 'public' },
      { ...route, ...files, id: 'saved-page', path: '/saved', title: 'Saved', cache: 'private' },
    ],
    modules: `{ 'results-page': ${page}, 'saved-page': ${counting('Saved cars')} }`,
  });
const release = (...pages: [string, ...string[]]) => {
  const [newest, ...before] = pages.map(version);
  shell.registry.current = remotes.released({ 'mfe-search': [newest as ReturnType<typeof version>, ...before] });
};

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts, remembersPages: true });
});
beforeEach(() => {
  release(counting('Results'));
  shell.forget();
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const timesOf = ({ body }: { body: string }) => Number(/rendered (\d+) times/.exec(body)?.[1]);
const results = (headers = {}) => shell.get('/search/used-cars', headers);

test('a page is rendered once for visitors who have nothing in common but its address', async () => {
  const answers = [
    await results(),
    await results({ cookie: 'session=somebody' }),
    await results({ 'accept-encoding': 'br', 'user-agent': 'Googlebot' }),
    await results({ cookie: 'visitor=0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a' }),
  ];

  expect([timesOf(answers[0] as never), timesOf(answers[1] as never), timesOf(answers[3] as never)]).toEqual([1, 1, 1]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('each visitor has a name of their own all the same, and a policy without a nonce', async () => {
  const [first, second] = [await results(), await results()];

  expect(first.headers['set-cookie']).toContain('visitor=');
  expect(first.headers['set-cookie']).not.toBe(second.headers['set-cookie']);
  expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/);
  expect(second.body).not.toContain('nonce');
});

test('who has the page is told that it is still true, until it is another', async () => {
  const { headers } = await results();
  const same = await results({ 'if-none-match': headers.etag });
  release(counting('Newer results'));
  const other = await results({ 'if-none-match': headers.etag });

  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect(same.headers['content-security-policy']).toBe(headers['content-security-policy']);
  expect([other.statusCode, other.body.includes('Newer results')]).toEqual([200, true]);
});

test('a cache in front is told what a page is made of where it is set up for one, and nothing elsewhere', async () => {
  const plain = await results();
  const behind = await startTestShell({ artifacts: remotes.artifacts, remembersPages: true, surrogate: true });
  behind.registry.current = shell.registry.current;
  const { headers } = await behind.get('/search/used-cars');
  const own = await behind.get('/saved');
  await behind.stop();

  expect(plain.headers).not.toHaveProperty('surrogate-key');
  expect(headers['surrogate-key']).toBe('site-sunrise stock-sunrise-group');
  expect(headers['surrogate-control']).toBe('max-age=60, stale-while-revalidate=5');
  expect(own.headers).not.toHaveProperty('surrogate-key');
});

test('another address, query or host is another page', async () => {
  await results();

  expect(timesOf(await shell.get('/search/new-cars'))).toBe(2);
  expect(timesOf(await shell.get('/search/used-cars?page=2'))).toBe(3);
  expect((await shell.get('/search/used-cars', { host: 'harbor.example' })).body).toContain('Harbor Trucks');
  expect((await results()).body).not.toContain('Harbor Trucks');
});

test('nothing of who asks is in what others get', async () => {
  await results({ cookie: 'session=somebody; dismissed=banner' });
  await results({ cookie: 'session=another; dismissed=banner' });
  await results({ cookie: 'session=somebody; dismissed=%3Cscript%3E' });

  expect(shell.jobs).toMatchObject([{ dismissed: 'banner' }, { dismissed: '' }]);
  expect(shell.jobs.map(({ shopper }) => shopper.cookie)).toEqual([undefined, undefined]);
});

test('who has named a state shares pages with those of the same state, and with nobody else', async () => {
  await results({ cookie: 'session=somebody; shopper-state=NSW' });
  await results({ cookie: 'shopper-state=NSW; session=another' });
  await results({ cookie: 'shopper-state=<script>' });

  expect(shell.jobs.map(({ shopper }) => shopper.cookie)).toEqual(['shopper-state=NSW', undefined]);
});

test('a postcode in the address gives the page its state at once, and a cookie the others', async () => {
  const asked = await shell.get('/search/used-cars?delivery_postcode=2000', { cookie: 'shopper-state=QLD; session=1' });
  const nonsense = await shell.get('/search/used-cars?delivery_postcode=ABC', { cookie: 'session=1' });

  expect(shell.jobs.map(({ shopper }) => shopper.cookie)).toEqual(['shopper-state=NSW', undefined]);
  expect(String(asked.headers['set-cookie'])).toMatch(
    /shopper-state=NSW; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
  );
  expect(String(nonsense.headers['set-cookie'])).not.toContain('shopper-state');
});

test('a page of one’s own is rendered in one’s own name, each time', async () => {
  const saved = () => shell.get('/saved', { cookie: 'session=somebody' });
  const [first, second] = [await saved(), await saved()];

  expect([timesOf(first), timesOf(second)]).toEqual([1, 2]);
  expect(shell.jobs.map(({ shopper }) => shopper.cookie)).toEqual(['session=somebody', 'session=somebody']);
  expect(second.headers['cache-control']).toBe('private, no-store');
});

test('who previews a version gets it rendered each time, and nothing of it is for others', async () => {
  const [tried, stable] = [version(counting('Tried')), version(counting('Stable'))];
  shell.registry.current = remotes.released({ 'mfe-search': [stable, tried] });
  const cookie = remotes.preview({ 'mfe-search': tried.version });
  const [first, second] = [await results({ cookie }), await results({ cookie })];

  expect([first, second].map(({ body }) => body.includes('Tried'))).toEqual([true, true]);
  expect([timesOf(first), timesOf(second)]).toEqual([1, 2]);
  expect(first.headers).not.toHaveProperty('etag');
  // Which version it is, for whoever judges it; of that nothing is in others' pages.
  expect(first.body).toMatch(
    new RegExp(`<body><aside class="preview-mark" aria-label="Preview">.*Preview: mfe-search ${tried.version}, until `),
  );
  const plain = await results();
  expect(plain.body).toContain('Stable');
  expect(plain.body).not.toContain('preview-mark');
  expect((await shell.get('/theme/preview-mark.css')).body).toContain('.preview-mark{');
});

test('a preview of a version that is blocked says what is shown in its place', async () => {
  const [tried, stable] = [version(counting('Tried')), version(counting('Stable'))];
  const released = remotes.released({ 'mfe-search': [stable, tried] });
  released.remotes['mfe-search']!.blocked = [tried.version];
  shell.registry.current = released;
  const { body } = await results({ cookie: remotes.preview({ 'mfe-search': tried.version }) });
  expect(body).toContain(`mfe-search ${tried.version} is blocked or gone, ${stable.version} is shown`);
});

test('two visitors with repayment terms of their own and one without never get each other’s page', async () => {
  const terms = ['finance_assumption=5.2000.0', 'finance_assumption=7.0.30', 'session=somebody'];
  const answers = [];
  for (const cookie of [...terms, ...terms]) answers.push(await results({ cookie }));

  // Each with terms is rendered in the visitor's own name, each time; the plain page once, in nobody's.
  expect(answers.map(timesOf)).toEqual([1, 2, 3, 4, 5, 3]);
  expect(shell.jobs.map(({ shopper }) => shopper.cookie)).toEqual([terms[0], terms[1], undefined, terms[0], terms[1]]);
  expect(answers.map(({ headers }) => 'etag' in headers)).toEqual([false, false, true, false, false, true]);
  for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-cache');
});

test('who has the plain page gets another once they have terms of their own, whatever they have kept', async () => {
  const { headers } = await results();
  const own = await results({ cookie: 'finance_assumption=5.0.0', 'if-none-match': headers.etag });

  expect([own.statusCode, timesOf(own)]).toEqual([200, 2]);
});

test('an altered cookie of repayment terms is ignored: its visitor gets the plain page', async () => {
  await results();
  for (const altered of ['9.0.0', '5.0', '5.0.0.0', 'constructor', ''])
    expect(timesOf(await results({ cookie: `finance_assumption=${altered}` }))).toBe(1);
});

test('while nobody knows what the stock is, each page is rendered', async () => {
  const of = shell.stock.told;
  shell.stock.told = undefined;
  const [first, second] = [await results(), await results()];
  shell.stock.told = of;

  expect([timesOf(first), timesOf(second)]).toEqual([1, 2]);
});

test('a version that failed is tried again for the next visitor: what stood in for it is not remembered', async () => {
  release(throwing, counting('The version before'));

  expect([timesOf(await results()), timesOf(await results())]).toEqual([1, 2]);
});

test('an address that nobody has is not remembered', async () => {
  const [first, second] = [await shell.get('/no-such-page'), await shell.get('/no-such-page')];

  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
  expect(second.headers['etag']).toBeUndefined();
});

test.each([
  ['a form to a page', '/search/used-cars', '_form=shell-enquiry&name=Jane'],
  ['a call of the API', '/api/miscellaneous', 'a=1'],
])('what was changed by %s shows in the next page', async (_case, url, payload) => {
  await results();
  expect(timesOf(await results())).toBe(1);
  const type = 'application/x-www-form-urlencoded';
  await shell.app.inject({ method: 'POST', url, headers: { host: 'sunrise.example', 'content-type': type }, payload });

  expect(timesOf(await results())).toBeGreaterThan(1);
});
