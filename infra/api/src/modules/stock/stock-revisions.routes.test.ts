import { Client } from 'pg';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) await server.addGroup(group);
  await server.addLocation({ group: 'sunrise' });
});
afterAll(() => server.stop());

type Answer = { revisions: Record<string, string> };
const ask = (request = {}) => server.app.inject({ url: '/internal/stock-revisions', ...request });
const revisionOf = async (group: string) => (await ask()).json<Answer>().revisions[group];

test('each change of a group’s stock is another revision, at once and of no other group', async () => {
  await server.stockChanged('harbor');
  const before = [await revisionOf('sunrise'), await revisionOf('harbor')];
  await server.stockChanged('sunrise');
  const after = [await revisionOf('sunrise'), await revisionOf('harbor')];

  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).toBe(before[1]);
});

test.each([
  ['a location changes', `update location set doc = doc || '{"name": "Moved"}'`],
  ['a dealership changes', `update dealership set name = 'Renamed'`],
  [
    'a time is booked',
    `insert into booking (group_slug, site_slug, lead_id, kind, location_id, starts_at, minutes, seat)
     values ('sunrise', 'sunrise-cars', gen_random_uuid(), 'test-drive', 'yard', now(), 30, 1)`,
  ],
  ['a location goes', 'delete from location'],
])('pages show more than stock: it is another revision when %s', async (_case, change) => {
  const owner = new Client({ connectionString: server.database.url });
  await owner.connect();
  await owner.query(`select set_config('app.group', 'sunrise', false)`);
  const before = await revisionOf('sunrise');
  const { rowCount } = await owner.query(change);
  await owner.end();

  expect(rowCount).toBeGreaterThan(0);
  expect(await revisionOf('sunrise')).not.toBe(before);
});

test('does not exist for a request that came through a proxy', async () => {
  expect((await ask({ headers: { 'x-forwarded-for': '203.0.113.5' } })).statusCode).toBe(404);
});
