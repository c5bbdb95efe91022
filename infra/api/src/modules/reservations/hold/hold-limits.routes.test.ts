import { sql } from 'drizzle-orm';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { signIn } from '../../../../test/shopper';
import { HOLD_REFUSALS } from './judge-hold.repository';

let desk: ReservationDesk;
/** As an installation has it that sets nothing. */
beforeAll(async () => {
  desk = await startReservationDesk({});
});
afterAll(() => desk.server.stop());
/** Cars that are still held at the end of a test are free again for the next. */
afterEach(async () => {
  await desk.leads.inDatabase(sql`update reservation set state = 'expired', created_at = now() - interval '2 days'`);
});

const HOST = 'sunrise-cars.test';
const from = (address: string) => ({ 'x-forwarded-for': address });
const cars = (count: number) => Promise.all(Array.from({ length: count }, () => desk.aCar()));
const heldOf = (answers: readonly { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 201).length;
const refusal = (answer: { json(): unknown }) =>
  (answer.json() as { fieldErrors?: { car_id?: string[] } }).fieldErrors?.car_id?.[0];

test('one e-mail address and one phone hold one car, however many are asked for at the same moment', async () => {
  const me = { email: 'greedy@example.com', phone: '0412 999 001' };

  const all = await Promise.all((await cars(50)).map(({ id }) => desk.reserve(id, me, from('198.51.100.7'))));

  expect(heldOf(all)).toBe(1);
  expect(new Set(all.filter(({ statusCode }) => statusCode !== 201).map(refusal))).toEqual(
    new Set([HOLD_REFUSALS['one-at-a-time']]),
  );
});

test.each([
  ['the same phone, written in another way', { phone: '+61412999002' }],
  ['the same e-mail address, written in another way', { email: 'First.Person+cars@Example.com' }],
])('%s is the same shopper, from any address', async (_case, same) => {
  const [first, second] = await cars(2);
  const me = { email: 'first.person@example.com', phone: '0412 999 002' };
  await desk.reserve(first?.id ?? '', me, from('198.51.100.7'));

  const again = await desk.reserve(second?.id ?? '', same, from('192.0.2.99'));

  expect(again.statusCode).toBe(422);
  expect(refusal(again)).toBe(HOLD_REFUSALS['one-at-a-time']);
});

test('fifty shoppers that one range of addresses makes up at the same moment hold six cars', async () => {
  const all = await Promise.all(
    (await cars(50)).map(({ id }, index) => desk.reserve(id, {}, from(`198.51.100.${index + 1}`))),
  );

  expect(heldOf(all)).toBe(6);
  expect(new Set(all.filter(({ statusCode }) => statusCode !== 201).map(refusal))).toEqual(
    new Set([HOLD_REFUSALS['prove-phone']]),
  );
});

test('shoppers made up from everywhere hold twenty cars of a site, and a person with a code still gets one', async () => {
  const everywhere = await Promise.all(
    (await cars(30)).map(({ id }, index) => desk.reserve(id, {}, from(`10.${index}.0.1`))),
  );
  const [wanted] = await cars(1);
  const cookie = await signIn(desk.server, HOST, '0491570061');

  const honest = await desk.reserve(wanted?.id ?? '', { phone: '0491 570 061' }, { cookie, origin: `http://${HOST}` });

  expect(heldOf(everywhere)).toBe(20);
  expect(honest.statusCode).toBe(201);
});

test('a family of four behind one address holds a car each', async () => {
  const all = await Promise.all((await cars(4)).map(({ id }) => desk.reserve(id, {}, from('203.0.113.200'))));

  expect(heldOf(all)).toBe(4);
});

test('a code by SMS lets a shopper hold a second car, no third, and whoever used their name is not in their way', async () => {
  const phone = '0491570062';
  const [first, second, third, fourth] = await cars(4);
  await desk.reserve(first?.id ?? '', { phone, email: 'somebody.else@example.com' });
  expect(refusal(await desk.reserve(second?.id ?? '', { phone }))).toBe(HOLD_REFUSALS['one-at-a-time']);
  const signedIn = { cookie: await signIn(desk.server, HOST, phone), origin: `http://${HOST}` };

  const proven = await desk.reserve(third?.id ?? '', { phone, email: 'somebody.else@example.com' }, signedIn);
  const more = await desk.reserve(fourth?.id ?? '', { phone }, signedIn);

  expect(proven.statusCode).toBe(201);
  expect(refusal(more)).toBe(HOLD_REFUSALS['two-at-a-time']);
});

test('a session of another phone proves nothing about the one that is typed', async () => {
  const [first, second] = await cars(2);
  const signedIn = { cookie: await signIn(desk.server, HOST, '0491570063'), origin: `http://${HOST}` };
  const me = { phone: '0412 999 003' };
  await desk.reserve(first?.id ?? '', me, signedIn);

  expect(refusal(await desk.reserve(second?.id ?? '', me, signedIn))).toBe(HOLD_REFUSALS['one-at-a-time']);
});

test('a paid deposit lets a shopper hold the next car', async () => {
  const me = { email: 'paying@example.com', phone: '0412 999 004' };
  const [first, second] = await cars(2);
  const held = await desk.reserve(first?.id ?? '', me);
  await desk.webhook('checkout.session.completed', held.json<{ next: string }>().next.replace('/reservation/', ''));

  expect((await desk.reserve(second?.id ?? '', me)).statusCode).toBe(201);
});

test('whoever lets three holds run out in a day holds no fourth', async () => {
  const me = { email: 'again@example.com', phone: '0412 999 005' };
  const answers = [];
  for (const { id } of await cars(4)) {
    const answer = await desk.reserve(id, me);
    answers.push(answer);
    if (answer.statusCode === 201)
      await desk.letHoldRunOut(answer.json<{ next: string }>().next.replace('/reservation/', ''));
  }

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 422]);
  expect(refusal(answers[3] as (typeof answers)[number])).toBe(HOLD_REFUSALS['enough-today']);
});

