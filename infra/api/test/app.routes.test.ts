import { z } from 'zod';
import { createLog } from '../src/plugins/request-log';
import { buildApp } from '../src/app';
import { ProblemError } from '../src/plugins/problems';
import type { RoutePolicy } from '../src/plugins/route-policy';
import { startTestApp } from './test-app';
import type { TestApp } from './test-app';

let server: TestApp;
let app: Awaited<ReturnType<typeof appWithProbes>>;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', hosts: ['sunrise.test'] });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor', hosts: ['harbor.test'] });
  app = await appWithProbes();
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const policy: RoutePolicy = { tenant: 'site', auth: 'public', cache: 'no-store', limit: 100 };

/** The real app with routes that provoke what real routes should not. */
async function appWithProbes(extra: (app: ReturnType<typeof buildApp>) => void = () => undefined) {
  const { config, db, boss: jobs, sites, logged } = server;
  const app = buildApp({ config, db, jobs, sites, log: createLog('info', { write: (line) => logged.push(line) }) });
  app.register(async (probes) => {
    const schema = { response: {} };
    probes.get('/probe/site', { config: { policy }, schema }, async ({ site }) => ({
      slug: site.slug,
      group: site.group_slug,
    }));
    probes.get('/probe/bug', { config: { policy }, schema }, async () => {
      throw new Error('secret 0412 345 678\nparams: jane@example.com');
    });
    probes.get('/probe/private', { config: { policy: { ...policy, auth: 'session' } }, schema }, async () => ({
      secret: true,
    }));
    probes.get('/probe/slow', { config: { policy }, schema, handlerTimeout: 30 }, () => new Promise(() => undefined));
    probes.get('/probe/limited', { config: { policy: { ...policy, limit: 2 } }, schema }, async () => ({}));
    probes.post(
      '/probe/body',
      { config: { policy }, schema: { body: z.object({ name: z.string('Enter a name') }) } },
      async () => ({}),
    );
    probes.get('/probe/conflict', { config: { policy }, schema }, async () => {
      throw new ProblemError('conflict', 'Taken');
    });
  });
  extra(app);
  await app.ready();
  return app;
}

const sunrise = { host: 'sunrise.test' };

test('the exact host decides the site, with or without a port', async () => {
  const plain = await app.inject({ url: '/probe/site', headers: sunrise });
  const withPort = await app.inject({ url: '/probe/site', headers: { host: 'HARBOR.test:3000' } });

  expect(plain.json()).toEqual({ slug: 'sunrise-cars', group: 'sunrise' });
  expect(withPort.json()).toEqual({ slug: 'harbor-cars', group: 'harbor' });
});

test.each([
  ['an unknown host', { host: 'nobody.test' }],
  ['a host that only ends like a known one', { host: 'www.sunrise.test' }],
  ['a known host in a forwarded header', { host: 'nobody.test', 'x-forwarded-host': 'sunrise.test' }],
  ['a known host in the Forwarded header', { host: 'nobody.test', forwarded: 'host=sunrise.test' }],
])('answers 421 at %s', async (_case, headers) => {
  const response = await app.inject({ url: '/probe/site', headers });

  expect(response.statusCode).toBe(421);
  expect(response.headers['content-type']).toMatch('application/problem+json');
  expect(response.json()).toMatchObject({ code: 'misdirected' });
});

test('a forwarded host does not replace the real one', async () => {
  const response = await app.inject({ url: '/probe/site', headers: { ...sunrise, 'x-forwarded-host': 'harbor.test' } });

  expect(response.json()).toMatchObject({ slug: 'sunrise-cars' });
});

test('a site added while running answers without a restart', async () => {
  await using app = await appWithProbes();
  const before = await app.inject({ url: '/probe/site', headers: { host: 'new.test' } });

  await server.addSite({ slug: 'new-cars', group: 'harbor', hosts: ['new.test'] });
  const after = await app.inject({ url: '/probe/site', headers: { host: 'new.test' } });

  expect([before.statusCode, after.statusCode]).toEqual([421, 200]);
});

test.each([
  ['no policy', { schema: {} }, /declares no config.policy/],
  ['half a policy', { config: { policy: { tenant: 'site', auth: 'public' } }, schema: {} }, /declares no cache, limit/],
  ['no schema', { config: { policy } }, /declares no schema/],
])('refuses to boot with a route that declares %s', async (_case, route, message) => {
  const boot = appWithProbes((app) => {
    app.register(async (scope) => {
      scope.route({ method: 'GET', url: '/careless', handler: async () => ({}), ...(route as object) });
    });
  });

  await expect(boot).rejects.toThrow(message);
});

