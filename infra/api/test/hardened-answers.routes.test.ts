import { startTestApp } from './test-app';
import type { TestApp } from './test-app';

let server: TestApp;
const sunrise = { host: 'sunrise.test' };

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise', group: 'sunrise' });
});
afterAll(() => server.stop());

test('repeats no name that a client made up', async () => {
  const send = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/search', headers: sunrise, payload }).then(({ body }) => body);

  expect(await send({ 'jane@example.com': 1 })).toContain('Unknown field');
  expect(await send({ 'jane@example.com': 1 })).not.toContain('jane');
  expect(await send({ filters: { '<script>': ['a'] } })).not.toContain('script');
});

test.each<[string, object]>([
  ['NUL in a body', { method: 'POST', url: '/api/search', payload: { query: 'a\0' } }],
  ['NUL in a query', { url: '/api/search?query=%00' }],
  ['NUL in a path', { url: '/api/cars/a%00b' }],
  ['a protocol that is none', { url: '/robots.txt', headers: { 'x-forwarded-proto': 'javascript:alert(1)//' } }],
  ['NUL in a cookie', { url: '/api/search', cookies: { session: 'a\0b' } }],
  ['an address of 60 KB', { url: `/api/search?q=${'x'.repeat(60_000)}` }],
  [
    'JSON nested 100,000 deep',
    {
      method: 'POST',
      url: '/api/search',
      payload: '['.repeat(1e5) + ']'.repeat(1e5),
      headers: { 'content-type': 'application/json' },
    },
  ],
])("calls %s the client's mistake", async (_case, request) => {
  const { headers = {} } = request as { headers?: Record<string, string> };
  const answer = await server.app.inject({ ...request, headers: { ...headers, ...sunrise } });

  expect(answer.statusCode).toBe(400);
});

test('what names the origin it was asked at is kept by no cache of many, where the address has a port', async () => {
  const cacheOf = async (host: string) => (await server.app.inject({ url: '/robots.txt', headers: { host } })).headers;

  expect(await cacheOf('sunrise.test')).toMatchObject({ 'cache-control': 'public, max-age=3600' });
  // Caches forget the port, which whoever asks first makes up.
  expect(await cacheOf('sunrise.test:1')).toMatchObject({ 'cache-control': 'private, max-age=3600' });
});

test.each([
  ['/api/search', 200],
  ['/api/cars/none', 404],
  ['/api/search?page=99999', 400],
  ['/nowhere', 404],
  ['/api/openapi.json', 200],
  ['/api/docs', 200],
  ['/healthz', 200],
])('%s answers %i as hardened as any other answer, by https for good', async (url, status) => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const answer = await server.app.inject({ url, headers: { ...sunrise, ...forwarded } });
  const unread = await server.app.inject({ url: '/api/%zz', headers: sunrise });
  const byHttp = await server.app.inject({ url, headers: sunrise });

  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors/) as string,
    'strict-transport-security': 'max-age=31536000',
  });
  expect(unread.headers['x-content-type-options']).toBe('nosniff');
  expect(byHttp.headers).not.toHaveProperty('strict-transport-security');
});
