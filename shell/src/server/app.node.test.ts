import { isReservedPath } from '@shared-kit/domain/http/reserved-paths';
import { host, startTestShell } from './testing/test-shell';
import type { TestShell } from './testing/test-shell';

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell();
});
beforeEach(() => shell.forget());
afterAll(() => shell.stop());

const post = (fields: Record<string, string>) =>
  shell.app.inject({
    method: 'POST',
    url: '/no-such-page',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test.each([
  ['/', 'Sunrise Motors'],
  ['/theme/any.css', '#0b5fff'],
  ['/favicon.svg', '>S<'],
])('the Host header alone decides whose %s it is', async (url, ofSunrise) => {
  const forged = { 'x-forwarded-host': 'harbor.example', forwarded: 'host=harbor.example' };

  expect((await shell.get(url, forged)).body).toMatch(ofSunrise);
  expect((await shell.get(url, { ...forged, host: 'nobody.example' })).statusCode).toBe(421);
});

test('holds no connection longer than a slow client may take', () => {
  const { requestTimeout, headersTimeout, timeout } = shell.app.server;

  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 8000,
    headersTimeout: 6000,
    timeout: 9000,
  });
});

test('the API is told the site and the address of the shopper, not what a client says of them', async () => {
  await shell.get('/api/session', { 'x-forwarded-host': 'harbor.example', 'x-forwarded-for': '203.0.113.9' });

  expect(shell.asked).toMatchObject([{ url: '/api/session', headers: { host, 'x-forwarded-for': '203.0.113.9' } }]);
  expect(shell.asked[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

test.each(['/.//evil.example/?preview=off', '//evil.example/?preview=off'])(
  'no preview link leads away from the site: %s',
  async (url) => {
    const { statusCode, headers } = await shell.get(url);

    expect(statusCode).toBe(400);
    expect(headers).not.toHaveProperty('location');
  },
);

test.each([
  ['/%zz', host],
  ['/', `${host}:99999`],
])('an address that cannot be read is no fault of ours: %s at %s', async (url, askedHost) => {
  const { statusCode, body } = await shell.get(url, { host: askedHost });

  expect(statusCode).toBe(400);
  expect(body).not.toMatch('zz');
  expect(shell.logged).toEqual([]);
});

test('measurements are for this machine, not for whoever comes through a proxy', async () => {
  expect((await shell.get('/metrics')).statusCode).toBe(200);
  expect((await shell.get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
});

test('a form the API does not answer comes back with all that was typed, and as the same form', async () => {
  const key = 'b6c1f2c4-1111-4222-8333-444455556666';

  const { statusCode, headers, body } = await post({ _form: 'shell-enquiry', name: 'Jane', idempotency_key: key });

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('30');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toMatch(key);
  expect(shell.logged.join()).toMatch('The API does not answer a form');
  expect(shell.logged.join()).not.toMatch('Jane');
});

test('an address is not gone because the manifest of one remote cannot be trusted', async () => {
  const version = { version: '1.0.0', integrity: 'sha384-altered', signature: '' };
  const search = {
    versions: [version],
    stable: '1.0.0',
    previous: [],
    rollouts: [],
    pins: {},
    blocked: [],
    loadOverrides: {},
  };
  shell.registry.current = { ...shell.nothingReleased, remotes: { 'mfe-search': search } };
  const { statusCode, headers } = await shell.get('/search/used-cars');
  shell.registry.current = shell.nothingReleased;

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('30');
  expect((await shell.get('/search/used-cars')).statusCode).toBe(404);
});

test('a form larger than any of ours is refused as such', async () => {
  const { statusCode } = await post({ _form: 'shell-enquiry', message: 'x'.repeat(300_000) });

  expect(statusCode).toBe(413);
});

test('a form nobody declared is refused', async () => {
  expect((await post({ _form: 'made-up' })).statusCode).toBe(400);
});

test('a shell that is about to stop says to a balancer that it is not ready', async () => {
  const before = await shell.get('/readyz');
  shell.state.isDraining = true;
  const after = await shell.get('/readyz');
  shell.state.isDraining = false;

  expect([before.statusCode, after.statusCode]).toEqual([200, 503]);
});

test('a shell says which releases it serves, what it leaves out, and how old its copy is', async () => {
  const { current } = shell.registry;
  Object.assign(shell.registry, {
    current: { ...shell.nothingReleased, revision: 9, leftOut: ['mfe-odd'] },
    ageMs: 40,
  });

  expect((await shell.get('/readyz')).json()).toEqual({
    releases: { revision: 9, left_out: ['mfe-odd'], read_ms_ago: 40 },
  });
  Object.assign(shell.registry, { current, ageMs: undefined });
});

/** Every address that the router knows, out of the tree that it prints. */
function routesOf(tree: string): string[] {
  const parts: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S+)(?: (\(.*))?$/.exec(line) ?? [];
    if (part === '') return [];
    parts.splice(indent.length / 4, Infinity, part);
    return methods === undefined ? [] : [parts.join('')];
  });
}

test('whatever the shell answers but pages is an address that no page of text may have', () => {
  const routes = routesOf(shell.app.printRoutes());

  expect(routes).toEqual(expect.arrayContaining(['/*', '/api/*', '/healthz', '/cars/:slug/view.json']));
  const free = routes.filter((route) => route !== '/*' && !isReservedPath(route.replaceAll(/:\w+|\*$/g, 'x')));
  expect(free).toEqual([]);
});
