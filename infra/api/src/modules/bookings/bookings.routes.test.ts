import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { NextTimes } from '@shared-kit/contracts/lead/booking.contract';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import type { TestApp } from '../../../test/test-app';
import { openPlace } from '../../../test/open-every-day';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups(openPlace));
});
afterAll(() => server.stop());

type Slots = { days: { date: string; times: { time: string }[] }[] };
const get = (url: string, site = 'sunrise-cars') => server.app.inject({ url, headers: { host: `${site}.test` } });
const post = (url: string, payload: object, site = 'sunrise-cars') =>
  server.app.inject({ method: 'POST', url, headers: { host: `${site}.test` }, payload });

async function slots(query = ''): Promise<Slots> {
  return (await get(`/api/bookings/slots?kind=test-drive&location_id=sunrise-yard${query}`)).json<Slots>();
}
/** A time nobody has taken: each test its own day, and its own hour once the days are over. */
let nextDay = 2;
async function aFreeTime() {
  const { days } = await slots();
  const ahead = days.length - 3;
  nextDay += 1;
  const day = days[3 + ((nextDay - 3) % ahead)];
  const hour = ['10:30', '14:30'][Math.floor((nextDay - 3) / ahead)];
  return { booking_date: day?.date ?? '', booking_time: hour ?? '' };
}
const book = (typed: object) => leads.enquire(anEnquiry({ form: 'test-drive', location_id: 'sunrise-yard', ...typed }));
const tokenOf = (answer: { json(): unknown }) => (answer.json() as { next: string }).next.replace('/booking/', '');
const refusalOf = (answer: { json(): unknown }) => (answer.json() as { fieldErrors: object }).fieldErrors;

test('a booked time is the link of whoever booked it, and the dealer reads it in the lead', async () => {
  const when = await aFreeTime();
  const car = await server.addVehicle({ group: 'sunrise', dealership_slug: 'sunrise-motors' });

  const answer = await book({ ...when, car_id: car.id });
  const booking = (await get(`/api/bookings/${tokenOf(answer)}`)).json<Record<string, unknown>>();

  expect(answer.statusCode).toBe(201);
  expect(booking).toMatchObject({ kind: 'test-drive', state: 'booked', car_name: car.name, changeable: true });
  expect(JSON.stringify(booking)).not.toMatch(/jane|0412/i);
  const { lead_id: id } = answer.json<{ lead_id: string }>();
  const [lead] = await leads.inDatabase<{ details: { label: string; value: string }[] }>(
    sql`select details from lead where id = ${id}`,
  );
  expect(lead?.details[0]).toMatchObject({ label: 'Booked for', value: booking['when'] });
  expect(await leads.inDatabase(sql`select channel from lead_delivery where lead_id = ${id} order by channel`)).toEqual(
    [{ channel: 'confirmation' }, { channel: 'mail' }],
  );
});

test('of ten shoppers who want the last two places at one moment two get them, and eight hear so with nothing stored', async () => {
  const when = await aFreeTime();
  const before = await leads.counts();

  const answers = await Promise.all(Array.from({ length: 10 }, () => book(when)));

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  const refused = answers.filter(({ statusCode }) => statusCode === 422);
  expect(refused).toHaveLength(8);
  for (const answer of refused) expect(refusalOf(answer)).toEqual({ booking_time: [expect.stringContaining('time')] });
  expect((await leads.counts()).leads).toBe(before.leads + 2);
  const day = (await slots()).days.find(({ date }) => date === when.booking_date);
  expect(day?.times.map(({ time }) => time)).not.toContain(when.booking_time);
});

test('the next free time of a place is the first that may be booked, and goes once it is full', async () => {
  const next = async () => (await get('/api/bookings/next?location=sunrise-yard')).json<NextTimes>();
  const { days } = await slots();
  const first = await next();
  const { date, time } = first.test_drive!;
  expect([date, time]).toEqual([days[0]?.date, days[0]?.times[0]?.time]);
  expect(first.service).toBeNull();

  for (let seat = 0; seat < 2; seat += 1) await book({ booking_date: date, booking_time: time });

  expect((await next()).test_drive).not.toMatchObject({ date, time });
  expect((await get('/api/bookings/next?location=no-such-yard')).statusCode).toBe(404);
});

test('how many drive at once is what the site says', async () => {
  await server.addSite({
    slug: 'sunrise-kiosk',
    group: 'sunrise',
    remotes: { 'mfe-leads': { test_drives_at_once: 1 } },
  });
  const when = await aFreeTime();
  const atKiosk = () =>
    leads.enquire(anEnquiry({ form: 'test-drive', location_id: 'sunrise-yard', ...when }), {
      host: 'sunrise-kiosk.test',
    });

  const [first, second] = [await atKiosk(), await atKiosk()];

  expect([first.statusCode, second.statusCode]).toEqual([201, 422]);
});

test('one car is driven by one person at a time, whichever site of the group they use', async () => {
  const when = await aFreeTime();
  const car = await server.addVehicle({ group: 'sunrise' });

  expect((await book({ ...when, car_id: car.id })).statusCode).toBe(201);

  expect(refusalOf(await book({ ...when, car_id: car.id }))).toHaveProperty('booking_time');
  expect((await book(when)).statusCode).toBe(201);
});

test('a form sent twice is one booking and one link', async () => {
  const typed = { ...(await aFreeTime()), idempotency_key: randomUUID() };

  const [first, second] = [await book(typed), await book(typed)];

  expect(second.json()).toEqual(first.json());
});

