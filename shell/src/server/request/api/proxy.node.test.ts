import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { proxyToApi } from './proxy';

type RecordedRequest = { method: string | undefined; headers: http.IncomingHttpHeaders; body: string };

let asked: RecordedRequest[] = [];
let answer: { status: number; headers: http.OutgoingHttpHeaders; body: string };
const api = http.createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ method: request.method, headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
const app = Fastify({ logger: false });
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const shopper = { host: 'tern.example', protocol: 'https', ip: '192.0.2.7' };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/api/*', (request, reply) => proxyToApi(request, reply, origin, shopper));
  app.all('/nowhere/*', (request, reply) => proxyToApi(request, reply, 'http://127.0.0.1:1', shopper));
});
beforeEach(() => {
  [asked, answer] = [[], { status: 200, headers: {}, body: 'said' }];
});
afterAll(async () => {
  await app.close();
  api.closeAllConnections();
  api.close();
});

const passedOn = {
  'content-type': 'text/plain',
  accept: 'image/avif',
  'if-none-match': '"1"',
  range: 'bytes=0-9',
  'sec-fetch-site': 'same-origin',
  'accept-language': 'en-AU',
};

test('what a request brings goes on to the API, in the name of the shopper, and nothing else of it', async () => {
  await app.inject({
    method: 'PUT',
    url: '/api/photos',
    headers: { ...passedOn, host: 'made-up.example', 'x-forwarded-for': '203.0.113.9', 'x-made-up': '1' },
    payload: 'typed',
  });

  expect(asked).toMatchObject([
    { method: 'PUT', headers: { ...passedOn, host: 'tern.example', 'x-forwarded-for': '192.0.2.7' }, body: 'typed' },
  ]);
  expect(asked[0]?.headers).not.toHaveProperty('x-made-up');
});

test.each(['GET', 'HEAD'] as const)('%s brings no body', async (method) => {
  const { statusCode } = await app.inject({ method, url: '/api/session' });

  expect(statusCode).toBe(200);
  expect(asked).toMatchObject([{ method, body: '' }]);
  expect(asked[0]?.headers).not.toHaveProperty('content-length');
  expect(asked[0]?.headers).not.toHaveProperty('range');
});

test('the answer comes back as it is, without what concerned the connection to the API', async () => {
  answer = {
    status: 206,
    headers: { etag: '"2"', 'set-cookie': ['one=1', 'two=2'], 'keep-alive': 'timeout=99', te: 'x', 'x-own': '1' },
    body: 'a part',
  };

  const { statusCode, headers, body } = await app.inject({ url: '/api/photos' });

  expect([statusCode, body]).toEqual([206, 'a part']);
  expect(headers).toMatchObject({ etag: '"2"', 'set-cookie': ['one=1', 'two=2'], 'x-own': '1' });
  expect(headers).not.toHaveProperty('te');
  expect(headers).not.toHaveProperty('keep-alive', 'timeout=99');
});

test('whom a browser led to the API reads in words that it does not answer', async () => {
  const { statusCode, headers, body } = await app.inject({
    url: '/nowhere/x.pdf',
    headers: { accept: 'text/html,*/*' },
  });

  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8']);
  expect(body).toContain('This cannot be answered right now');
});

test('an API that does not answer is said so, as a problem that passes', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/nowhere/leads', payload: 'x' });

  expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
    503,
    '5',
    'application/problem+json; charset=utf-8',
  ]);
  expect(JSON.parse(body)).toEqual({ code: 'unreachable', detail: 'The API cannot be reached', fieldErrors: {} });
});
