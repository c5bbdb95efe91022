import type { MyData, SignIns } from '@shared-kit/contracts/account/account.contract';
import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import { startMailCatcher } from '../../../test/desks/mail-catcher';
import { signIn, smsTo } from '../../../test/shopper';
import type { TestApp } from '../../../test/test-app';
import { PERSONAL } from '../privacy/personal-data';

let catcher: Awaited<ReturnType<typeof startMailCatcher>>;
let server: TestApp;
let leads: ReturnType<typeof enquiries>;
const host = 'sunrise-cars.test';

beforeAll(async () => {
  catcher = await startMailCatcher();
  ({ server, leads } = await startTwoGroups({}, { SMTP_URL: catcher.url }));
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
});
afterAll(async () => {
  await server.stop();
  await catcher.stop();
});

const TRADE = {
  ...{ trade_year: '2021', trade_make: 'Kia', trade_model: 'Seltos', trade_km: '40,000', trade_condition: 'Good' },
};

const get = async <Answer>(url: string, cookie: string, at = host) =>
  (await server.app.inject({ url, headers: { host: at, cookie } })).json<Answer>();
const post = (url: string, payload: object, cookie: string, at = host) =>
  server.app.inject({ method: 'POST', url, payload, headers: { host: at, origin: `http://${at}`, cookie } });

/** Sends it signed in with its own number. @returns the cookie. */
async function sendOwn(phone: string, body: object, at = host): Promise<string> {
  const cookie = await signIn(server, at, phone);
  await leads.enquire(anEnquiry({ phone, ...body }), { host: at, headers: { cookie, origin: `http://${at}` } });
  return cookie;
}

test('what all sites of the group hold about a phone is shown, without hashes, and nothing of anybody else or any other group', async () => {
  const [ana, ben] = ['0491570401', '0491570402'];
  const cookie = await sendOwn(ana, { message: 'Mine at cars' });
  await sendOwn(ana, { message: 'Mine at vans' }, 'sunrise-vans.test');
  await sendOwn(ana, { message: 'Mine elsewhere' }, 'harbor-cars.test');
  await leads.enquire(anEnquiry({ phone: ben, message: 'Not mine' }));

  const told = JSON.stringify(await get<MyData>('/api/my-data', cookie));

  expect(told).toContain('Mine at cars');
  expect(told).toContain('Mine at vans');
  expect(told).not.toContain('Mine elsewhere');
  expect(told).not.toContain('Not mine');
  expect(told).not.toMatch(/_hash/);
});

test('of what came with a number that nobody proved, nothing is shown but that it came', async () => {
  const phone = '0491570409';
  const typed = { phone, name: 'Wilhelmina', email: 'wilhelmina@example.com', message: 'Ring the neighbour' };
  await leads.enquire(anEnquiry({ ...typed, form: 'trade-in', trade_rego: 'WIL 12D', ...TRADE }));
  await leads.enquire(anEnquiry({ ...typed, website: 'https://filled.example' }));

  const { held } = await get<MyData>('/api/my-data', await signIn(server, host, phone));

  expect(JSON.stringify(held)).not.toMatch(/wilhelmina|neighbour|WIL/i);
  const [lead, suspect, ...others] = held;
  for (const part of [lead, suspect])
    expect(part?.rows).toMatchObject([{ Form: expect.any(String), 'Not shown': expect.any(String) }]);
  expect(others.map(({ purpose }) => purpose)).not.toContain(PERSONAL['valuation']?.purpose);
});

test('what is deleted is gone from all sites of the group, with the sign-in', async () => {
  const phone = '0491570403';
  await leads.enquire(anEnquiry({ phone }));
  await leads.inDatabase(sql`update lead_delivery set state = 'delivered'`);
  const cookie = await signIn(server, host, phone);
  await signIn(server, 'sunrise-vans.test', phone);

  expect((await post('/api/my-data/delete', {}, cookie)).json()).toMatchObject({
    fieldErrors: { sure: [expect.any(String)] },
  });
  const answer = await post('/api/my-data/delete', { sure: 'on' }, cookie);
  expect(answer.statusCode).toBe(200);
  const next = new URL(answer.json<{ next: string }>().next, 'http://sunrise.test');
  expect(next.pathname).toBe('/data-deleted');
  const isDone = async (mark: string) => get(`/api/my-data/deleted?done=${encodeURIComponent(mark)}`, '');
  expect(await isDone(next.searchParams.get('done') ?? '')).toEqual({ done: true, waits: false });
  expect(await isDone('1')).toEqual({ done: false, waits: false });
  // No browser goes on with the cookie of a session that is over.
  expect(answer.headers['set-cookie']).toMatch(/^session=; /);

  expect(await get('/api/session', cookie)).toEqual({ user: null });
  expect(await leads.inDatabase(sql`select 1 from lead where payload ->> 'phone' like '%491570403%'`)).toEqual([]);
  for (const site of ['sunrise-cars', 'sunrise-vans'])
    expect(
      await leads.inDatabase(sql`select 1 from account where phone = '+61491570403'`, { group: 'sunrise', site }),
    ).toEqual([]);
});

test('who has an enquiry that is not with its dealer yet is told so, and nobody else is', async () => {
  const phone = '0491570412';
  await leads.enquire(anEnquiry({ phone }));
  await leads.inDatabase(sql`update lead_delivery set state = 'pending'`);

  const answer = await post('/api/my-data/delete', { sure: 'on' }, await signIn(server, host, phone));

  const { search } = new URL(answer.json<{ next: string }>().next, 'http://sunrise.test');
  expect(await get(`/api/my-data/deleted${search}`, '')).toEqual({ done: true, waits: true });
});