/** Lets every hold of the desk run out, and moves its beginning so many hours back. */
const letAllRunOut = (hoursAgo: number) =>
  desk.leads.inDatabase(sql`update reservation set state = 'expired',
    created_at = now() - make_interval(hours => ${hoursAgo}::int) where state = 'held'`);

test.each([
  [23, 422],
  [25, 201],
])('of three holds that ran out %i hours ago a fourth is answered with %i', async (hoursAgo, status) => {
  const me = { email: `again.${hoursAgo}@example.com`, phone: `0412 999 0${hoursAgo}` };
  const [wanted, ...others] = await cars(4);
  for (const { id } of others) {
    expect((await desk.reserve(id, me)).statusCode).toBe(201);
    await letAllRunOut(hoursAgo);
  }

  expect((await desk.reserve(wanted?.id ?? '', me)).statusCode).toBe(status);
});

test('what was paid for is not counted: whoever pays holds as many in a day as they like', async () => {
  const me = { email: 'fleet@example.com', phone: '0412 999 006' };
  const answers = [];
  for (const { id } of await cars(5)) {
    const held = await desk.reserve(id, me);
    answers.push(held.statusCode);
    await desk.webhook('checkout.session.completed', held.json<{ next: string }>().next.replace('/reservation/', ''));
  }

  expect(answers).toEqual([201, 201, 201, 201, 201]);
});

test('a proven phone holds six in a day, no seventh, and takes none from the others of its range', async () => {
  const phone = '0491570064';
  const signedIn = { cookie: await signIn(desk.server, HOST, phone), origin: `http://${HOST}` };
  const ofRange = { ...signedIn, ...from('198.51.101.7') };
  const [theirs, ...mine] = await cars(8);
  const answers = [];
  for (const { id } of mine) {
    answers.push(await desk.reserve(id, { phone }, ofRange));
    await letAllRunOut(1);
  }
  // As if six people who proved their phones held a car each now, from one range.
  await desk.leads.inDatabase(sql`update reservation set state = 'held', expires_at = now() + interval '1 hour',
    phone_hash = id::text where phone_proven and created_at > now() - interval '2 hours'`);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 201, 422]);
  expect(answers.flatMap((answer) => refusal(answer) ?? [])).toEqual([HOLD_REFUSALS['enough-today']]);
  expect((await desk.reserve(theirs?.id ?? '', {}, from('198.51.101.8'))).statusCode).toBe(201);
});

test('the metrics say how many were refused, and what the caps are', async () => {
  const { body } = await desk.server.app.inject('/metrics');

  expect(body).toMatch(/holds_total\{outcome="one-at-a-time"\} [1-9]/);
  expect(body).toContain('abuse_cap{name="holds_at_once_per_range"} 6');
});

test('the rows name nobody', async () => {
  const [car] = await cars(1);
  await desk.reserve(car?.id ?? '', { email: 'secret.name@example.com', phone: '0412 999 006' }, from('203.0.113.66'));

  const [row] = await desk.leads.inDatabase<{ all: string }>(
    sql`select string_agg(row_to_json(r)::text, ' ') as all from reservation r`,
  );
  expect(row?.all).not.toMatch(/secret\.name|412999006|203\.0\.113/);
});

test("who proves a phone and types somebody's address does not keep that somebody from a hold", async () => {
  const [first, second] = await cars(2);
  const email = 'not.mine@example.com';
  const cookie = await signIn(desk.server, HOST, '0491570064');
  const signedIn = { cookie, origin: `http://${HOST}` };

  const stranger = await desk.reserve(first?.id ?? '', { phone: '0491 570 064', email }, signedIn);
  const owner = await desk.reserve(second?.id ?? '', { phone: '0412 999 009', email });

  expect([stranger.statusCode, owner.statusCode]).toEqual([201, 201]);
});
