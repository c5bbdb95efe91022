import type { Db } from '@infra/api/db/db';
import { importGroup } from '@infra/api/modules/locations/import-group.service';
import { importSite } from '@infra/api/modules/site/tools.service';
import type { HoursDetail, WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { withOperatorScope } from '@infra/api/db/scope';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { openOperator } from '../testing/open-operator';

const aSite = (slug: string, group: string, more = {}) => ({
  ...{ slug, name: `Site ${slug}`, dealership_group: group, hosts: [`${slug}.localhost`], phone: '07 3000 0000' },
  ...{ email: 'hello@sunrise.example', dealer_license_number: '1234567', theme: { accent: '#0b5fff' } },
  address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
  ...more,
});
const aGroup = (slug: string, close = '17:00') => ({
  ...{ slug, name: slug },
  dealerships: ['yard', 'depot'].map((name) => ({
    slug: `${slug}-${name}`,
    name,
    lead_email: 'leads@sunrise.example',
  })),
  locations: ['yard', 'depot'].map((name) => ({
    ...{ id: `${slug}-${name}`, slug: `${slug}-${name}`, name: `${slug} ${name}`, dealership_slug: `${slug}-${name}` },
    address: { id: name, street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    contact_detail: {
      phone: '07 3000 0000',
      opening_hours: [{ weekday: 1, status: 'Open', formated_hours: '8:30am – 5pm', open: '08:30', close }],
    },
  })),
});
const OF_YARD = { base_filter: { dealership_slug: ['corella-yard'] } };

let operator: Awaited<ReturnType<typeof openOperator>>;
let db: Db;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  operator = await openOperator();
  db = drizzle({ client: operator.owner });
  for (const group of ['corella', 'gannet']) await importGroup(db, aGroup(group));
  await importSite(db, aSite('corella', 'corella', OF_YARD), { manifests: new Map() });
  await importSite(db, aSite('gannet-trucks', 'gannet'), { manifests: new Map() });
  cookies['dealer'] = (await operator.signIn('dealer', 'Dana of Corella')).cookie;
  cookies['manager'] = (await operator.signIn('manager', 'Mia')).cookie;
  cookies['viewer'] = (await operator.signIn('viewer')).cookie;
}, 60_000);
afterAll(() => operator.close());

const yard = { site: 'corella', location: 'corella-yard' };
const get = async (of: object, role = 'dealer', at = '/of') =>
  operator.send(`/api/hours${at}?${new URLSearchParams(of as Record<string, string>)}`, {
    headers: { cookie: cookies[role]!, accept: 'application/json' },
  });
const read = async (of: object = yard) => (await get(of, 'manager')).json<HoursDetail>();
const save = async (payload: object, role = 'dealer') =>
  operator.send('/api/hours', {
    ...{ method: 'POST', payload },
    headers: { cookie: cookies[role]!, accept: 'application/json', origin: 'http://localhost:3001' },
  });
const until = (close: string): WrittenHours => ({
  week: [{ weekday: 1, open: '08:30', close }],
  holidays: [{ date: '2026-12-25', status: 'Closed', open: '', close: '' }],
});
test.each([
  ['dealer', yard, 200],
  ['manager', yard, 200],
  ['viewer', yard, 403],
  ['dealer', { site: 'corella', location: 'corella-depot' }, 404],
  ['dealer', { site: 'corella', location: 'gannet-yard' }, 404],
  ['dealer', { site: 'gannet-trucks', location: 'gannet-yard' }, 403],
  ['manager', { site: 'gannet-trucks', location: 'gannet-yard' }, 200],
])('a %s who asks for and changes the hours of %j is answered %i', async (role, of, status) => {
  expect((await get(of, role)).statusCode).toBe(status);
  const base = status === 200 ? (await read(of)).newest : 0;

  expect((await save({ ...of, base, hours: until('16:00') }, role)).statusCode).toBe(status);
});

test('a site lists the locations that it shows, and no others of its group', async () => {
  const { places } = (await get({ site: 'corella' }, 'dealer', '')).json<{ places: { slug: string }[] }>();
  expect(places.map(({ slug }) => slug)).toEqual(['corella-yard']);
});