test('a bug answers 500 without its message, and is logged without what a shopper typed', async () => {
  const response = await app.inject({ url: '/probe/bug?email=jane@example.com', headers: sunrise });

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ code: 'internal', detail: 'Something went wrong', fieldErrors: {} });
  expect(server.logged.join('')).toContain('Unhandled error');
  expect(server.logged.join('')).not.toContain('jane@example.com');
});

test('a page for the signed-in is refused to anyone else', async () => {
  const response = await app.inject({ url: '/probe/private', headers: sunrise });

  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'unauthenticated' });
});

test('limits a client on one site, leaving other clients and other sites alone', async () => {
  await using app = await appWithProbes();
  const ask = (host: string, client: string) =>
    app.inject({ url: '/probe/limited', headers: { host, 'x-forwarded-for': client } });

  const answers = [
    await ask('sunrise.test', '203.0.113.5'),
    await ask('sunrise.test', '203.0.113.5'),
    await ask('sunrise.test', '203.0.113.5'),
    await ask('sunrise.test', '203.0.113.6'),
    await ask('harbor.test', '203.0.113.5'),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200, 200]);
  expect(answers[2]?.json()).toMatchObject({ code: 'rate_limited' });
  expect(answers[2]?.headers['retry-after']).toBeDefined();
});

test('takes all addresses of one connection for one client: IPv6 gives each of them 2^64', async () => {
  await using app = await appWithProbes();
  const ask = (client: string) =>
    app.inject({ url: '/probe/limited', headers: { host: 'sunrise.test', 'x-forwarded-for': client } });

  const answers = [
    await ask('2001:db8:1:2::5'),
    await ask('2001:db8:1:2:ffff:1:2:3'),
    await ask('2001:db8:1:2:abcd::1'),
    await ask('2001:db8:1:3::5'),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
});

test('a handler that takes too long is answered for', async () => {
  const response = await app.inject({ url: '/probe/slow', headers: sunrise });

  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'unreachable' });
});

test('names the field at fault in a body', async () => {
  const response = await app.inject({ method: 'POST', url: '/probe/body', headers: sunrise, payload: {} });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'validation_failed', fieldErrors: { name: ['Enter a name'] } });
});

test.each([
  ['malformed JSON', '{"name": <script>', 'application/json', 400],
  ['another kind of body', '<script>', 'text/html', 415],
  ['a body above 256 KB', JSON.stringify({ name: 'x'.repeat(300_000) }), 'application/json', 413],
])("calls %s the client's mistake and repeats nothing of it", async (_case, payload, contentType, status) => {
  const response = await app.inject({
    method: 'POST',
    url: '/probe/body',
    headers: { ...sunrise, 'content-type': contentType },
    payload,
  });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code: 'bad_request' });
  expect(response.body).not.toContain('script');
});

test.each(['/nowhere/<script>', '/probe/%zz<script>'])('an address nobody serves is not repeated: %s', async (url) => {
  const response = await app.inject({ url, headers: sunrise });

  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.headers['content-type']).toMatch('application/problem+json');
  expect(response.body).not.toContain('script');
});

test.each(['https://evil.example', 'http://harbor.test', 'null'])(
  'refuses a post from a page of %s',
  async (origin) => {
    const response = await app.inject({
      method: 'POST',
      url: '/probe/body',
      headers: { ...sunrise, origin },
      payload: { name: 'Jane' },
    });

    expect(response.statusCode).toBe(403);
  },
);

test('an error is never cached', async () => {
  const response = await app.inject({ url: '/probe/conflict', headers: sunrise });

  expect(response.statusCode).toBe(409);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('holds no connection longer than a slow client may take', () => {
  const { requestTimeout, headersTimeout, timeout } = app.server;

  expect({ requestTimeout, headersTimeout, timeout }).toEqual({
    requestTimeout: 8_000,
    headersTimeout: 6_000,
    timeout: 9_000,
  });
  expect(app.initialConfig).toMatchObject({ bodyLimit: 262_144, handlerTimeout: 8_700 });
});

test('describes itself as OpenAPI 3.1, and for people without a script', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json<{ openapi: string; paths: object }>();
  const page = await server.app.inject('/api/docs');

  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).not.toContain('/internal/sites');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).not.toContain('<script');
});
