import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anEnquiry, enquiries } from '../../../test/enquiry';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { erasePerson } from '../leads/desk/person.repository';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  server = await startTestApp();
  leads = enquiries(server);
  for (const group of ['sunrise', 'harbor', 'tern']) {
    await server.addGroup(group);
    const flags = flagsSchema.parse({ save_valuation: group !== 'tern' });
    await server.addSite({ slug: `${group}-cars`, group, flags });
    await server.addLocation({ group });
  }
});
afterAll(() => server.stop());

const vehicle = { trade_year: '2021', trade_make: 'Kia', trade_model: 'Seltos', trade_km: '40000' };

/** A trade-in at a site: its link, and what its page knows of it. */
async function aValuation(group = 'sunrise', typed: object = {}) {
  const host = `${group}-cars.test`;
  const answers = { ...vehicle, trade_condition: 'Good', trade_damage: 'x'.repeat(1_000), trade_rego: '482KTL' };
  const answer = await leads.enquire(anEnquiry({ form: 'trade-in', ...answers, ...typed }), { host });
  const token = answer.json<{ next: string }>().next.replace('/trade-in/offer/', '');
  const shown = (await server.app.inject({ url: `/api/valuations/${token}`, headers: { host } })).json<
    Record<string, unknown>
  >();
  const { rego, regoState, adjustmentAnswers, offer_accepted, lead_id, form_completed } = shown;
  return { token, valuation: { rego, regoState, adjustmentAnswers, offer_accepted, lead_id, form_completed } };
}

const save = (body: object, group = 'sunrise') =>
  server.app.inject({
    method: 'POST',
    url: '/api/miscellaneous',
    headers: { host: `${group}-cars.test` },
    payload: { column_name: 'valuation', ...body },
  });

async function savedOf(token: string): Promise<unknown> {
  const id = token.split('.')[0];
  const [row] = await leads.inDatabase<{ saved: unknown }>(sql`select saved from valuation where id = ${id}`);
  return row?.saved;
}

test('saves the valuation whose link it is told, as it was last said', async () => {
  const { token, valuation } = await aValuation();

  const first = await save({ token, valuation: { ...valuation, regoState: 'QLD' } });
  await save({ token, valuation });

  expect([first.statusCode, first.json()]).toEqual([200, { success: true }]);
  expect(await savedOf(token)).toEqual(valuation);
});

test('believes no browser that an offer was accepted', async () => {
  const { token, valuation } = await aValuation();

  await save({ token, valuation: { ...valuation, offer_accepted: true } });

  expect(await savedOf(token)).toMatchObject({ offer_accepted: false });
});

test("nobody saves with another dealer's link, another purpose's, a forged one or for another enquiry", async () => {
  const { token, valuation } = await aValuation();
  const others = await aValuation('harbor');

  expect((await save({ ...others })).statusCode).toBe(404);
  expect((await save({ token, valuation }, 'harbor')).statusCode).toBe(404);
  expect((await save({ token: `${token.slice(0, -1)}x`, valuation })).statusCode).toBe(404);
  const forAnother = await save({ token, valuation: { ...valuation, lead_id: randomUUID() } });
  expect(forAnother.statusCode).toBe(422);
  expect(forAnother.json()).toMatchObject({ fieldErrors: { lead_id: [expect.any(String)] } });
  expect(await savedOf(token)).toBeNull();
});

test.each([
  ['another column', { column_name: 'notes' }],
  ['more than its contract', { more: true }],
  ['no valuation', { valuation: undefined }],
])('refuses %s', async (_what, wrong) => {
  expect((await save({ ...(await aValuation()), ...wrong })).statusCode).toBe(422);
});

test('refuses more answers than a form has', async () => {
  const { token, valuation } = await aValuation();
  const adjustmentAnswers = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`q${index}`, 'a']));

  expect((await save({ token, valuation: { ...valuation, adjustmentAnswers } })).statusCode).toBe(422);
});

test('is not there where the site does not want it', async () => {
  expect((await save(await aValuation('tern'), 'tern')).statusCode).toBe(404);
});

test('goes with the person, and a page that was left open saves nobody again', async () => {
  const [mine, other] = [await aValuation('sunrise', { email: 'gone@example.com' }), await aValuation()];
  for (const one of [mine, other]) await save(one);
  await leads.inDatabase(sql`update lead_delivery set state = 'delivered'`);

  await erasePerson(
    server.ownerDb,
    { group: 'sunrise', site: 'sunrise-cars', name: 'Sunrise' },
    { email: 'gone@example.com' },
  );

  expect(await savedOf(mine.token)).toBeNull();
  expect((await save(mine)).statusCode).toBe(410);
  expect(await savedOf(mine.token)).toBeNull();
  expect(await savedOf(other.token)).toEqual(other.valuation);
});
