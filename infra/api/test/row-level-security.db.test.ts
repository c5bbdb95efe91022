import { sql } from 'drizzle-orm';
import { withOperatorScope, withScope } from '../src/db/scope';
import { startTestApp } from './test-app';
import type { TestApp } from './test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
    await server.addLocation({ group });
    await server.addVehicle({ group });
  }
});
afterAll(() => server.stop());

type TenantTable = {
  name: string;
  enabled: boolean;
  forced: boolean;
  conditions: (string | null)[];
  is_group: boolean;
};

/** Every table that says whose its rows are. */
async function tenantTables(): Promise<TenantTable[]> {
  const { rows } = await server.db.execute<TenantTable>(sql`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      bool_or(a.attname = 'group_slug') as is_group,
      array(select pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) from pg_policy p where p.polrelid = c.oid) as conditions
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('group_slug', 'site_slug') and not a.attisdropped
    where c.relkind in ('r', 'p')
    group by c.oid order by c.relname`);
  return rows;
}

test('every table with a tenant column has row level security, forced, and policies that ask for the scope', async () => {
  const tables = await tenantTables();
  const asksForScope = (condition: string | null) =>
    /current_setting\('app\.(group|site|operator|phone)'/.test(condition ?? '');

  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['location', 'site_host', 'vehicle']));
  expect(
    tables.filter(
      ({ enabled, forced, conditions }) =>
        !enabled || !forced || conditions.length === 0 || !conditions.every(asksForScope),
    ),
  ).toEqual([]);
});

test('a query without any condition shows nothing of another group', async () => {
  // As the owner, who may read every table: less is visible to the application, never more.
  for (const { name, is_group: isGroup } of await tenantTables()) {
    const { rows } = await withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) =>
      tx.execute<{ group_slug?: string; site_slug?: string }>(sql`select * from ${sql.identifier(name)}`),
    );

    const foreign = rows.filter((row) => (isGroup ? row.group_slug !== 'sunrise' : row.site_slug !== 'sunrise-cars'));
    expect({ table: name, foreign }).toEqual({ table: name, foreign: [] });
  }
});

test('the scope shows its own rows, so that an empty answer above means something', async () => {
  for (const table of [
    'site',
    'site_host',
    'site_config_version',
    'dealership',
    'location',
    'vehicle',
    'dealer_group',
  ]) {
    const { rows } = await withScope(server.db, { group: 'sunrise', site: 'sunrise-cars' }, (tx) =>
      tx.execute(sql`select * from ${sql.identifier(table)}`),
    );

    expect({ table, rows: rows.length }).toEqual({ table, rows: 1 });
  }
});

test('without a scope no row of any tenant table is visible, not even to the owner', async () => {
  for (const { name } of await tenantTables()) {
    const asOwner = await server.ownerDb.execute(sql`select * from ${sql.identifier(name)}`);

    expect({ table: name, rows: asOwner.rows.length }).toEqual({ table: name, rows: 0 });
  }
  const asApp = await server.db.execute(sql`select * from location`);
  expect(asApp.rows).toEqual([]);
});

test('a scope ends with its transaction, also on the same connection', async () => {
  await withScope(server.db, { group: 'sunrise' }, (tx) => tx.execute(sql`select 1`));

  const after = await Promise.all(Array.from({ length: 12 }, () => server.db.execute(sql`select * from location`)));
  expect(after.flatMap(({ rows }) => rows)).toEqual([]);
});

test('the scope of the platform reads sites, but no stock and no location', async () => {
  const counts = await withOperatorScope(server.db, async (tx) => {
    const { rows } = await tx.execute(
      sql`select (select count(*)::int from site) as sites, (select count(*)::int from vehicle) as vehicles, (select count(*)::int from location) as locations`,
    );
    return rows[0];
  });

  expect(counts).toEqual({ sites: 2, vehicles: 0, locations: 0 });
});

test('the application cannot change a site, nor write a row into another group', async () => {
  await expect(
    withOperatorScope(server.db, (tx) => tx.execute(sql`update site set current_version = 9`)),
  ).rejects.toThrow();
  await expect(
    withScope(server.ownerDb, { group: 'sunrise' }, (tx) =>
      tx.execute(sql`insert into dealership (group_slug, slug, id, name) values ('harbor', 'spy', 'spy', 'Spy')`),
    ),
  ).rejects.toThrow();
});

test('the application role owns no tenant table and cannot step around row level security', async () => {
  const { rows } = await server.db.execute(sql`
    select r.rolsuper, r.rolbypassrls, (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relowner = r.oid) as owned
    from pg_roles r where r.rolname = current_user`);

  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, owned: 0 }]);
});
