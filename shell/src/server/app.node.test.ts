import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { pino } from 'pino';
import { buildShell } from './app';
import { drawHere } from './draw-page';
import { JoinedStyles } from './joined-styles';
import type { RemoteSource } from './remote-store';
import { shellFiles } from './shell-files';
import { Sites } from './sites';

const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });
const sunrise = aSite({ slug: 'sunrise', name: 'Sunrise Motors', hosts: ['sunrise.example'] });
const harbor = aSite({ slug: 'harbor', name: 'Harbor Trucks', hosts: ['harbor.example'] });
const nothingReleased: ReleaseSnapshot = { revision: 1, publicKey: '', remotes: {} };
const registry = { current: nothingReleased };
const noRemotes: RemoteSource = {
  manifest: () => Promise.reject(new Error('none')),
  module: () => Promise.reject(new Error('none')),
};

type Asked = { url: string | undefined; headers: http.IncomingHttpHeaders };
const asked: Asked[] = [];
/** Stands for the API: takes down what it was asked, cuts off whoever posts a lead. */
const api = http.createServer((request, response) => {
  asked.push({ url: request.url, headers: request.headers });
  if (request.url === '/api/leads') return request.socket.destroy();
  if (request.url?.startsWith('/img/')) return response.writeHead(304).end();
  return response.end('{}');
});
let app: ReturnType<typeof buildShell>;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const parts = {
    sites: new Sites({ current: { sites: [sunrise, harbor] } }),
    registry,
    store: noRemotes,
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    log,
  };
  const folders = { artifactsDir: '/nowhere', clientDir: '/nowhere' };
  const files = shellFiles(['main.1.js', 'main.1.css'], () => null);
  app = buildShell({
    ...parts,
    ...folders,
    styles: new JoinedStyles(folders),
    draw: drawHere({ ...parts, files, formStampSecret: undefined }),
    trustProxy: ['127.0.0.0/8'],
    dev: false,
  });
});
beforeEach(() => {
  asked.length = 0;
  logged.length = 0;
});
afterAll(async () => {
  await app.close();
  api.close();
});

const host = 'sunrise.example';
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host, ...headers } });
const post = (fields: Record<string, string>) =>
  app.inject({
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

  expect((await get(url, forged)).body).toMatch(ofSunrise);
  expect((await get(url, { ...forged, host: 'nobody.example' })).statusCode).toBe(421);
});

test('holds no connection longer than a slow client may take', () => {
  const { requestTimeout, headersTimeout, timeout } = app.server;

  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 8000,
    headersTimeout: 6000,
    timeout: 9000,
  });
});

test('the API is told the site and the address of the shopper, not what a client says of them', async () => {
  await get('/api/session', { 'x-forwarded-host': 'harbor.example', 'x-forwarded-for': '203.0.113.9' });

  expect(asked).toMatchObject([{ url: '/api/session', headers: { host, 'x-forwarded-for': '203.0.113.9' } }]);
  expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-host');
});

test.each(['/.//evil.example/?preview=off', '//evil.example/?preview=off'])(
  'no preview link leads away from the site: %s',
  async (url) => {
    const { statusCode, headers } = await get(url);

    expect(statusCode).toBe(400);
    expect(headers).not.toHaveProperty('location');
  },
);

test.each([
  ['/%zz', host],
  ['/', `${host}:99999`],
])('an address that cannot be read is no fault of ours: %s at %s', async (url, askedHost) => {
  const { statusCode, body } = await get(url, { host: askedHost });

  expect(statusCode).toBe(400);
  expect(body).not.toMatch('zz');
  expect(logged).toEqual([]);
});

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': expect.stringMatching(/default-src '(self|none)'.*frame-ancestors 'self'/) as string,
};

test.each<[string, number, http.OutgoingHttpHeaders?]>([
  ['/', 200],
  ['/no-such-page', 404],
  ['/?preview=off', 303],
  ['/theme/any.css', 200],
  ['/favicon.svg', 200],
  ['/assets/missing.js', 404],
  ['/styles/missing.css', 404],
  ['/content.json', 404],
  ['/api/session', 200],
  ['/img/1.jpg', 304],
  ['/healthz', 200],
  ['/metrics', 404],
  ['/', 421, { host: 'nobody.example' }],
])('%s answers %i as hardened as any other answer, by https for good', async (url, status, headers = {}) => {
  const answer = await app.inject({
    url,
    headers: { host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', ...headers },
  });

  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ ...always, 'strict-transport-security': 'max-age=31536000' });
  expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
});

