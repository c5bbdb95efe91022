import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { refuseForeignChanges } from './from-own-page';

let app: FastifyInstance;
let changed = 0;
beforeAll(async () => {
  app = Fastify();
  app.addHook('onRequest', refuseForeignChanges);
  app.get('/state', () => String(changed));
  app.all('/change', () => String((changed += 1)));
  await app.ready();
});
beforeEach(() => {
  changed = 0;
});
afterAll(() => app.close());

const host = 'localhost:3001';
const send = async (headers: Record<string, string>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') =>
  (await app.inject({ method, url: '/change', headers: { host, ...headers } })).statusCode;

test.each([
  ['the page itself', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }],
  ['a browser that says its origin only', { origin: `http://${host}` }],
  ['a program with a token', { authorization: 'Bearer anything' }],
  ['a shell that seals what it sends', { 'x-evidence-seal': 'anything' }],
])('%s may change something', async (_who, headers) => {
  expect([await send(headers), changed]).toEqual([200, 1]);
});

test.each([
  ['nobody who says nothing', {}],
  ['no page elsewhere', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['no page elsewhere whose browser says its origin only', { origin: 'http://evil.example' }],
  ['no sandboxed page', { origin: 'null' }],
  [
    'no page of a shop, on another port of this machine',
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
  ],
  ['no address typed or followed from a mail', { 'sec-fetch-site': 'none' }],
  ['no page elsewhere that has a browser send a name and a password', { authorization: 'Basic YTpi' }],
])('%s', async (_who, headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) expect(await send(headers, method)).toBe(403);
  expect(changed).toBe(0);
});

test('a page elsewhere is not told that it may send a token', async () => {
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/state',
    headers: { host, origin: 'http://evil.example', 'access-control-request-headers': 'authorization' },
  });

  expect(asked.headers).not.toHaveProperty('access-control-allow-headers');
  expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
});

test('reading asks for nothing', async () => {
  expect((await app.inject({ url: '/state', headers: { host } })).statusCode).toBe(200);
});
