import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { host, startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell();
});
beforeEach(() => shell.forget());
afterAll(() => shell.stop());

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
  ['/push-worker.js', 200],
  ['/assets/missing.js', 404],
  ['/styles/missing.css', 404],
  ['/content.json', 404],
  ['/api/session', 200],
  ['/img/1.jpg', 304],
  ['/healthz', 200],
  ['/metrics', 404],
  ['/', 421, { host: 'nobody.example' }],
])('%s answers %i as hardened as any other answer, by https for good', async (url, status, headers = {}) => {
  const answer = await shell.app.inject({
    url,
    headers: { host, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', ...headers },
  });

  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ ...always, 'strict-transport-security': 'max-age=31536000' });
  expect((await shell.get('/')).headers).not.toHaveProperty('strict-transport-security');
});

/** What the server says to these lines, its status first. */
async function say(lines: readonly string[]): Promise<string> {
  await shell.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
  const socket = net.connect((shell.app.server.address() as AddressInfo).port, '127.0.0.1');
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
  [
    'a protocol that is none',
    ['GET / HTTP/1.1', 'Host: sunrise.example', 'X-Forwarded-Proto: javascript:1//', 'Connection: close'],
  ],
  ['a page with NUL in its name', ['GET /cars/%00 HTTP/1.1', 'Host: sunrise.example', 'Connection: close']],
  ["a line end in a page's name", ['GET /used%0d%0acars HTTP/1.1', 'Host: sunrise.example', 'Connection: close']],
  ['NUL in a search', ['GET /search/all?query=a%00b HTTP/1.1', 'Host: sunrise.example', 'Connection: close']],
  ['an address that cannot be read', ['GET /%zz HTTP/1.1', 'Host: sunrise.example', 'Connection: close']],
])('%s: refused, and as hardened as any other answer', async (_case, lines) => {
  const said = await say(lines);

  expect(said).toMatch(/^HTTP\/1.1 400 /);
  expect(said).toMatch(/x-content-type-options: nosniff/i);
  expect(said).not.toMatch('sunrise');
});

test.each(['/api/finance-teasers?cars=%00', '/api/cars/%00', '/img/%00.jpg', '/cars/a%00/view.json'])(
  'what is refused before anything of it is read is no failure of ours: %s',
  async (url) => {
    const answer = await shell.get(url);

    expect([answer.statusCode, answer.body]).toEqual([400, 'This request cannot be read.']);
    expect(shell.asked).toEqual([]);
    expect(shell.logged).toEqual([]);
  },
);

test.each(['/api/../metrics', '/api/%2e%2e/metrics', '/api/..%2fmetrics', '/img/.%2E%5cmetrics', '/api/./session'])(
  'an address with steps in it reaches nothing: %s',
  async (url) => {
    expect(await say([`GET ${url} HTTP/1.1`, `Host: ${host}`, 'Connection: close'])).toMatch(/^HTTP\/1.1 400 /);
    expect(shell.asked).toEqual([]);
  },
);

const report = (body: unknown, type = 'application/csp-report') =>
  shell.app.inject({
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

  const counted = (await shell.get('/metrics')).body;
  expect(counted).toContain('csp_reports_total{directive="img-src",blocked="address"} 1');
  expect(counted).toContain('csp_reports_total{directive="script-src-elem",blocked="inline"} 1');
  expect(counted + shell.logged.join()).not.toMatch(/tracker|jane/);
});

test('a report that is none, too large or one of too many is refused', async () => {
  expect((await report({ 'csp-report': 1 })).statusCode).toBe(400);
  expect((await report('x'.repeat(17_000))).statusCode).toBe(413);
  const many = await Promise.all(Array.from({ length: 40 }, () => report({})));
  expect(many.at(-1)?.statusCode).toBe(429);
});
