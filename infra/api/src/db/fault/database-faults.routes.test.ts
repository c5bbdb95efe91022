import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { testServer } from '@infra/platform/postgres/testing/test-server';
import { Client } from 'pg';
import { importStock } from '../../modules/stock/import/import-stock.repository';
import { feedRows } from '../../../test/search/search-feed';
import { anEnquiry, enquiries } from '../../../test/enquiry';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let admin: Client;
let leads: ReturnType<typeof enquiries>;
let car: { slug: string };
/** The test's own database. */
let name: string;

beforeAll(async () => {
  server = await startTestApp();
  leads = enquiries(server);
  admin = new Client({ connectionString: (await testServer()).adminUrl });
  await admin.connect();
  name = new URL(server.database.url).pathname.slice(1);
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });
  await server.addGroup('harbor');
  await server.addDealership({ group: 'harbor', slug: 'harbor-motors' });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });
  car = await server.addVehicle({ group: 'sunrise' });
  await server.stockChanged('sunrise');
  const owner = new Client({ connectionString: server.database.url });
  await owner.connect();
  await importStock({ client: owner, group: 'harbor', rows: feedRows(40), fileName: 'harbor.json' });
  await owner.end();
});
afterAll(async () => {
  await admin.end();
  await server.stop();
});
afterEach(async () => {
  await admin.query(`alter database ${name} reset all`);
  await admin.query(`alter database ${name} connection limit -1`);
  await endConnections();
});

/** What holds for new connections holds for all then. */
async function endConnections(): Promise<void> {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid, pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and usename = 'dealer_app'`,
    [name],
  );
  // The pool hears of it in the next turns.
  if (rows.length > 0) await delay(50);
}
const get = (url: string, host = 'sunrise-cars.test') => server.app.inject({ url, headers: { host } });
async function search(query: string) {
  const answer = await get(`/api/search${query}`, 'harbor-cars.test');
  return { status: answer.statusCode, count: answer.json<{ count?: number }>().count };
}
const faultsOf = async (kind: string) =>
  Number(new RegExp(`database_faults_total{kind="${kind}"} (\\d+)`).exec((await metrics()).body)?.[1] ?? 0);
const metrics = () => server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
const stored = async () => (await leads.inDatabase<{ count: number }>(sql`select count(*)::int from lead`))[0]?.count;

const CASES = {
  'read-only': () => admin.query(`alter database ${name} set default_transaction_read_only = on`),
  'no-connection': () => admin.query(`alter database ${name} connection limit 0`),
  'disk-full': async () => {
    // What PostgreSQL says where there is no room; a full disk itself is tried by `npm run bench:hostile -- faults`.
    await server.ownerDb.execute(sql`
      create or replace function no_room() returns trigger language plpgsql as
      $$ begin if current_setting('dealer.room', true) = 'none' then raise exception using errcode = '53100'; end if; return new; end $$`);
    await server.ownerDb.execute(
      sql`create or replace trigger no_room before insert on lead for each row execute function no_room()`,
    );
    await admin.query(`alter database ${name} set dealer.room = 'none'`);
  },
};

test.each(Object.keys(CASES) as (keyof typeof CASES)[])(
  'a database with the fault %s takes no lead, says so as one that may be sent again, and takes it afterwards',
  async (kind) => {
    const [before, counted] = [await stored(), await faultsOf(kind)];
    const form = anEnquiry();
    await CASES[kind]();
    await endConnections();

    const refused = await leads.enquire(form);
    const told = await faultsOf(kind);
    await admin.query(`alter database ${name} reset all`);
    await admin.query(`alter database ${name} connection limit -1`);
    await endConnections();
    const taken = await leads.enquire(form);

    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toMatchObject({ code: 'unreachable', fieldErrors: {} });
    expect(told).toBe(counted + 1);
    expect(taken.statusCode).toBe(201);
    expect(await stored()).toBe((before ?? 0) + 1);
  },
);

test('without a connection to the database the stock in memory is searched, and a car of its own says 503', async () => {
  const all = await search('');
  // The first search began to read the stock into memory.
  await delay(500);
  await search('?refinementList[make][0]=Kia');
  await admin.query(`alter database ${name} connection limit 0`);
  await endConnections();
  // Nothing that was asked before is remembered for so long without asking.
  await delay(600);

  const again = await search('');
  const unasked = await search('?sortBy=price&page=1');
  const page = await get(`/api/cars/${car.slug}`);

  expect(all).toMatchObject({ status: 200, count: expect.any(Number) });
  expect(all.count).toBeGreaterThan(0);
  expect([again, unasked]).toEqual([all, all]);
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
});

test('the metrics say how far the clocks of the machine and the database are apart', async () => {
  const apart = /^clock_ahead_of_database_seconds (\S+)$/m.exec((await metrics()).body)?.[1];

  expect(Math.abs(Number(apart))).toBeLessThan(1);
});
