import { sql } from 'drizzle-orm';
import { startReservationDesk } from '../../../../test/desks/reservation-desk';
import type { ReservationDesk } from '../../../../test/desks/reservation-desk';
import { standingPayment } from './settle-payment.service';

let desk: ReservationDesk;
beforeAll(async () => {
  desk = await startReservationDesk();
});
afterAll(() => desk.server.stop());

const cancel = (token: string, host = 'sunrise-cars.test') =>
  desk.server.app.inject({
    method: 'POST',
    url: '/api/reservations/cancel',
    headers: { host },
    payload: { token },
  });
/** Refunds that a worker is to ask the provider for. */
async function refundJobs(token: string): Promise<number> {
  const { rowCount } = await desk.server.db.execute(
    sql`select from pgboss.job where data ->> 'reservationId' = ${token.split('.')[0]}`,
  );
  return rowCount ?? 0;
}

test('what a shopper cancelled stays cancelled: money that a payment page still takes goes back', async () => {
  const car = await desk.aCar();
  const token = await desk.reserved(car.id);

  expect((await cancel(token)).statusCode).toBe(200);
  expect(await desk.stateOf(token)).toBe('cancelled');
  expect(await refundJobs(token)).toBe(0);
  expect((await desk.webhook('checkout.session.completed', token)).statusCode).toBe(200);

  expect(await desk.stateOf(token)).toBe('refunded');
  expect(await desk.refundsOf(token)).toHaveLength(1);
  expect((await desk.reserve(car.id)).statusCode).toBe(201);
});

test('a paid deposit is on its way back once, however often its reservation is cancelled, and the car is free', async () => {
  const car = await desk.aCar();
  const token = await desk.reserved(car.id);
  await desk.webhook('checkout.session.completed', token);

  const standing = standingPayment(desk.server.db);
  const asked = { group: 'sunrise', site: 'sunrise-cars', reservationId: token.split('.')[0] ?? '' };
  expect(await standing(asked)).toBe(`pi_sim_20000_${asked.reservationId}`);

  const answers = [await cancel(token), await cancel(token)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await desk.stateOf(token)).toBe('refund_due');
  expect(await refundJobs(token)).toBe(1);
  // What is on its way back holds nothing any longer.
  expect(await standing(asked)).toBeNull();
  expect((await desk.reserve(car.id)).statusCode).toBe(201);
});

test('once its time is over a paid deposit is not cancelled by its link: a contract may be signed', async () => {
  const token = await desk.reserved();
  await desk.webhook('checkout.session.completed', token);
  await desk.letHoldRunOut(token);

  expect((await cancel(token)).statusCode).toBe(409);
  expect(await desk.stateOf(token)).toBe('paid');
  expect(await refundJobs(token)).toBe(0);
});

test("nobody cancels another's reservation, nor one at another site", async () => {
  const token = await desk.reserved();
  const [id = '', seal = ''] = token.split('.');

  for (const forged of [id, `${id}.${'0'.repeat(seal.length)}`]) expect((await cancel(forged)).statusCode).toBe(404);
  expect((await cancel(token, 'sunrise-vans.test')).statusCode).toBe(404);
  expect(await desk.stateOf(token)).toBe('held');
});