test.each([
  ['a day without a time', { booking_date: '2030-01-07' }, 'booking_time'],
  ['a day that does not exist', { booking_date: '2027-02-30', booking_time: '09:00' }, 'booking_date'],
  ['a time that does not exist', { booking_date: '2027-02-08', booking_time: '25:00' }, 'booking_time'],
  ['a day long ago', { booking_date: '2020-01-06', booking_time: '09:00' }, 'booking_date'],
  [
    'a place of another dealer',
    { booking_date: '2027-01-04', booking_time: '09:00', location_id: 'harbor-yard' },
    'location_id',
  ],
])('refuses %s', async (_case, typed, field) => {
  expect(Object.keys(refusalOf(await book(typed)))).toEqual([field]);
});

test('a time that nobody offers is answered with the free ones closest to it', async () => {
  const { booking_date } = await aFreeTime();

  expect(refusalOf(await book({ booking_date, booking_time: '03:00' }))).toEqual({
    booking_time: [expect.stringContaining('Free on that day: 8:30\u00a0am, 9:00\u00a0am')],
  });
  expect(refusalOf(await book({ booking_date, booking_time: '12:10' }))).toEqual({
    booking_time: [
      expect.stringContaining(
        '11:00\u00a0am, 11:30\u00a0am, 12:00\u00a0pm, 12:30\u00a0pm, 1:00\u00a0pm, 1:30\u00a0pm.',
      ),
    ],
  });
});

test('a test drive needs no time, a service does', async () => {
  expect((await book({})).statusCode).toBe(201);

  const service = { service_type: 'Brakes', vehicle_rego: '123ABC', vehicle_wanted: 'Corolla' };
  expect(refusalOf(await book({ form: 'service', ...service }))).toEqual({
    booking_date: ['Choose a day'],
    booking_time: ['Choose a time'],
  });
});

test('a booking moves and is cancelled by its link, the seat is free again, and the dealer hears of both', async () => {
  const when = await aFreeTime();
  const token = tokenOf(await book(when));
  const later = await aFreeTime();
  const before = await leads.counts();

  for (const [field, wrong] of [
    ['booking_date', { booking_date: '2027-02-30' }],
    ['booking_time', { booking_time: '25:00' }],
  ] as const) {
    expect(Object.keys(refusalOf(await post('/api/bookings/reschedule', { token, ...later, ...wrong })))).toEqual([
      field,
    ]);
  }
  expect((await post('/api/bookings/reschedule', { token, ...later })).json()).toEqual({ next: `/booking/${token}` });
  expect((await get(`/api/bookings/${token}/calendar.ics`)).body).toContain('SEQUENCE:1\r\n');
  expect((await post('/api/bookings/cancel', { token })).statusCode).toBe(200);
  expect((await post('/api/bookings/cancel', { token })).statusCode).toBe(200);

  expect((await get(`/api/bookings/${token}`)).json()).toMatchObject({ state: 'cancelled', changeable: false });
  expect((await post('/api/bookings/reschedule', { token, ...when })).statusCode).toBe(409);
  const news = await leads.inDatabase<{ subcategory: string }>(
    sql`select payload->>'subcategory' as subcategory from lead where payload->>'subcategory' like 'Booking%' order by created_at`,
  );
  expect(news.map(({ subcategory }) => subcategory)).toEqual(['Booking Moved', 'Booking Cancelled']);
  expect((await leads.counts()).leads).toBe(before.leads + 2);
});

test('nobody reaches a booking without its link, nor from another site', async () => {
  const token = tokenOf(await book(await aFreeTime()));
  const [id = ''] = token.split('.');

  for (const forged of [id, `${id}.${'0'.repeat(32)}`, `${randomUUID()}.${token.split('.')[1]}`]) {
    expect((await get(`/api/bookings/${forged}`)).statusCode).toBe(404);
    expect((await post('/api/bookings/cancel', { token: forged })).statusCode).toBe(404);
  }
  expect((await get(`/api/bookings/${token}`, 'harbor-cars')).statusCode).toBe(404);
  expect((await get('/api/bookings/slots?kind=service&location_id=harbor-yard')).statusCode).toBe(404);
});

test('what lies in the past is neither moved nor cancelled', async () => {
  const token = tokenOf(await book(await aFreeTime()));
  await leads.inDatabase(
    sql`update booking set starts_at = now() - interval '1 hour' where id::text = ${token.split('.')[0]}`,
  );
  const before = await leads.counts();

  expect((await post('/api/bookings/reschedule', { token, ...(await aFreeTime()) })).statusCode).toBe(409);
  expect((await post('/api/bookings/cancel', { token })).statusCode).toBe(409);
  expect((await get(`/api/bookings/${token}`)).json()).toMatchObject({ state: 'booked', changeable: false });
  expect(await leads.counts()).toEqual(before);
});

test('a booking does not move onto a time at which somebody else has the car, though the place has a seat', async () => {
  const [taken, mine] = [await aFreeTime(), await aFreeTime()];
  const car = await server.addVehicle({ group: 'sunrise' });
  await book({ ...taken, car_id: car.id });
  const token = tokenOf(await book({ ...mine, car_id: car.id }));

  const answer = await post('/api/bookings/reschedule', { token, ...taken });

  expect(answer.statusCode).toBe(422);
  expect(refusalOf(answer)).toEqual({ booking_time: [expect.stringContaining('Free on that day')] });
});
