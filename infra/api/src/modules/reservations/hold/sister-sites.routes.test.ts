import { turnLock } from '../../../db/wait-turn';
import { sql } from 'drizzle-orm';
import { RESERVING, startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { anEnquiry } from '../../../../test/enquiry';
import { signIn } from '../../../../test/shopper';
import { whileLocked } from '../../../../test/waiting-for-lock';
import { withScope } from '../../../db/scope';
import { expireHolds } from './hold-car.service';
import { notifyEndedHolds } from './notify-ended-holds.service';

/** Two sites of one group that both reserve: whose cars are the same, and whose shoppers and links are not. */

const SISTER = 'sunrise-utes.test';

let desk: ReservationDesk;
/** As an installation has it that sets nothing. */
beforeAll(async () => {
  desk = await startReservationDesk({});
  await desk.server.addSite({ slug: 'sunrise-utes', group: 'sunrise', remotes: { 'mfe-leads': { reserve: true } } });
});
afterAll(() => desk.server.stop());
afterEach(() => desk.leads.inDatabase(sql`update reservation set state = 'expired' where group_slug = 'sunrise'`));

const idOfCar = async () => (await desk.aCar()).id;
const reserveAtSister = (carId: string, typed: object, headers: Record<string, string> = {}) =>
  desk.leads.enquire(anEnquiry({ ...RESERVING, car_id: carId, ...typed }), { host: SISTER, headers });
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const labels = (answer: { json(): unknown }) =>
  (answer.json() as { links: { label: string }[] }).links.map(({ label }) => label.replace(/ of the .*/, ''));

test('one shopper who reserves at both sites at one moment holds one car', async () => {
  const me = { email: 'both@example.com', phone: '0412 999 101' };
  const [one, other] = [await idOfCar(), await idOfCar()];
  const turn = turnLock('holds', 'sunrise');

  const { answers, waiting } = await whileLocked(desk.server, turn, [
    () => desk.reserve(one, me),
    () => reserveAtSister(other, me),
  ]);

  expect(waiting).toBe(2);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
});

test('as many cars as one site lets be held are held there, and the other has its own', async () => {
  for (let number = 0; number < 20; number += 1) {
    const typed = { email: `of.sister.${number}@example.com`, phone: `0412 998 ${100 + number}` };
    const held = await reserveAtSister(await idOfCar(), typed, { 'x-forwarded-for': `10.${number}.0.1` });
    expect(held.statusCode).toBe(201);
  }
  const more = { email: 'more@example.com', phone: '0412 998 200' };

  const refused = await reserveAtSister(await idOfCar(), more, { 'x-forwarded-for': '10.99.0.1' });

  expect(refused.statusCode).toBe(422);
  // A proven phone is let through, so that is the way on.
  expect(labels(refused)).toEqual(['Sign in with your mobile number']);
  expect((await desk.reserve(await idOfCar(), more, { 'x-forwarded-for': '10.99.0.1' })).statusCode).toBe(201);
});

test('a refused second hold leads to the first at its own site, not from the other, whose links are others', async () => {
  const me = { email: 'linked@example.com', phone: '0491 570 161' };
  const held = await desk.reserve(await idOfCar(), me);
  const second = await idOfCar();

  expect(labels(await desk.reserve(second, me, { cookie: cookieOf(held) }))).toEqual([
    'Continue your reservation',
    'Sign in with your mobile number',
  ]);
  expect(labels(await reserveAtSister(second, me, { cookie: cookieOf(held) }))).toEqual([
    'Sign in with your mobile number',
  ]);
});

test('signed in at one site, a shopper is led to what they hold there, not to what the same phone holds at the other', async () => {
  const phone = '0491570164';
  await desk.reserve(await idOfCar(), { phone });
  const signedIn = { cookie: await signIn(desk.server, SISTER, phone), origin: `http://${SISTER}` };
  const typed = { phone, email: 'at.sister@example.com' };
  const held = await reserveAtSister(await idOfCar(), typed, signedIn);

  const third = await reserveAtSister(await idOfCar(), typed, signedIn);

  expect([held.statusCode, third.statusCode]).toEqual([201, 422]);
  expect(third.json<{ links: { href: string }[] }>().links.map(({ href }) => href)).toEqual([
    held.json<{ next: string }>().next,
  ]);
});

test('who holds two cars with a proven phone is led to both, the latest first, and to none that ran out', async () => {
  const phone = '0491570162';
  const signedIn = {
    cookie: await signIn(desk.server, 'sunrise-cars.test', phone),
    origin: 'http://sunrise-cars.test',
  };
  const cars = [await desk.aCar({ name: 'First' }), await desk.aCar({ name: 'Second' }), await desk.aCar()];
  const [first, second, third] = cars.map(({ id }) => id) as [string, string, string];
  const linksOf = async () =>
    ((await desk.reserve(third, { phone }, signedIn)).json<{ links?: { label: string }[] }>().links ?? []).map(
      ({ label }) => label,
    );
  const held = await desk.reserve(first, { phone }, signedIn);
  await desk.reserve(second, { phone }, signedIn);

  expect(await linksOf()).toEqual([
    'Continue your reservation of the Second',
    'Continue your reservation of the First',
  ]);
  await desk.letHoldRunOut(held.json<{ next: string }>().next.replace('/reservation/', ''));
  await desk.reserve(await idOfCar(), { phone }, signedIn);
  expect(await linksOf()).not.toContain('Continue your reservation of the First');
});

test("who proves a phone holds two cars, whoever else typed that person's address", async () => {
  const [phone, email] = ['0491570163', 'typed.by.others@example.com'];
  await desk.reserve(await idOfCar(), { email, phone: '0412 999 102' });
  const signedIn = {
    cookie: await signIn(desk.server, 'sunrise-cars.test', phone),
    origin: 'http://sunrise-cars.test',
  };

  const mine = [
    await desk.reserve(await idOfCar(), { phone, email }, signedIn),
    await desk.reserve(await idOfCar(), { phone, email }, signedIn),
  ];

  expect(mine.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});

test('each site tells the ends of its own holds, and leaves those of the other for it to tell', async () => {
  await desk.leads.inDatabase(sql`update reservation set end_told = true where group_slug = 'sunrise'`);
  const held = [
    await desk.reserve(await idOfCar(), { email: 'ended.here@example.com', phone: '0412 998 301' }),
    await reserveAtSister(await idOfCar(), { email: 'ended.there@example.com', phone: '0412 998 302' }),
  ].map((answer) => answer.json<{ next: string }>().next.replace('/reservation/', ''));
  for (const token of held) await desk.letHoldRunOut(token);
  const tellAt = async (slug: string) => {
    const site = desk.server.sites.findBySlug(slug);
    if (!site) throw new Error('The site is not there');
    return withScope(desk.server.db, { group: 'sunrise', site: slug }, async (tx) => {
      await expireHolds(tx);
      return notifyEndedHolds(tx, desk.server.boss, site);
    });
  };

  expect([await tellAt('sunrise-cars'), await tellAt('sunrise-cars'), await tellAt('sunrise-utes')]).toEqual([1, 0, 1]);
});
