import { sql } from 'drizzle-orm';
import { anEnquiry } from '../../../test/enquiry';
import { RESERVING, startReservationDesk } from '../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../test/desks/reservation-desk';
import { signIn, smsTo } from '../../../test/shopper';
import { withScope } from '../../db/scope';
import { LEADS_COMMANDS } from '../leads/desk/leads-commands';
import { dropOldAccountData } from '../leads/retention.repository';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
const HOST = 'sunrise-cars.test';
let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

const command = (name: string, options: object) =>
  LEADS_COMMANDS[name]?.(desk.server.ownerDb, [], { ...options }) ?? Promise.reject(new Error(name));

/** The tables, the queue's too, in which any of these words stands in any row. */
async function tablesWith(words: RegExp): Promise<string[]> {
  const { rows: tables } = await desk.server.ownerDb.execute<{ schema: string; name: string }>(sql`
    select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss') order by 1, 2`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    // The queue's tables are the application's own.
    const db = schema === 'public' ? desk.server.ownerDb : desk.server.db;
    const { rows } = await withScope(db, scope, (tx) =>
      tx.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
      ),
    );
    if (rows.some(({ row }) => words.test(row))) found.push(`${schema}.${name}`);
  }
  return found;
}

test('access by phone shows all that is kept, erasing it leaves nothing in any table, and nobody else loses anything', async () => {
  const phone = '0491570081';
  const names = /491570081|Wilhelmina|wilhelmina@example/;
  const cookie = await signIn(desk.server, HOST, phone);
  const neighbour = await signIn(desk.server, HOST, '0491570082');
  const car = await desk.aCar();
  await desk.server.app.inject({
    method: 'POST',
    url: '/api/watchlist/save-car',
    headers: { host: HOST, cookie, origin: `http://${HOST}` },
    payload: { car_id: car.id, phone_number: phone },
  });
  const typed = { name: 'Wilhelmina', email: 'wilhelmina@example.com', phone };
  await desk.leads.enquire(anEnquiry({ ...typed, ...RESERVING, car_id: (await desk.aCar()).id }));
  await desk.leads.inDatabase(sql`update reservation set state = 'expired'`);
  await desk.leads.inDatabase(sql`update lead_delivery set state = 'delivered'`);
  expect(await tablesWith(names)).toEqual(
    expect.arrayContaining([
      ...['public.account', 'public.lead', 'public.session', 'public.sign_in_code', 'public.watchlist_entry'],
    ]),
  );

  const kept = JSON.parse((await command('access', { phone })).join('')) as { table?: string }[];
  expect(kept.flatMap(({ table }) => table ?? [])).toEqual(
    expect.arrayContaining(['account', 'reservation', 'session', 'sign_in_code', 'sms_outbox']),
  );
  expect((await command('erase', { phone, yes: true })).join('\n')).toMatch(
    /1 leads erased.*\n\d+ rows of their account/,
  );

  expect(await tablesWith(names)).toEqual([]);
  const [held] = await desk.leads.inDatabase(sql`select phone_hash, email_hash, range_hash from reservation`);
  expect(held).toEqual({ phone_hash: null, email_hash: null, range_hash: null });
  expect(await smsTo(desk.server, '+61491570082')).toHaveLength(1);
  const { user } = (
    await desk.server.app.inject({ url: '/api/session', headers: { host: HOST, cookie: neighbour } })
  ).json<{ user: unknown }>();
  expect(user).toEqual({ phone: '+61491570082' });
});

test('a hold that is live while its person is erased says no more whose it is', async () => {
  const phone = '0491570085';
  await desk.leads.enquire(
    anEnquiry({ email: 'live@example.com', phone, ...RESERVING, car_id: (await desk.aCar()).id }),
  );
  await desk.leads.inDatabase(sql`update lead_delivery set state = 'delivered'`);

  await command('erase', { phone, yes: true });

  const [held] = await desk.leads.inDatabase(
    sql`select r.state, phone_hash, email_hash, range_hash from reservation r
      join lead l on l.id = r.lead_id where l.erased_at is not null and r.state = 'held'`,
  );
  expect(held).toEqual({ state: 'held', phone_hash: null, email_hash: null, range_hash: null });
});

test('an account that nobody used for two years goes by itself, with its codes and messages; one in use stays', async () => {
  await signIn(desk.server, HOST, '0491570083');
  await signIn(desk.server, HOST, '0491570084');
  await desk.leads.inDatabase(sql`update account set created_at = now() - interval '800 days'`);
  await desk.leads.inDatabase(
    sql`update session set renewed_at = now() - interval '800 days', expires_at = now() - interval '700 days' where phone = '+61491570083'`,
  );
  await desk.leads.inDatabase(sql`update sign_in_code set created_at = now() - interval '2 days'`);

  const dropped = await withScope(desk.server.db, scope, (tx) => dropOldAccountData(tx, 730));

  expect(dropped).toBe(1);
  const rows = await desk.leads.inDatabase(
    sql`select phone from account where phone in ('+61491570083', '+61491570084')`,
  );
  expect(rows).toEqual([{ phone: '+61491570084' }]);
  expect(await desk.leads.inDatabase(sql`select * from sign_in_code`)).toEqual([]);
});
