import { sql } from 'drizzle-orm';
import { anEnquiry, enquiries } from '../../../test/enquiry';
import { paymentWebhook } from '../../../test/payment-webhook';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withScope } from '../../db/scope';
import { expireHolds } from './hold-car.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
let server: TestApp;
let leads: ReturnType<typeof enquiries>;
let webhook: ReturnType<typeof paymentWebhook>;

beforeAll(async () => {
  server = await startTestApp();
  leads = enquiries(server);
  webhook = paymentWebhook(server);
  await server.addGroup('sunrise');
  await server.addSite({
    slug: 'sunrise-cars',
    group: 'sunrise',
    remotes: { 'mfe-leads': { reserve: true, hold_hours: 72 } },
  });
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
  await server.addLocation({ group: 'sunrise' });
});
afterAll(() => server.stop());

const answers = { form: 'reserve', handover: 'I pick it up', paying_by: 'Bank transfer' };
const reserve = (carId: string, typed: object = {}) =>
  leads.enquire(anEnquiry({ ...answers, car_id: carId, ...typed }));
const get = (url: string) => server.app.inject({ url, headers: { host: 'sunrise-cars.test' } });
const aCar = (facts: object = {}) => server.addVehicle({ group: 'sunrise', price: 30_000, ...facts });
const tokenOf = (answer: { json(): unknown }) => (answer.json() as { next: string }).next.replace('/reservation/', '');
const stateOf = async (token: string) => (await get(`/api/reservations/${token}`)).json<{ state: string }>().state;

const newsOf = (token: string) =>
  leads
    .inDatabase<{ subcategory: string }>(
      sql`select l.payload->>'subcategory' as subcategory from lead l join reservation r on l.car->>'id' = r.car_id
        where r.id::text = ${token.split('.')[0]} order by l.created_at`,
    )
    .then((rows) => rows.map(({ subcategory }) => subcategory));

test('of twenty shoppers who reserve one car at one moment exactly one gets it, and the others hear so', async () => {
  const car = await aCar();
  const before = await leads.counts();

  const all = await Promise.all(Array.from({ length: 20 }, () => reserve(car.id)));

  expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  for (const answer of all.filter(({ statusCode }) => statusCode !== 201)) {
    expect(answer.json()).toMatchObject({
      fieldErrors: { car_id: ['Somebody else is reserving it at this moment.'] },
    });
  }
  expect((await leads.counts()).leads).toBe(before.leads + 1);
  expect((await get(`/api/lead-cars/${car.id}`)).json()).toMatchObject({ reservable: false });
});

test('a paid deposit is a lead that says every dollar, however often the provider reports it', async () => {
  const token = tokenOf(await reserve((await aCar()).id));
  expect((await get(`/api/reservations/${token}`)).json()).toMatchObject({
    state: 'held',
    simulated: true,
    sums: [
      { label: 'Price of the car', value: '$30,000' },
      { label: 'Deposit', value: '$200' },
      { label: 'Left to pay at handover', value: '$29,800' },
    ],
  });

  const reports = [1, 2, 3].map(() => webhook('checkout.session.completed', token));
  expect((await Promise.all(reports)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);

  expect(await stateOf(token)).toBe('paid');
  expect(await newsOf(token)).toEqual(['Deposit Started', 'Deposit Paid']);
});

test('a paid car shows as reserved on its page and its card until the money goes back, whatever its feed says', async () => {
  const car = await aCar();
  const token = tokenOf(await reserve(car.id));
  const shown = async () => {
    const page = (await get(`/api/cars/${car.slug}`)).json<{ reserved: boolean }>();
    const [row] = await leads.inDatabase<{ reserved: boolean; card: { reserved: boolean } }>(
      sql`select reserved, card from vehicle where id = ${car.id}`,
    );
    return [page.reserved, row?.reserved, row?.card.reserved];
  };
  const revision = () => leads.inDatabase(sql`select revision::int from stock_revision`);
  expect(await shown()).toEqual([false, false, false]);

  await webhook('checkout.session.completed', token);
  expect(await shown()).toEqual([true, true, true]);
  const afterPayment = await revision();
  await leads.inDatabase(
    sql`update vehicle set reserved = false, card = card || '{"reserved": false}', doc = doc || '{"reserved": false}' where id = ${car.id}`,
  );
  expect(await shown()).toEqual([true, true, true]);

  await webhook('charge.refunded', token);
  expect(await shown()).toEqual([false, false, false]);
  expect(await revision()).not.toEqual(afterPayment);
});

test('a deposit holds the car as long as the site promises, and the shopper reads until when', async () => {
  const token = tokenOf(await reserve((await aCar()).id));
  const read = async () => (await get(`/api/reservations/${token}`)).json<{ expires_at: string; held_until: string }>();
  expect((await read()).held_until).toBe('');

  await webhook('checkout.session.completed', token);

  const { expires_at: until, held_until: words } = await read();
  const hours = (Date.parse(until) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThanOrEqual(72);
  expect(words).toMatch(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+ \d{4}, \d+:\d\d [ap]m$/);
});

test('a payment page that nobody signed for is not believed', async () => {
  const token = tokenOf(await reserve((await aCar()).id));

  expect((await webhook('checkout.session.completed', token, { secret: 'whsec_somebody_else' })).statusCode).toBe(400);
  expect(
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json' },
        payload: '{"type":"checkout.session.completed"}',
      })
    ).statusCode,
  ).toBe(400);
  expect(await stateOf(token)).toBe('held');
});