test('a deletion is confirmed to the number, or to the address that was confirmed, which goes with the rest', async () => {
  const [phone, e164] = ['0491570410', '+61491570410'];
  await post('/api/my-data/delete', { sure: 'on' }, await signIn(server, host, phone));
  expect((await smsTo(server, e164)).at(-1)).toMatch(/your data is deleted, as you asked/);

  // An address that the other site of the group knows.
  await signIn(server, 'sunrise-vans.test', phone);
  await leads.inDatabase(
    sql`insert into alert_choice (group_slug, site_slug, phone, email, frequency, wording, origin, confirmed_at)
      values ('sunrise', 'sunrise-vans', ${e164}, 'ana@example.com', 'daily', 'Yes', 'http://sunrise-vans.test', now())`,
    { group: 'sunrise', site: 'sunrise-vans' },
  );
  const cookie = await signIn(server, host, phone);
  const texts = (await smsTo(server, e164)).length;
  await post('/api/my-data/delete', { sure: 'on' }, cookie);
  // Nothing is by text this time; what was sent before is deleted.
  expect(texts).toBeGreaterThan(0);
  expect(await smsTo(server, e164)).toEqual([]);
  expect(await catcher.next(({ to }) => to?.[0]?.address === 'ana@example.com')).toMatchObject({
    subject: expect.stringMatching(/^Your data is deleted at /),
  });
  expect(
    await leads.inDatabase(sql`select 1 from alert_choice where phone = ${e164}`, {
      ...{ group: 'sunrise', site: 'sunrise-vans' },
    }),
  ).toEqual([]);
});

test("what was held back as a robot's work is shown and deleted as any other enquiry, and nobody else's is", async () => {
  const [phone, ben] = ['0491570407', '0491570408'];
  const website = 'https://filled.example';
  await leads.enquire(anEnquiry({ phone, website, message: 'Mine' }), { host: 'sunrise-vans.test' });
  await leads.enquire(anEnquiry({ phone: ben, website, message: 'Not mine' }), { host: 'sunrise-vans.test' });
  const cookie = await signIn(server, host, phone);
  const held = async () =>
    (
      await leads.inDatabase<{ message: string }>(
        sql`select held -> 'payload' ->> 'message' as message from lead_quarantine`,
        { group: 'sunrise', site: 'sunrise-vans' },
      )
    ).map(({ message }) => message);

  const { held: told } = await get<MyData>('/api/my-data', cookie);
  expect(told.map(({ purpose }) => purpose)).toContain(PERSONAL['lead_quarantine']?.purpose);
  expect(JSON.stringify(told)).not.toContain('Not mine');
  expect(await held()).toEqual(['Mine', 'Not mine']);

  await post('/api/my-data/delete', { sure: 'on' }, cookie);
  expect(await held()).toEqual(['Not mine']);
});

test('a shopper sees where they are signed in and ends one of these, or all', async () => {
  const phone = '0491570404';
  const [first, second] = [await signIn(server, host, phone), await signIn(server, host, phone)];
  const { sign_ins: both } = await get<SignIns>('/api/my-sign-ins', second);
  const other = both.find(({ is_this: isThis }) => !isThis);

  expect(both).toHaveLength(2);
  await post('/api/my-sign-ins/end', { id: other?.id }, second);
  expect(await get('/api/session', first)).toEqual({ user: null });
  expect(await get('/api/session', second)).toMatchObject({ user: { phone: '+61491570404' } });
  await post('/api/my-sign-ins/end', {}, second);
  expect(await get('/api/session', second)).toEqual({ user: null });
});

test('signing out everywhere ends the sign-ins at the other sites of the group, and of nobody else', async () => {
  const at = (site: string, phone: string) => signIn(server, site, phone);
  const [here, there, bens] = [
    await at(host, '0491570411'),
    await at('sunrise-vans.test', '0491570411'),
    await at('sunrise-vans.test', '0491570412'),
  ];
  const whoAtVans = async (cookie: string) => {
    const answer = await server.app.inject({ url: '/api/session', headers: { host: 'sunrise-vans.test', cookie } });
    return answer.json<{ user: object | null }>().user;
  };
  expect(await whoAtVans(there)).toEqual({ phone: '+61491570411' });

  const { next } = (await post('/api/my-sign-ins/end', {}, here)).json<{ next: string }>();
  // The page that follows says so, also to who is nobody by then; an address that somebody made up says nothing.
  const said = async (query: string) => get(`/api/done?${query}`, '');
  const { pathname, searchParams } = new URL(next, 'http://sunrise.test');
  expect(pathname).toBe('/sign-in');
  expect(await said(`done=${searchParams.get('done')}`)).toEqual({ act: 'signed-out-everywhere' });
  for (const made of ['', 'done=signed-out-everywhere.1', 'done=1']) expect(await said(made)).toEqual({ act: null });

  expect(await whoAtVans(there)).toBeNull();
  expect(await get('/api/session', here)).toEqual({ user: null });
  expect(await whoAtVans(bens)).toEqual({ phone: '+61491570412' });
});

test("nobody ends another's sign-in by its id", async () => {
  const [anas, bens] = [await signIn(server, host, '0491570405'), await signIn(server, host, '0491570406')];
  const [mine] = (await get<SignIns>('/api/my-sign-ins', anas)).sign_ins;

  await post('/api/my-sign-ins/end', { id: mine?.id }, bens);
  expect(await get('/api/session', anas)).toMatchObject({ user: { phone: '+61491570405' } });
});
