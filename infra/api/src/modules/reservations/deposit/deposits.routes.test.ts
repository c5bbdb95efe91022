import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { withScope } from '../../../db/scope';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { waitingForLock } from '../../../../test/waiting-for-lock';
import { keyedHash } from '../../../signing/keyed-hash';
import { simulatedPayment } from '../../payments/simulated-payment.adapter';
import { expireHolds } from '../hold/hold-car.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

test('a paid deposit is a lead that says every dollar, however often the provider reports it', async () => {
  const token = await desk.reserved();
  expect((await desk.get(`/api/reservations/${token}`)).json()).toMatchObject({
    state: 'held',
    simulated: true,
    sums: [
      { label: 'Price', value: '$30,000 Drive Away' },
      { label: 'Deposit', value: '$200' },
      { label: 'Left to pay at handover', value: '$29,800, government charges included' },
    ],
  });

  const reports = [1, 2, 3].map(() => desk.webhook('checkout.session.completed', token));
  expect((await Promise.all(reports)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);

  expect(await desk.stateOf(token)).toBe('paid');
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit Paid']);
});

test('a payment page that nobody signed for is not believed', async () => {
  const token = await desk.reserved();

  expect((await desk.webhook('checkout.session.completed', token, { secret: 'whsec_somebody_else' })).statusCode).toBe(
    400,
  );
  expect(
    (
      await desk.server.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json' },
        payload: '{"type":"checkout.session.completed"}',
      })
    ).statusCode,
  ).toBe(400);
  expect(await desk.stateOf(token)).toBe('held');
});