test('the simulator says that no money moves, pays once, and leads back', async () => {
  const token = tokenOf(await reserve((await aCar()).id));
  const { location = '' } = (await get(`/api/reservations/${token}/pay`)).headers;
  const { pathname, search } = new URL(location);

  const page = await get(pathname + search);
  const paid = await server.app.inject({
    method: 'POST',
    url: `${pathname}/pay${search}`,
    headers: { host: 'sunrise-cars.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

  expect(page.body).toContain('no money moves');
  expect(page.body).not.toMatch(/<input[^>]*card/i);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://sunrise-cars.test/reservation/${token}`);
  expect(await stateOf(token)).toBe('paid');
  expect((await get(`${pathname}${search.slice(0, -1)}_`)).statusCode).toBe(404);
  expect((await get(`/api/reservations/${token}/pay`)).headers.location).toBe(paid.headers.location);
});

async function letHoldRunOut(token: string) {
  await withScope(server.ownerDb, scope, (tx) =>
    tx.execute(
      sql`update reservation set expires_at = now() - interval '1 minute' where id::text = ${token.split('.')[0]}`,
    ),
  );
}

test('a hold that runs out frees the car for the next shopper', async () => {
  const car = await aCar();
  const first = tokenOf(await reserve(car.id));
  await letHoldRunOut(first);

  expect((await reserve(car.id)).statusCode).toBe(201);
  expect(await stateOf(first)).toBe('expired');
});

test('a deposit that comes late still counts while nobody else has the car, and else goes back', async () => {
  const [car, wanted] = [await aCar(), await aCar()];
  const late = tokenOf(await reserve(car.id));
  const tooLate = tokenOf(await reserve(wanted.id));
  await letHoldRunOut(late);
  await letHoldRunOut(tooLate);
  expect(await withScope(server.db, scope, (tx) => expireHolds(tx))).toBe(2);
  const winner = tokenOf(await reserve(wanted.id));

  await webhook('checkout.session.completed', late);
  await webhook('checkout.session.completed', tooLate);

  expect([await stateOf(late), await stateOf(tooLate), await stateOf(winner)]).toEqual(['paid', 'refund_due', 'held']);
  expect(await newsOf(tooLate)).toContain('Deposit To Refund');
  await webhook('charge.refunded', tooLate);
  expect(await stateOf(tooLate)).toBe('refunded');
});

test('another amount than the deposit is no deposit', async () => {
  const token = tokenOf(await reserve((await aCar()).id));

  await webhook('checkout.session.completed', token, { amount: 100 });

  expect(await stateOf(token)).toBe('refund_due');
});

test('an expired payment frees the car, but not one that was paid before', async () => {
  const [open, done] = [tokenOf(await reserve((await aCar()).id)), tokenOf(await reserve((await aCar()).id))];
  await webhook('checkout.session.completed', done);

  await webhook('checkout.session.expired', open);
  await webhook('checkout.session.expired', done);

  expect([await stateOf(open), await stateOf(done)]).toEqual(['expired', 'paid']);
});

test.each([
  ['sold', { status: 'sold' }],
  ['coming soon', { status: 'coming_soon' }],
  ['reserved at the dealer', { reserved: true }],
  ['without a price', { price: 10 }],
  ['for test drives only', { tag: 'TEST DRIVE ONLY' }],
])('a car that is %s cannot be reserved', async (_what, facts) => {
  const answer = await reserve((await aCar(facts)).id);

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    fieldErrors: { car_id: [expect.stringContaining('cannot be reserved online')] },
  });
});

test('nothing is reserved on a site that does not reserve', async () => {
  const car = await aCar();
  const answer = await leads.enquire(anEnquiry({ ...answers, car_id: car.id }), { host: 'sunrise-vans.test' });

  expect(answer.statusCode).toBe(422);
  expect((await get(`/api/lead-cars/${car.slug}`)).json()).toMatchObject({ reservable: true, id: car.id });
});

test('a form sent twice is one reservation', async () => {
  const typed = anEnquiry({ ...answers, car_id: (await aCar()).id });

  const [first, second] = [await leads.enquire(typed), await leads.enquire(typed)];

  expect(second.json()).toEqual(first.json());
});
