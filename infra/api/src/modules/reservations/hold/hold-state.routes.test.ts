import { sql } from 'drizzle-orm';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { signIn } from '../../../../test/shopper';

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

const HOST = 'sunrise-cars.test';
const holdOf = async (car: { id: string }, cookie = '', host = HOST) =>
  (await desk.server.app.inject({ url: `/api/car-holds/${car.id}`, headers: { host, cookie } })).json<object>();
/** What a browser would send back of an answer. */
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? '';
const nextOf = (answer: { json(): unknown }) => (answer.json() as { next: string }).next;
const linksOf = (answer: { json(): unknown }) => (answer.json() as { links?: unknown }).links;

test('a car is free, on hold until its deposit is paid or late, and then reserved', async () => {
  const car = await desk.aCar();
  expect(await holdOf(car)).toEqual({ state: 'free', own: null });

  const late = await desk.reserved(car.id);
  expect(await holdOf(car)).toEqual({ state: 'on-hold', own: null });
  await desk.letHoldRunOut(late);
  expect(await holdOf(car)).toEqual({ state: 'free', own: null });

  await desk.webhook('checkout.session.completed', await desk.reserved(car.id));
  expect(await holdOf(car)).toEqual({ state: 'reserved', own: null });
  expect(await holdOf(await desk.aCar({ reserved: true }))).toEqual({ state: 'reserved', own: null });
});

test('a car waits forty minutes for its deposit, longer than its payment page takes money', async () => {
  const token = await desk.reserved();
  const [hold] = await desk.leads.inDatabase<{ seconds: number }>(
    sql`select extract(epoch from expires_at - created_at)::int as seconds from reservation
      where id::text = ${token.split('.')[0]}`,
  );

  expect(Math.abs((hold?.seconds ?? 0) - 40 * 60)).toBeLessThan(5);
});

test('the browser that reserved it finds the way back, no other does, and no script reads how', async () => {
  const car = await desk.aCar();
  const answer = await desk.reserve(car.id);
  expect(String(answer.headers['set-cookie'])).toMatch(/^reservations=.*; HttpOnly; SameSite=Lax$/);

  expect(await holdOf(car, cookieOf(answer))).toEqual({ state: 'on-hold', own: nextOf(answer) });
  expect(await holdOf(car, cookieOf(await desk.reserve((await desk.aCar()).id)))).toMatchObject({ own: null });
  expect(await holdOf(car, cookieOf(answer).slice(0, -1))).toMatchObject({ own: null });
  expect(await holdOf(car, cookieOf(answer), 'sunrise-vans.test')).toEqual({ state: 'on-hold', own: null });
});

/** Reserves it signed in with this number. */
async function reserveSignedIn(carId: string, phone: string) {
  const cookie = await signIn(desk.server, HOST, phone.replaceAll(' ', ''));
  return desk.reserve(carId, { phone }, { cookie, origin: `http://${HOST}` });
}

test('who reserved it signed in finds the way back on any device, who is signed in with another number does not', async () => {
  const car = await desk.aCar();
  const answer = await reserveSignedIn(car.id, '0412 777 001');

  expect(await holdOf(car, await signIn(desk.server, HOST, '0412777001'))).toMatchObject({ own: nextOf(answer) });
  expect(await holdOf(car, await signIn(desk.server, HOST, '0412777002'))).toMatchObject({ own: null });
});

test('a number that somebody typed leads its owner nowhere; the link does, in the browser that opened it', async () => {
  const car = await desk.aCar();
  const page = nextOf(await desk.reserve(car.id, { phone: '0412 777 005' }));
  const owner = await signIn(desk.server, HOST, '0412777005');
  expect(await holdOf(car, owner)).toMatchObject({ own: null });

  for (const url of [
    `/api/reservations/${page.split('/').at(-1)}`,
    `/api/reservations/${page.split('/').at(-1)}/pay`,
  ]) {
    const opened = await desk.server.app.inject({ url, headers: { host: HOST } });
    expect(await holdOf(car, cookieOf(opened))).toMatchObject({ own: page });
  }
  const forged = await desk.server.app.inject({
    url: `/api/reservations/${page.split('/').at(-1)}x`,
    headers: { host: HOST },
  });
  expect(forged.headers['set-cookie']).toBeUndefined();
});

test('a browser remembers the last four that it made', async () => {
  let cookie = '';
  const cars = await Promise.all(Array.from({ length: 5 }, () => desk.aCar()));
  for (const { id } of cars) cookie = cookieOf(await desk.reserve(id, {}, { cookie }));

  const own = await Promise.all(cars.map((car) => holdOf(car, cookie) as Promise<{ own: string | null }>));
  expect(own.map(({ own: page }) => page !== null)).toEqual([false, true, true, true, true]);
});

test('a refused second hold leads to the sign-in and back to this car, and to the first where it is known', async () => {
  const me = { email: 'second.hold@example.com', phone: '0412 777 003' };
  const [first, second] = [await desk.aCar(), await desk.aCar()];
  const held = await desk.reserve(first.id, me);
  const signingIn = {
    label: 'Sign in with your mobile number',
    href: `/sign-in?type=checkout&redirect=${encodeURIComponent(`/cars/${second.slug}/checkout`)}&back=${encodeURIComponent(second.path)}`,
  };

  // Whoever types somebody's address learns nothing of what they hold.
  expect(linksOf(await desk.reserve(second.id, me))).toEqual([signingIn]);
  expect(linksOf(await desk.reserve(second.id, me, { cookie: cookieOf(held) }))).toEqual([
    { label: expect.stringMatching(/^Continue your reservation of the /) as string, href: nextOf(held) },
    signingIn,
  ]);
});

test('a shopper who is late for a car is led to what its page offers: news of it, one like it, finance', async () => {
  const car = await desk.aCar();
  await desk.reserve(car.id);

  expect(linksOf(await desk.reserve(car.id))).toEqual([
    {
      label: 'Tell me if it comes free',
      href: expect.stringContaining(`/enquire/vehicle?car_id=${car.slug}&message=`),
    },
    { label: 'Find Me Something Similar', href: `/enquire/similar?car_id=${car.slug}` },
    { label: 'Get Finance', href: `/finance-enquiry?car_id=${car.slug}` },
  ]);
});

test('nobody knows the hold of a car that is not there', async () => {
  expect(await holdOf({ id: 'none' })).toMatchObject({ code: 'not_found' });
});

test('the same phone finds no way back at a sister site, whose links are others', async () => {
  const car = await desk.aCar();
  const answer = await reserveSignedIn(car.id, '0412 777 004');
  const sister = 'sunrise-vans.test';

  expect(await holdOf(car, await signIn(desk.server, HOST, '0412777004'))).toMatchObject({ own: nextOf(answer) });
  expect(await holdOf(car, await signIn(desk.server, sister, '0412777004'), sister)).toEqual({
    state: 'on-hold',
    own: null,
  });
});
