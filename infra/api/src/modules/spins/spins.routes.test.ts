import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enquiries, anEnquiry } from '../../../test/enquiry';
import { signIn } from '../../../test/shopper';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { providerBudget } from '../../provider-budget';
import { httpRego } from '../rego/http-rego.adapter';

const host = 'sunrise-cars.test';
const ana = '0491570101';
const ben = '0491570102';
const prizes = [
  { label: 'Roof racks', weight: 1 },
  { label: 'Car wash', weight: 9 },
];

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
let anasCookie: string;
beforeAll(async () => {
  server = await startTestApp();
  leads = enquiries(server);
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addLocation({ group });
    await server.addSite({
      slug: `${group}-cars`,
      group,
      flags: flagsSchema.parse({ spin_to_win: group === 'sunrise' }),
      remotes: { 'mfe-leads': { spin_prizes: prizes } },
    });
  }
  await server.addVehicle({ group: 'harbor', regplate: '111 AAA', make: 'Audi', model: 'Q5' });
  await server.addVehicle({ group: 'sunrise', regplate: '482-KTL', make: 'Kia', model: 'Seltos', year: 2022 });
  anasCookie = await signIn(server, host, ana);
});
afterAll(() => server.stop());

const spin = (phone: string, cookie: string, overrides: object = {}, at = host) =>
  leads.enquire(anEnquiry({ form: 'spin-to-win', phone, message: '', ...overrides }), {
    host: at,
    headers: { cookie, origin: `http://${at}` },
  });

test('the server decides, once for a phone and month: ten plays at once win one prize, which the lead names', async () => {
  const form = anEnquiry();
  const before = await leads.counts();

  const plays = await Promise.all(Array.from({ length: 10 }, () => spin(ana, anasCookie)));
  const won = plays.filter(({ statusCode }) => statusCode === 201);
  const next = won[0]?.json<{ next: string }>().next ?? '';
  const shown = await server.app.inject({ url: next.replace('/spin-to-win', '/api/spins'), headers: { host } });

  expect(won).toHaveLength(1);
  expect(plays.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await leads.counts()).toEqual({ leads: before.leads + 1, jobs: before.jobs + 1 });
  const view = shown.json<{ prize: string; code: string }>();
  expect(prizes.map(({ label }) => label)).toContain(view.prize);
  expect(view.code).toMatch(/^[0-9A-F]{8}$/);
  const again = await spin(ana, anasCookie, { idempotency_key: form.idempotency_key });
  expect(again.json()).toMatchObject({ fieldErrors: { phone: [expect.stringContaining('next month')] } });
});

test('a retry of the play that won gives the same prize', async () => {
  const cookie = await signIn(server, host, ben);
  const { idempotency_key } = anEnquiry();

  const first = await spin(ben, cookie, { idempotency_key });
  const retry = await spin(ben, cookie, { idempotency_key });

  expect([retry.statusCode, retry.body]).toEqual([201, first.body]);
});

test.each([
  ['who is not signed in', ana, () => '', 401],
  ['for another number', ben, () => anasCookie, 422],
])('nobody plays %s', async (_who, phone, cookie, status) => {
  expect((await spin(phone, cookie())).statusCode).toBe(status);
});

test('there is no game where the site has none', async () => {
  const cookie = await signIn(server, 'harbor-cars.test', ana);

  expect((await spin(ana, cookie, {}, 'harbor-cars.test')).statusCode).toBe(404);
});

const lookUp = (typed: object) =>
  server.app.inject({
    method: 'POST',
    url: '/api/rego-lookups',
    headers: { host },
    payload: { state: 'QLD', ...typed },
  });

test('a plate finds the vehicle in the own records, however it is typed, and never in an address', async () => {
  const found = await lookUp({ rego: '482 ktl', page: '/trade-in?car_id=7' });

  expect(found.json()).toEqual({
    vehicle: { year: 2022, make: 'Kia', model: 'Seltos' },
    source: 'stock',
    next: '/trade-in?car_id=7&looked=stock&trade_year=2022&trade_make=Kia&trade_model=Seltos',
  });
});

test('an unknown plate, and one that only another group knows, is typed by hand', async () => {
  expect((await lookUp({ rego: '999ZZZ', page: '/trade-in' })).json()).toMatchObject({
    vehicle: null,
    next: '/trade-in?looked=none',
  });
  expect((await lookUp({ rego: '111AAA' })).json()).toMatchObject({ vehicle: null });
});

test.each([
  ['no plate', { rego: '<script>' }, 'rego'],
  ['no state', { rego: 'ABC123', state: 'Mars' }, 'state'],
])('%s is said by its field', async (_case, typed, field) => {
  const answer = await lookUp(typed);

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toHaveProperty(['fieldErrors', field]);
});

test('the page of another site is not gone to', async () => {
  expect((await lookUp({ rego: '482KTL', page: '//evil.example' })).json()).not.toHaveProperty('next');
});

test('a provider is asked with its key, and what it does not say properly is no vehicle', async () => {
  const asked: unknown[] = [];
  const answers: [number, string][] = [
    [200, '{"year": 2020, "make": "Mazda", "model": "CX-5", "owner": "Jane"}'],
    [404, ''],
    [200, '{"year": "soon"}'],
    [500, 'oops'],
  ];
  const provider = createServer((request, response) => {
    asked.push(request.headers.authorization);
    const [status, body] = answers.shift() ?? [500, ''];
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const limits = { PROVIDER_QUESTIONS_AN_HOUR_PER_ADDRESS: 4, PROVIDER_QUESTIONS_AN_HOUR_PER_SITE: 100 };
  const spend = providerBudget(limits);
  const rego = httpRego(`http://127.0.0.1:${port}`, 'a key', spend);
  const site = { slug: 'sunrise-cars' } as Parameters<typeof rego.find>[0];
  const find = () => rego.find(site, { rego: 'ABC123', state: 'QLD' }, '203.0.113.1');

  expect(await find()).toEqual({ year: 2020, make: 'Mazda', model: 'CX-5' });
  expect(await find()).toBeNull();
  await expect(find()).rejects.toThrow();
  await expect(find()).rejects.toThrow('500');
  // One address has it asked so often in an hour.
  await expect(find()).rejects.toMatchObject({ code: 'rate_limited' });
  expect(asked[0]).toBe('Bearer a key');
  await new Promise((resolve) => provider.close(resolve));
});