/** What the server says to these lines, its status first. */
async function say(lines: readonly string[]): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end([...lines, '', ''].join('\r\n'));
  let said = '';
  socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
  await once(socket, 'close');
  return said;
}

test.each([
  ['two hosts', ['GET / HTTP/1.1', 'Host: sunrise.example', 'Host: harbor.example', 'Connection: close']],
  ['the same host twice', ['GET / HTTP/1.1', 'Host: sunrise.example', 'host: sunrise.example', 'Connection: close']],
  ['what is no HTTP', ['GET / HTTP/9.x']],
  ['an address that cannot be read', ['GET /%zz HTTP/1.1', 'Host: sunrise.example', 'Connection: close']],
])('%s: refused, and as hardened as any other answer', async (_case, lines) => {
  const said = await say(lines);

  expect(said).toMatch(/^HTTP\/1.1 400 /);
  expect(said).toMatch(/x-content-type-options: nosniff/i);
  expect(said).not.toMatch('sunrise');
});

test.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/..%2fmetrics', '/img/.%2E%5cmetrics', '/api/./session'])(
  'an address with steps in it reaches nothing: %s',
  async (url) => {
    expect(await say([`GET ${url} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])).toMatch(/^HTTP\/1.1 400 /);
    expect(asked).toEqual([]);
  },
);

const report = (body: unknown, type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { host, 'content-type': type },
    payload: JSON.stringify(body),
  });

test('what a policy kept out is counted by its kind, and nothing else of it is kept', async () => {
  const address = 'https://tracker.example/?email=jane@example.com';
  const old = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': address, 'document-uri': address } };
  const fresh = [{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } }];

  expect((await report(old)).statusCode).toBe(204);
  expect((await report(fresh, 'application/reports+json')).statusCode).toBe(204);

  const counted = (await get('/metrics')).body;
  expect(counted).toContain('csp_reports_total{directive="img-src",blocked="address"} 1');
  expect(counted).toContain('csp_reports_total{directive="script-src-elem",blocked="inline"} 1');
  expect(counted + logged.join()).not.toMatch(/tracker|jane/);
});

test('a report that is none, too large or one of too many is refused', async () => {
  expect((await report({ 'csp-report': 1 })).statusCode).toBe(400);
  expect((await report('x'.repeat(17_000))).statusCode).toBe(413);
  const many = await Promise.all(Array.from({ length: 40 }, () => report({})));
  expect(many.at(-1)?.statusCode).toBe(429);
});

test('measurements are for this machine, not for whoever comes through a proxy', async () => {
  expect((await get('/metrics')).statusCode).toBe(200);
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
});

test('a form the API does not answer comes back with all that was typed, and as the same form', async () => {
  const key = 'b6c1f2c4-1111-4222-8333-444455556666';

  const { statusCode, headers, body } = await post({ _form: 'shell-enquiry', name: 'Jane', idempotency_key: key });

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('30');
  expect(body).toMatch(key);
  expect(logged.join()).toMatch('The API does not answer a form');
  expect(logged.join()).not.toMatch('Jane');
});

test('an address is not gone because the manifest of one remote cannot be trusted', async () => {
  const version = { version: '1.0.0', integrity: 'sha384-altered', signature: '' };
  const search = {
    versions: [version],
    stable: '1.0.0',
    previous: [],
    rollout: null,
    pins: {},
    blocked: [],
    loadOverrides: {},
  };
  registry.current = { ...nothingReleased, remotes: { 'mfe-search': search } };
  const { statusCode, headers } = await get('/search/used-cars');
  registry.current = nothingReleased;

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('30');
  expect((await get('/search/used-cars')).statusCode).toBe(404);
});

test('a form larger than any of ours is refused as such', async () => {
  const { statusCode } = await post({ _form: 'shell-enquiry', message: 'x'.repeat(300_000) });

  expect(statusCode).toBe(413);
});

test('a form nobody declared is refused', async () => {
  expect((await post({ _form: 'made-up' })).statusCode).toBe(400);
});