test('what is saved is said who by, stands in the audit and counts up what pages are true by', async () => {
  const { newest: base } = await read();
  const revision = async () => {
    const { rows } = await withOperatorScope(db, (tx) =>
      tx.execute<{ n: string }>(sql`select sum(revision) as n from stock_revision`),
    );
    return Number(rows[0]!.n);
  };
  const before = await revision();

  expect((await save({ ...yard, base, hours: until('18:30') })).json()).toEqual({ version: base + 1 });

  const after = await read();
  expect(after).toMatchObject({ newest: base + 1, hours: until('18:30') });
  expect(after.versions[0]).toMatchObject({ version: base + 1, by: 'Dana of Corella' });
  expect(await revision()).toBeGreaterThan(before);
  const { rows } = await operator.owner.query(
    `select actor, subject from audit_entry where kind = 'changed hours' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ actor: 'Dana of Corella', subject: 'corella-yard' }]);
  // The same again is no version.
  expect((await save({ ...yard, base: base + 1, hours: until('18:30') })).json()).toEqual({ version: base + 1 });
});

test('of two who save at once one is told who was first', async () => {
  const { newest: base } = await read();

  const answers = await Promise.all([
    save({ ...yard, base, hours: until('15:00') }, 'manager'),
    save({ ...yard, base, hours: until('15:30') }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(refused.json()).toMatchObject({ code: 'conflict', newest: base + 1 });
});

test('hours that overlap or cannot be are told by their fields, and nothing is changed', async () => {
  const before = await read();
  const week = [
    { weekday: 1, open: '08:30', close: '13:00' },
    { weekday: 1, open: '12:00', close: '17:00' },
    { weekday: 2, open: '17:00', close: '08:30' },
  ];

  const refused = await save({ ...yard, base: before.newest, hours: { week, holidays: [] } });

  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ fieldErrors: object }>().fieldErrors)).toEqual(['week.2.close', 'week.1.open']);
  expect(await read()).toEqual(before);
});

test("an import keeps hours that staff wrote, until the group's file says others than it did", async () => {
  const { newest: base } = await read();
  await save({ ...yard, base, hours: until('19:00') });

  await importGroup(db, { ...aGroup('corella'), name: 'Renamed' });
  expect(await read()).toMatchObject({ newest: base + 1, hours: until('19:00') });

  await importGroup(db, aGroup('corella', '12:00'));
  const { hours, versions } = await read();
  expect(hours.week).toEqual([{ weekday: 1, open: '08:30', close: '12:00' }]);
  expect(versions[0]).toMatchObject({ version: base + 2, by: '' });
});

test('an earlier version can be read, the file’s own as version 0', async () => {
  const { newest } = await read();
  expect((await read({ ...yard, version: newest - 1 })).hours).toEqual(until('19:00'));
  expect((await read({ ...yard, version: 0 })).hours.week).toEqual([{ weekday: 1, open: '08:30', close: '17:00' }]);
  expect((await get({ ...yard, version: 99 })).statusCode).toBe(404);
});

test('who is bound to one of the sites that show a place sees its hours and where they stand, and changes none of them', async () => {
  await importSite(db, aSite('corella-group', 'corella'), { manifests: new Map() });
  const { newest: base } = await read();
  cookies['bound'] = (await operator.signIn('dealer', 'Bo', ['corella'])).cookie;
  cookies['both'] = (await operator.signIn('dealer', 'Cy', ['corella', 'corella-group'])).cookie;

  expect((await get(yard, 'bound')).json<HoursDetail>().sites).toEqual([
    { name: 'Site corella', isTheirs: true },
    { name: 'Site corella-group', isTheirs: false },
  ]);
  const refused = await save({ ...yard, base, hours: until('13:30') }, 'bound');
  expect(refused.statusCode).toBe(403);
  expect(refused.json<{ detail: string }>().detail).toMatch(/^These hours are seen on Site corella-group, too/);
  expect((await read()).newest).toBe(base);

  for (const [later, role] of ['both', 'dealer', 'manager'].entries())
    expect((await save({ ...yard, base: base + later, hours: until(`1${later}:30`) }, role)).statusCode).toBe(200);
});
