import type { InjectOptions } from 'fastify';
import type { PoolClient } from 'pg';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addLocation({ group: 'sunrise' });
  await server.addSite({
    slug: 'sunrise-cars',
    group: 'sunrise',
    remotes: { 'mfe-vehicle': { price_history: true } },
  });
});
afterAll(() => server.stop());

/** The statements that the app's pool is asked while one request is answered. */
async function statementsOf(asked: InjectOptions): Promise<string[]> {
  const { $client: pool } = server.db;
  const statements: string[] = [];
  const taken = new Map<PoolClient, PoolClient['query']>();
  const listen = (client: PoolClient) => {
    if (taken.has(client)) return;
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    taken.set(client, client.query);
    const listening = (...asked: unknown[]) => {
      const [first] = asked;
      statements.push(typeof first === 'string' ? first : (first as { text: string }).text);
      return query(...asked);
    };
    client.query = listening as PoolClient['query'];
  };
  pool.on('acquire', listen);
  try {
    const response = await server.app.inject({ ...asked, headers: { ...asked.headers, host: 'sunrise-cars.test' } });
    // A PDF that is still being made is asked for again later.
    expect({ ...asked, status: response.statusCode }).toEqual({
      ...asked,
      status: response.headers['retry-after'] === '1' ? 503 : 200,
    });
    return statements;
  } finally {
    pool.off('acquire', listen);
    for (const [client, query] of taken) client.query = query;
  }
}

const transactions = (statements: readonly string[]) => statements.filter((text) => text.startsWith('begin'));
/** Reads of whole cars; those of their cards have another column. */
const carReads = (statements: readonly string[]) =>
  statements.filter((text) => /select [^;]*"doc" from "vehicle"/.test(text));

test.each([
  ['the page', '/api/cars/:slug'],
  ['cars like it', '/api/cars/:slug/similar'],
  ['ids of cars like it', '/api/cars/:slug/similar-ids'],
  ['its places', '/api/cars/:slug/locations'],
  ['its place, for old pages', '/api/cars/:slug/location'],
  ['its repayment', '/api/cars/:slug/finance-estimate'],
  ['its views', '/cars/:slug/view.json'],
  ['its price beside others', '/cars/:slug/autogauge'],
  ['what a form says of it', '/api/lead-cars/:slug'],
  ['what it costs at a postcode', '/api/cars/:slug/drive-away?postcode=4000'],
  ['its PDF', '/api/cars/:slug/brochure.pdf'],
  ['the picture beside a link to it', '/cars/:slug/share.jpg'],
  ['what it costs to own', '/api/car-costs?cars=:slug'],
])('%s reads the car once, in one transaction', async (_name, path) => {
  const { slug } = await server.addVehicle({ group: 'sunrise' });

  const statements = await statementsOf({ url: path.replace(':slug', slug) });

  expect(carReads(statements)).toHaveLength(1);
  // A form asks besides whether somebody holds the car, and a delivery where a postcode and the yards are: others know it.
  if (!/lead-cars|postcode/.test(path)) expect(transactions(statements)).toHaveLength(1);
});

test('an assistant that asks for a car has it read once, in one transaction', async () => {
  const { slug } = await server.addVehicle({ group: 'sunrise' });
  const params = { name: 'get_car', arguments: { slug } };

  const statements = await statementsOf({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
  });

  expect([carReads(statements), transactions(statements)].map(({ length }) => length)).toEqual([1, 1]);
});

test('cars side by side are read in one transaction', async () => {
  const cars = [await server.addVehicle({ group: 'sunrise' }), await server.addVehicle({ group: 'sunrise' })];

  const statements = await statementsOf({ url: `/api/compare?cars=${cars.map(({ slug }) => slug).join()},none` });

  expect(transactions(statements)).toHaveLength(1);
});
