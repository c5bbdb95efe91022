import { sql } from 'drizzle-orm';
import { EVERY_PHONE, withScope } from '../src/db/scope';
import type { Scope } from '../src/db/scope';
import { startTestApp } from './test-app';
import type { TestApp } from './test-app';

const KEYED = {
  ...{ session: 'token_hash', passkey: 'id', watchlist_share: 'id', push_subscription: 'endpoint' },
  sign_in_code: 'browser_hash',
};
const KEPT = [
  'watchlist_entry',
  'saved_search',
  'deal',
  'alert_choice',
  'alert_mail',
  'alert_push',
  'service_reminder',
  ...Object.keys(KEYED),
];
const SITE = { group: 'sunrise', site: 'sunrise-cars' };
const [ana, ben] = ['+61491570401', '+61491570402'];
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  for (const phone of [ana, ben])
    await withScope(server.ownerDb, SITE, async (tx) => {
      await tx.execute(sql`insert into account (site_slug, phone) values ('sunrise-cars', ${phone})`);
      await tx.execute(
        sql`insert into watchlist_entry (site_slug, phone, car_id, card) values ('sunrise-cars', ${phone}, 'c', '{}')`,
      );
      await tx.execute(sql`insert into saved_search (group_slug, site_slug, phone, address, label, state)
        values ('sunrise', 'sunrise-cars', ${phone}, '/search/new', 'New', '{}')`);
      await tx.execute(sql`insert into deal (group_slug, site_slug, phone, car_id, car_name, figures)
        values ('sunrise', 'sunrise-cars', ${phone}, 'c', 'Kia', '{}')`);
      await tx.execute(sql`insert into alert_choice (group_slug, site_slug, phone, email, frequency, wording, origin)
        values ('sunrise', 'sunrise-cars', ${phone}, 'a@example.com', 'daily', 'Yes', 'http://sunrise-cars.test')`);
      await tx.execute(sql`insert into session (site_slug, token_hash, phone, expires_at)
        values ('sunrise-cars', ${`token of ${phone}`}, ${phone}, now() + interval '1 day')`);
      await tx.execute(sql`insert into passkey (group_slug, site_slug, phone, id, public_key, counter, rp_id)
        values ('sunrise', 'sunrise-cars', ${phone}, ${`passkey of ${phone}`}, '', 0, 'sunrise-cars.test')`);
      for (const table of ['alert_mail', 'alert_push'])
        await tx.execute(sql`insert into ${sql.identifier(table)} (group_slug, site_slug, phone)
          values ('sunrise', 'sunrise-cars', ${phone})`);
      await tx.execute(sql`insert into service_reminder (group_slug, site_slug, phone, vehicle, due_on)
        values ('sunrise', 'sunrise-cars', ${phone}, 'Ute', '2027-03-01')`);
      await tx.execute(sql`insert into sign_in_code (site_slug, phone, code_hash, ip_hash, browser_hash, expires_at)
        values ('sunrise-cars', ${phone}, '', 'an address', ${`browser of ${phone}`}, now())`);
      await tx.execute(sql`insert into watchlist_share (site_slug, phone) values ('sunrise-cars', ${phone})`);
      await tx.execute(sql`insert into push_subscription (group_slug, site_slug, phone, session_hash, endpoint, p256dh, auth_secret)
        values ('sunrise', 'sunrise-cars', ${phone}, 's', ${`https://push.test/${phone}`}, '', '')`);
    });
});
afterAll(() => server.stop());

/** What a statement without any condition sees as the application, which names this phone or none. */
async function seen(table: string, scope: Scope): Promise<unknown[]> {
  const { rows } = await withScope(server.db, scope, (tx) =>
    tx.execute<{ phone: string }>(sql`select phone from ${sql.identifier(table)} order by phone`),
  );
  return rows.map(({ phone }) => phone);
}

test.each(KEPT)('%s shows the application one phone, without a condition in the query', async (table) => {
  expect(await seen(table, { ...SITE, phone: ana })).toEqual([ana]);
  expect(await seen(table, SITE)).toEqual([]);
  expect(await seen(table, { ...SITE, phone: EVERY_PHONE })).toEqual([ana, ben]);
  expect(await seen(table, { group: 'sunrise', site: 'another', phone: EVERY_PHONE })).toEqual([]);
});

test.each(KEPT)("another shopper's rows of %s are neither changed, deleted nor written", async (table) => {
  const name = sql.identifier(table);
  const asAna = (statement: ReturnType<typeof sql>) =>
    withScope(server.db, { ...SITE, phone: ana }, async (tx) => {
      const { rowCount } = await tx.execute(statement);
      throw new Error(`touched ${rowCount}`);
    });

  await expect(asAna(sql`delete from ${name}`)).rejects.toThrow('touched 1');
  const { rows } = await withScope(server.ownerDb, SITE, (tx) =>
    tx.execute<{ column: string }>(sql`select attname as column from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'phone'`),
  );
  const others = sql.join(
    rows.map(({ column }) => sql.identifier(column)),
    sql`, `,
  );
  await expect(
    asAna(sql`insert into ${name} (${others}, phone) select ${others}, ${ben}::text from ${name}`),
  ).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security policy "of_phone"') as string },
  });
  expect(await seen(table, { ...SITE, phone: ben })).toEqual([ben]);
});

test.each(Object.entries(KEYED))(
  'a row of %s is shown to who brings its own %s, and no other',
  async (table, column) => {
    const { rows } = await withScope(server.ownerDb, SITE, (tx) =>
      tx.execute<{ key: string }>(
        sql`select ${sql.identifier(column)}::text as key from ${sql.identifier(table)} where phone = ${ben}`,
      ),
    );

    expect(await seen(table, { ...SITE, key: rows[0]?.key ?? '' })).toEqual([ben]);
    expect(await seen(table, { ...SITE, key: 'of nobody' })).toEqual([]);
    expect(await seen(table, { group: 'sunrise', site: 'another', key: rows[0]?.key ?? '' })).toEqual([]);
  },
);
