import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'drizzle-orm';
import { sealReleaseSet } from '@shared-kit/domain/release/release-seal';
import { startTestApp } from '@infra/api/test/test-app';
import { anEnquiry, enquiries } from '@infra/api/test/enquiry';
import { refuseForeignChanges } from '../from-own-page';
import type { Operator } from '@infra/releases/operator/access';
import { operatorLeadRoutes } from './leads.routes';

const STAMP_SECRET = 'what only shell and API know of a form';

const MIA = { kind: 'account', id: 'account:1', name: 'Mia', role: 'manager', remotes: [] } as const;

let as: Operator = MIA;

async function openDesk() {
  const server = await startTestApp({ FORM_STAMP_SECRET: STAMP_SECRET });
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });
  const app = Fastify();
  app.decorateRequest('operator', null);
  app.addHook('onRequest', async (request) => void (request.operator = as));
  app.addHook('onRequest', refuseForeignChanges);
  await app.register(operatorLeadRoutes, { db: server.ownerDb });
  return { server, app, leads: enquiries(server) };
}

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => {
  await desk.app.close();
  await desk.server.stop();
});

async function aLead(typed: object = {}): Promise<string> {
  return (await desk.leads.enquire(anEnquiry(typed))).json<{ lead_id: string }>().lead_id;
}
const press = (url: string, origin: string) =>
  desk.app.inject({
    method: 'POST',
    url,
    headers: { host: 'localhost:3001', origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

test('a lead shows what was asked, what the shopper saw and where it stands, with nothing of it as markup', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', price: 18_750, tag: 'HOT' });
  const drawn = await desk.server.app.inject({ url: `/api/cars/${car.slug}`, headers: { host: 'sunrise-cars.test' } });
  await desk.leads.inDatabase(sql`update vehicle set doc = doc || '{"price": 19500}' where id = ${car.id}`);
  const release_set = sealReleaseSet(STAMP_SECRET, 'mfe-leads@1.0.0');
  const { shown } = drawn.json<{ shown: string }>();
  const id = await aLead({ message: '<script>alert(1)</script>', car_id: car.id, shown, release_set });

  const list = await desk.app.inject('/leads?site=sunrise-cars');
  const page = await desk.app.inject(`/leads/sunrise-cars/${id}`);

  expect(list.body).toContain(`href="/leads/sunrise-cars/${id}"`);
  expect(page.body).toContain('&#60;script&#62;');
  expect(page.body).not.toContain('<script>');
  expect(page.body).toMatch(/Price shown[^]*\$18,750[^]*HOT[^]*Price when sent[^]*\$19,500[^]*mfe-leads@1\.0\.0/);
  expect(page.body).toContain('Yes to “I have read and agree');
});

test('what was written at the message desk is told from other enquiries: at the desk, in its filter and in the mail', async () => {
  const written = await aLead({ message: 'Is it still <b>there</b>?', subcategory: 'Message Desk' });
  const ordinary = await aLead({ message: 'An ordinary question' });

  const list = (await desk.app.inject('/leads?site=sunrise-cars')).body;
  expect(list.match(/Message Desk<\/td>/g)).toHaveLength(1);
  const filtered = (await desk.app.inject('/leads?kind=Message+Desk')).body;
  expect([filtered.includes(written), filtered.includes(ordinary)]).toEqual([true, false]);
});

test('dealer staff read the messages of their own sites, and of no other', async () => {
  await aLead({ message: 'Is it still <b>there</b>?', subcategory: 'Message Desk' });
  await aLead({ message: 'An ordinary question' });
  const read = async (who: object) => {
    as = { ...MIA, role: 'dealer', ...who };
    return (await desk.app.inject('/messages')).body;
  };

  const own = await read({ group: 'sunrise' });
  expect(own).toContain('Is it still &#60;b&#62;there');
  expect(own).not.toContain('An ordinary question');
  for (const other of [{ group: 'sunset' }, { group: null }, { group: 'sunrise', sites: ['sunrise-vans'] }])
    expect(await read(other)).toContain('No message yet');
  as = MIA;
});

test('a dead delivery is tried again at the press of a button, not from a page elsewhere', async () => {
  const id = await aLead();
  const state = async () =>
    (await desk.leads.inDatabase<{ state: string }>(sql`select state from lead_delivery where lead_id = ${id}`))[0]
      ?.state;
  await desk.leads.inDatabase(sql`update lead_delivery set state = 'dead' where lead_id = ${id}`);
  expect((await desk.app.inject(`/leads/sunrise-cars/${id}`)).body).toContain('Try again');

  for (const elsewhere of ['http://evil.example', 'null'])
    expect((await press(`/leads/sunrise-cars/${id}/redrive`, elsewhere)).statusCode).toBe(403);
  expect(await state()).toBe('dead');
  expect((await press(`/leads/sunrise-cars/${id}/redrive`, 'http://localhost:3001')).statusCode).toBe(303);
  expect(await state()).toBe('pending');
  const { rows } = await desk.server.ownerDb.execute(
    sql`select actor, kind, subject from audit_entry where area = 'leads'`,
  );
  expect(rows).toEqual([{ actor: 'Mia', kind: 'redrive', subject: id }]);
});

test('a suspect is delivered when an operator says so', async () => {
  await aLead({ website: 'https://spam.example' });
  const action = /action="(\/leads\/[^"]+\/release)"/.exec((await desk.app.inject('/leads')).body)?.[1] ?? '';

  const released = await press(action, 'http://localhost:3001');

  expect(released.headers.location).toMatch(/^\/leads\/sunrise-cars\/[0-9a-f-]{36}$/);
  expect((await desk.app.inject('/leads')).body).toContain('Nothing looks like');
});

test.each([`/leads/sunrise-cars/${randomUUID()}`, `/leads/nowhere/${randomUUID()}`, '/leads/sunrise-cars/1'])(
  '%s is not found',
  async (url) => {
    expect((await desk.app.inject(url)).statusCode).toBe(404);
  },
);
