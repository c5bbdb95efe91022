import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { createAppStore } from '../../../app/store';
import { apiFetch, askApi } from './api-client';

const api = createRemoteApi('mfe-finance').injectEndpoints({
  endpoints: (build) => ({
    getDelivery: build.query<{ price: number }, string>({
      query: (postcode) => ({ url: 'delivery', params: { postcode, street: undefined } }),
    }),
    getQuote: build.query<{ price: number }, { price: number }>({
      query: (body) => ({ url: 'youx/quote', method: 'POST', body }),
    }),
  }),
});

let answer: { status: number; body: string; headers?: http.OutgoingHttpHeaders };
let asked: { method: string | undefined; url: string | undefined; host: string | undefined; body: string }[] = [];
let told: http.IncomingHttpHeaders = {};
const server = http.createServer((request, response) => {
  void text(request).then((body) => {
    told = request.headers;
    asked.push({ method: request.method, url: request.url, host: request.headers.host, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  [answer, asked] = [{ status: 200, body: '{"price":95}' }, []];
});

const shopper = { host: 'tern.example', protocol: 'https', ip: '192.0.2.7' };

/** What a component on the server gets. */
async function drawnWith(thunk: unknown, apiOrigin = origin) {
  const app = createAppStore({ apiOrigin, ask: askApi(apiOrigin, shopper) }, [api]);
  return (app.store.dispatch as (thunk: unknown) => Promise<{ data?: unknown; error?: unknown }>)(thunk);
}
const delivery = api.endpoints.getDelivery.initiate('4006', { subscribe: false });

test('the API is asked in the name of the site, and told what the question is about', async () => {
  expect((await drawnWith(delivery)).data).toEqual({ price: 95 });
  await drawnWith(api.endpoints.getQuote.initiate({ price: 20_000 }, { subscribe: false }));

  expect(asked).toEqual([
    { method: 'GET', url: '/api/delivery?postcode=4006', host: 'tern.example', body: '' },
    { method: 'POST', url: '/api/youx/quote', host: 'tern.example', body: '{"price":20000}' },
  ]);
});

const problem = { code: 'not_found', detail: 'No such postcode', fieldErrors: { postcode: ['No such postcode'] } };
test.each([
  ['the problem it reports', 404, JSON.stringify(problem), problem],
  ['an answer that is no JSON', 502, '<h1>Bad gateway', { code: 'internal' }],
  ['another status without a problem', 500, '{}', { code: 'internal' }],
])('what fails there is a problem: %s', async (_name, status, body, expected) => {
  answer = { status, body };
  const { data, error } = await drawnWith(delivery);

  expect(data).toBeUndefined();
  expect(error).toMatchObject(expected);
});

test('an API that does not answer is a problem too', async () => {
  expect(await drawnWith(delivery, 'http://127.0.0.1:1')).toMatchObject({ error: { code: 'unreachable' } });
});

test('a form is carried over, also to an answer that says nothing', async () => {
  answer = { status: 204, body: '' };
  const response = await apiFetch(shopper)(`${origin}/api/session`, { method: 'POST', body: '{}' });

  expect(response.status).toBe(204);
  expect(asked).toEqual([{ method: 'POST', url: '/api/session', host: 'tern.example', body: '{}' }]);
});

test('the API hears whose browser it is as far as the shopper says so', async () => {
  const browser = { cookie: 'session=1', origin: 'https://tern.example', userAgent: 'Safari' };
  const ask = (who: object) => askApi(origin, { ...shopper, ...who })({ url: 'session' });

  expect(await ask(browser)).toEqual({ data: { price: 95 } });
  expect(told).toMatchObject({
    ...{ cookie: 'session=1', origin: 'https://tern.example', 'user-agent': 'Safari' },
    ...{ 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' },
  });
  expect(asked).toMatchObject([{ url: '/api/session' }]);
  await ask({});
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['cookie']));
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['origin']));
  expect(told).not.toHaveProperty('content-type');
});

test('what is sent is said to be JSON, and what comes back without a word is nothing', async () => {
  answer = { status: 200, body: '' };

  expect(await askApi(origin, shopper)({ url: 'youx/quote', method: 'POST', body: {} })).toEqual({ data: null });
  expect(told['content-type']).toBe('application/json');
});

test('a refusal and rubbish are told apart', async () => {
  answer = { status: 400, body: '{}' };
  expect(await askApi(origin, shopper)({ url: 'delivery' })).toEqual({ error: { status: 400, data: {} } });
  answer = { status: 200, body: '<p>' };
  expect(await askApi(origin, shopper)({ url: 'delivery' })).toEqual({ error: { status: 'PARSING_ERROR' } });
});

test('every cookie of an answer comes back', async () => {
  answer = { status: 200, body: '{}', headers: { 'set-cookie': ['one=1', 'two=2'], etag: '"1"' } };

  const { headers } = await apiFetch(shopper)(`${origin}/api/session`);

  expect(headers.getSetCookie()).toEqual(['one=1', 'two=2']);
  expect(headers.get('etag')).toBe('"1"');
});
