import { PASSWORD, openGate } from './open-gate';
import { metricsToken } from './password';

let gate: ReturnType<typeof openGate>;
beforeEach(async () => {
  gate = openGate();
  await gate.app.ready();
});
afterEach(() => gate.close());

/** `GET /leads/x/x` and so on: every route there is. */
function everyRoute(): [method: 'GET' | 'HEAD' | 'POST', url: string][] {
  const path: string[] = [];
  return gate.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      if (part === '') return [];
      path.splice(Math.max(indent.length / 4 - 1, 0), Infinity, part);
      const url = path.join('').replaceAll(/:\w+/g, 'x').replace('*', '/x.html').replaceAll('//', '/');
      return methods
        .split(', ')
        .filter(Boolean)
        .map((method): [never, string] => [method as never, url]);
    });
}

const REGISTRY = ['/registry/snapshot.json', '/registry/shells.json', '/registry/discovery.json'];
const OPEN = ['/sign-in', '/operator.css', '/healthz', '/readyz', ...REGISTRY];

test('no route answers without a sign-in but the listed ones', async () => {
  const routes = everyRoute();
  const asking = routes.filter(([, url]) => !OPEN.includes(url));

  const urls = routes.map(([, url]) => url);
  const pages = ['/', '/leads/x/x/redrive', '/outbox.json', '/metrics', '/kit/x.html', '/kit/pictures'];
  const releases = ['/console/x.html', '/api/releases/log/export', '/api/releases/acts'];
  for (const known of [...OPEN, ...pages, ...releases]) expect(urls).toContain(known);
  // Not in the printed tree, where its parent has a wildcard too.
  asking.push(['GET', '/console/assets/console.js']);
  for (const [method, url] of asking) {
    const headers = { accept: '*/*', origin: 'http://localhost:3001' };
    expect([method, url, (await gate.send(url, { method, headers })).statusCode]).toEqual([method, url, 401]);
  }
});

test.each(OPEN)('%s asks nobody on this machine', async (url) => {
  expect([401, 303]).not.toContain((await gate.send(url)).statusCode);
});

test('from elsewhere, also through a proxy, the registry asks', async () => {
  const url = '/registry/snapshot.json';
  expect((await gate.send(url, { remoteAddress: '192.0.2.7' })).statusCode).toBe(303);
  expect((await gate.send(url, { headers: { 'x-forwarded-for': '192.0.2.7' } })).statusCode).toBe(303);
  expect((await gate.send('/healthz', { remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
});

test.each(['/nowhere', '//healthz', '/healthz/../outbox', '/healthz/', '/registry/..%2foutbox', '/sign-in/../leads'])(
  '%s is no way around',
  async (url) => {
    expect((await gate.send(url)).statusCode).toBe(303);
  },
);

test('who asked for a page lands on it', async () => {
  const asked = await gate.send('/leads?site=coast&state=dead');
  expect(asked.headers.location).toBe('/sign-in?to=%2Fleads%3Fsite%3Dcoast%26state%3Ddead');

  const page = await gate.send(asked.headers.location ?? '');
  const to = /name="to" value="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&#38;', '&') ?? '';
  expect((await gate.post('/sign-in', { to, password: PASSWORD })).headers.location).toBe(
    '/leads?site=coast&state=dead',
  );
});

test.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)', '/sign-in'])(
  'nobody is led to %s',
  async (to) => {
    expect((await gate.post('/sign-in', { to, password: PASSWORD })).headers.location).toBe('/');
    const cookie = await gate.signIn();
    const again = await gate.send(`/sign-in?to=${encodeURIComponent(to)}`, { headers: { cookie } });
    expect(again.headers.location).toBe('/');
  },
);

test('another site cannot sign anybody in or out', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const cookie = await gate.signIn();
  expect((await gate.post('/sign-in', { password: PASSWORD }, { headers })).statusCode).toBe(403);
  expect((await gate.post('/sign-out', {}, { headers: { ...headers, cookie } })).statusCode).toBe(403);
  expect(await gate.status('/', cookie)).toBe(200);
});

const basic = (password: string) => `Basic ${Buffer.from(`prometheus:${password}`).toString('base64')}`;

test('metrics answer a monitor by token or by password, and nothing else does', async () => {
  const ask = async (url: string, authorization: string) =>
    (await gate.send(url, { headers: { authorization } })).statusCode;
  for (const right of [`Bearer ${metricsToken(PASSWORD)}`, basic(PASSWORD)]) {
    expect(await ask('/metrics', right)).toBe(200);
    expect(await ask('/outbox.json', right)).toBe(303);
  }
  for (const wrong of [`Bearer ${PASSWORD}`, `Bearer ${metricsToken('another')}`, basic('another'), 'Basic', ''])
    expect(await ask('/metrics', wrong)).toBe(303);
});

test('a monitor with an old password is told to wait, and people are not', async () => {
  const headers = { authorization: basic('an old password') };
  for (let i = 0; i < 5; i += 1) await gate.send('/metrics', { headers });
  expect((await gate.send('/metrics', { headers: { authorization: basic(PASSWORD) } })).statusCode).toBe(429);
  expect(await gate.status('/', await gate.signIn())).toBe(200);
});
