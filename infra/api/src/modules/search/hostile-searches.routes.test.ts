import { Client } from 'pg';
import { buildApp } from '../../app';
import { createDb } from '../../db/db';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise', group: 'sunrise' });
});
afterAll(() => server.stop());

const headers = { host: 'sunrise.test' };

async function post(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json<{ fieldErrors: object }>() };
}

test.each([
  ['a text too long', `query=${'x'.repeat(201)}`, 'query', /200 characters/],
  ['5 kB of text', `query=${'x'.repeat(5_120)}`, 'query', /200 characters/],
  ['a page too far', 'page=501', 'page', /page 500/],
  [
    'too many values',
    Array.from({ length: 51 }, (_unused, index) => `refinementList[make][${index}]=m${index}`).join('&'),
    'refinementList[make]',
    /50 values/,
  ],
  ['a value too long', `refinementList[badge][0]=${'x'.repeat(201)}`, 'refinementList[badge]', /200 characters/],
])('refuses %s and says which limit', async (_case, query, field, limit) => {
  const response = await server.app.inject({ url: `/api/search?${query}`, headers });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'bad_request',
    detail: expect.stringMatching(limit),
    fieldErrors: { [field]: [expect.stringMatching(limit)] },
  });
});

test.each([
  ['SQL in the words', "query='; drop table vehicle; --"],
  ['SQL in a value', "refinementList[make][0]=Toyota') or 1=1 --"],
  ['a regular expression', 'query=(a%2B)%2B%24&refinementList[model][0]=.*'],
  ['a broken escape', 'query=%E0%A4%A'],
  ['a negative range', 'range[price]=-5000:-1'],
  ['a range that is no number', 'range[price]=NaN:Infinity&range[km]=1e9:0x10'],
  ['a range upside down', 'range[price]=50000:10000'],
  ['a filter nobody knows', 'refinementList[password][0]=1&range[__proto__]=1:2&constructor=1'],
  ['an order nobody offers', 'sortBy=price;delete'],
  ['tsquery operators', 'query=:* %26 | ! <-> ()'],
  ['bands that are none', 'refinementList[price_range][0]=a:b&refinementList[km][0]=:'],
  ['a radius that is none', 'near=4567&radius=-5'],
  ['no place', 'near=%27%29%3B--&radius=9999999'],
])('%s finds what can be read, never a failure', async (_case, query) => {
  for (const path of ['/api/search', '/api/search/used-cars', '/api/search/new-used-and-demo-cars']) {
    const response = await server.app.inject({ url: `${path}?${query}`, headers });
    expect([path, response.statusCode]).toEqual([path, 200]);
  }
});

test.each([
  ['null bytes', 'query=%00toyota%00&refinementList[make][0]=%00&near=%00'],
  ['10 kB of text', `query=${'x'.repeat(10_240)}`],
])('%s are refused at the edge', async (_case, query) => {
  expect((await server.app.inject({ url: `/api/search?${query}`, headers })).statusCode).toBe(400);
});

test.each([
  ['an unknown filter', { filters: { password: ['x'] } }, 'filters'],
  ['a range that is no number', { filters: { price: { min: 'cheap' } } }, 'filters.price'],
  ['a page too large', { hitsPerPage: 5_000 }, 'hitsPerPage'],
  ['a negative offset', { offset: -1 }, 'offset'],
  ['an offset beyond the last page', { offset: 500_000 }, 'offset'],
  ['a text too long', { query: 'x'.repeat(201) }, 'query'],
  ['too many values', { filters: { make: Array.from({ length: 51 }, String) } }, 'filters.make'],
  ['an unknown order', { sort: 'drop table' }, 'sort'],
])('a call with %s is refused naming the field', async (_case, body, field) => {
  const { status, body: problem } = await post('/api/search', body);

  expect(status).toBe(422);
  expect(Object.keys(problem.fieldErrors)).toContainEqual(expect.stringMatching(new RegExp(`^${field}`)));
});

test('refuses a results page named with a null byte', async () => {
  expect((await server.app.inject({ url: '/api/search/%00', headers })).statusCode).toBe(400);
});

test.each(["/api/search/'%3B--", '/api/search/toyota/%2e%2e%2f', '/api/search/__proto__'])(
  'knows no results page %s',
  async (url) => {
    expect((await server.app.inject({ url, headers })).statusCode).toBe(404);
  },
);

test('a search that takes longer than a statement may answers so, and the next one is answered', async () => {
  const { config, boss: jobs, sites, log, database } = server;
  const db = createDb(database.appUrl, { statementTimeoutMs: 500 });
  const columns = { answer: async () => null, isLoaded: () => true };
  const hurried = buildApp({ config, db, jobs, sites, log, columns });
  const search = () => hurried.inject({ url: '/api/search?query=toyota', headers });
  const owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query('begin; lock table vehicle_facet in access exclusive mode');

  const response = await search();
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'unreachable', detail: 'The answer took too long' });

  await owner.query('rollback');
  expect((await search()).statusCode).toBe(200);
  await owner.end();
  await hurried.close();
  await db.$client.end();
});