test('the simulator says that no money moves, pays once, and leads back', async () => {
  const token = await desk.reserved();
  const { location = '' } = (await desk.get(`/api/reservations/${token}/pay`)).headers;
  const { pathname, search, searchParams } = new URL(location);
  const sealed = Buffer.from(searchParams.get('token')?.split('.')[0] ?? '', 'base64url').toString();

  const page = await desk.get(pathname + search);
  const paid = await desk.server.app.inject({
    method: 'POST',
    url: `${pathname}/pay${search}`,
    headers: { host: 'sunrise-cars.test', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

  expect(sealed).not.toContain('@');
  expect(page.body).toContain('no money moves');
  expect(page.body).not.toMatch(/<input[^>]*card/i);
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://sunrise-cars.test/reservation/${token}`);
  expect(await desk.stateOf(token)).toBe('paid');
  expect((await desk.get(`${pathname}${search.slice(0, -1)}_`)).statusCode).toBe(404);
  expect((await desk.get(`/api/reservations/${token}/pay`)).headers.location).toBe(paid.headers.location);
});

test('the simulator offers a refund of what was paid, and of nothing else', async () => {
  const token = await desk.reserved();
  const { location = '' } = (await desk.get(`/api/reservations/${token}/pay`)).headers;
  const { pathname, search } = new URL(location);
  const press = (url: string) =>
    desk.server.app.inject({
      method: 'POST',
      url,
      headers: { host: 'sunrise-cars.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });

  expect((await desk.get(pathname + search)).body).not.toContain('Refund');
  expect((await press(`${pathname}/refund${search}`)).statusCode).toBe(404);
  expect(await desk.stateOf(token)).toBe('held');

  await press(`${pathname}/pay${search}`);
  const { body } = await desk.get(pathname + search);
  const [, refund = ''] = /action="([^"]*)"[^>]*><button>Refund the deposit/.exec(body) ?? [];
  // Who was given the link to pay has not been given the one that pays back, nor the other way round.
  expect((await press(`${pathname}/refund${search}`)).statusCode).toBe(404);
  expect((await press(refund.replace('/refund', '/pay'))).statusCode).toBe(404);
  expect(await desk.stateOf(token)).toBe('paid');
  expect((await press(refund)).headers.location).toBe(`http://sunrise-cars.test/reservation/${token}`);
  await press(refund);
  expect(await desk.stateOf(token)).toBe('refunded');
  expect(await desk.refundsOf(token)).toHaveLength(1);
});

test('a deposit that comes late still counts while nobody else has the car, and else goes back', async () => {
  const [car, wanted] = [await desk.aCar(), await desk.aCar()];
  const late = await desk.reserved(car.id);
  const tooLate = await desk.reserved(wanted.id);
  await desk.letHoldRunOut(late);
  await desk.letHoldRunOut(tooLate);
  expect(await withScope(desk.server.db, scope, (tx) => expireHolds(tx))).toBe(2);
  const winner = await desk.reserved(wanted.id);

  await desk.webhook('checkout.session.completed', late);
  await desk.webhook('checkout.session.completed', tooLate);

  expect([await desk.stateOf(late), await desk.stateOf(winner)]).toEqual(['paid', 'held']);
  expect(await desk.stateOf(tooLate)).toBe('refunded');
  expect(await desk.newsOf(tooLate)).toEqual(expect.arrayContaining(['Deposit To Refund', 'Deposit Refunded']));
});

test('another amount than the deposit goes back and leaves the car free', async () => {
  const car = await desk.aCar();
  const token = await desk.reserved(car.id);

  await desk.webhook('checkout.session.completed', token, { amount: 100 });

  expect(await desk.stateOf(token)).toBe('refunded');
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit To Refund', 'Deposit Refunded']);
  expect((await desk.reserve(car.id)).statusCode).toBe(201);
});

test('a refund that fails is due until the provider reports the payment again and the money is back', async () => {
  const token = await desk.reserved();
  const paid = () => desk.webhook('checkout.session.completed', token, { amount: 100, payment: 'pi_of_another_house' });

  // The simulator never took this payment, so it cannot pay it back.
  expect((await paid()).statusCode).toBe(500);
  expect(await desk.stateOf(token)).toBe('refund_due');
  expect((await paid()).statusCode).toBe(500);
  await desk.webhook('charge.refunded', token, { amount: 100, payment: 'pi_of_another_house' });

  expect(await desk.stateOf(token)).toBe('refunded');
  expect((await paid()).statusCode).toBe(200);
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit To Refund', 'Deposit Refunded']);
});

test('a deposit paid twice is paid back once, and the first payment keeps the car', async () => {
  const token = await desk.reserved();
  await desk.webhook('checkout.session.completed', token);

  const second = await desk.webhook('checkout.session.completed', token, { payment: 'pi_sim_20000_again' });

  expect(second.statusCode).toBe(200);
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit Paid', 'Second Payment To Refund']);
  expect(await desk.refundsOf(token)).toEqual(['evt_refunded_pi_sim_20000_again']);
  expect(await desk.stateOf(token)).toBe('paid');
});

test('a part of the deposit paid back leaves the car reserved, the rest of it frees the car', async () => {
  const car = await desk.aCar();
  const token = await desk.reserved(car.id);
  await desk.webhook('checkout.session.completed', token);

  const part = await desk.webhook('charge.refunded', token, { refunded: 5_000 });
  expect(part.statusCode).toBe(200);
  expect(await desk.stateOf(token)).toBe('paid');
  expect((await desk.reserve(car.id)).statusCode).toBe(422);
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit Paid']);

  await desk.webhook('charge.refunded', token);
  expect(await desk.stateOf(token)).toBe('refunded');
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit Paid', 'Deposit Refunded']);
  expect((await desk.reserve(car.id)).statusCode).toBe(201);
});

test('an expired payment frees the car, but not one that was paid before', async () => {
  const [open, done] = [await desk.reserved(), await desk.reserved()];
  await desk.webhook('checkout.session.completed', done);

  await desk.webhook('checkout.session.expired', open);
  await desk.webhook('checkout.session.expired', done);

  expect([await desk.stateOf(open), await desk.stateOf(done)]).toEqual(['expired', 'paid']);
});

test('a checkout that is complete before its money is there waits for the money', async () => {
  const token = await desk.reserved();

  expect((await desk.webhook('checkout.session.completed', token, { status: 'unpaid' })).statusCode).toBe(200);
  expect(await desk.stateOf(token)).toBe('held');

  await desk.webhook('checkout.session.async_payment_succeeded', token);
  expect(await desk.stateOf(token)).toBe('paid');
  expect(await desk.newsOf(token)).toEqual(['Deposit Started', 'Deposit Paid']);
});

test('of two payments that arrive at one moment one stands and the other goes back', async () => {
  const token = await desk.reserved();
  const payments = ['pi_sim_20000_one', 'pi_sim_20000_other'];

  // Both wait for the reservation before either has changed it.
  const reports = await withScope(desk.server.ownerDb, scope, async (tx) => {
    await tx.execute(sql`select from reservation where id::text = ${token.split('.')[0]} for update`);
    let answered = 0;
    const sent = payments.map((payment) =>
      desk.webhook('checkout.session.completed', token, { payment }).finally(() => (answered += 1)),
    );
    const all = Promise.all(sent);
    while (answered + (await waitingForLock(desk.server)) < payments.length) await delay(10);
    return { all };
  });
  expect((await reports.all).map(({ statusCode }) => statusCode)).toEqual([200, 200]);

  expect(await desk.stateOf(token)).toBe('paid');
  const news = await desk.newsOf(token);
  expect(news.toSorted()).toEqual(['Deposit Paid', 'Deposit Started', 'Second Payment To Refund']);
  expect(await desk.refundsOf(token)).toHaveLength(1);
});

test('the simulator takes nothing once its payment has expired', async () => {
  const token = await desk.reserved();
  const simulator = simulatedPayment(keyedHash(desk.server.config.SESSION_SECRET, 'payment simulator'));
  const pay = async (expiresAt: Date) => {
    const { url } = await simulator.start({
      ...{ ...scope, reservationId: token.split('.')[0] ?? '', amountCents: 20_000, description: 'Deposit', email: '' },
      ...{ returnUrl: `http://sunrise-cars.test/reservation/${token}`, expiresAt, previous: null },
    });
    const { pathname, search } = new URL(url);
    return desk.server.app.inject({
      method: 'POST',
      url: `${pathname}/pay${search}`,
      headers: { host: 'sunrise-cars.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
  };

  expect((await pay(new Date(Date.now() - 1_000))).statusCode).toBe(410);
  expect(await desk.stateOf(token)).toBe('held');
  expect((await pay(new Date(Date.now() + 60_000))).statusCode).toBe(303);
});
