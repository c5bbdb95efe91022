import { turnLock } from '../../db/wait-turn';
import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import { openPlace } from '../../../test/open-every-day';
import type { TestApp } from '../../../test/test-app';
import { whileLocked } from '../../../test/waiting-for-lock';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups(openPlace));
});
afterAll(() => server.stop());

type Slots = { days: { date: string }[] };
type When = { booking_date: string; booking_time: string };
type Answer = { statusCode: number; json(): unknown };

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, headers: { host: 'sunrise-cars.test' }, payload });

/** A time nobody has taken: each on a day of its own. */
let nextDay = 2;
async function aFreeTime(): Promise<When> {
  const url = '/api/bookings/slots?kind=test-drive&location_id=sunrise-yard';
  const { days } = (await server.app.inject({ url, headers: { host: 'sunrise-cars.test' } })).json<Slots>();
  nextDay += 1;
  return { booking_date: days[nextDay]?.date ?? '', booking_time: '10:30' };
}
const book = (typed: object) => leads.enquire(anEnquiry({ form: 'test-drive', location_id: 'sunrise-yard', ...typed }));
const tokenOf = (answer: Answer) => (answer.json() as { next: string }).next.replace('/booking/', '');
const refusalOf = (answer: Answer) => (answer.json() as { fieldErrors: object }).fieldErrors;

/** The clock of this file's places, which are in Brisbane, is the same all year. */
const momentOf = ({ booking_date, booking_time }: When) => new Date(`${booking_date}T${booking_time}:00+10:00`);
/** What whoever wants a time of this place waits for. */
const turnAt = (when: When) => turnLock('booking', 'sunrise-yard', momentOf(when).toISOString());

test('two who book one time at one moment get both of its seats', async () => {
  const when = await aFreeTime();

  const { answers, waiting } = await whileLocked(server, turnAt(when), [() => book(when), () => book(when)]);

  expect(waiting).toBe(2);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const seats = await leads.inDatabase(
    sql`select seat from booking where starts_at = ${momentOf(when).toISOString()} order by seat`,
  );
  expect(seats).toEqual([{ seat: 1 }, { seat: 2 }]);
});

test('a booking that is cancelled twice at one moment is told to the dealer once', async () => {
  const token = tokenOf(await book(await aFreeTime()));
  const before = await leads.counts();
  const cancel = () => post('/api/bookings/cancel', { token });

  const row = sql`select id from booking where id::text = ${token.split('.')[0]} for update`;
  const { answers } = await whileLocked(server, row, [cancel, cancel]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await leads.counts()).leads).toBe(before.leads + 1);
});

test.each(['the last seat', 'the same car'])(
  'of two bookings that move to %s at one moment one gets it, and the other hears so',
  async (what) => {
    const wanted = await aFreeTime();
    const car = what === 'the same car' ? { car_id: (await server.addVehicle({ group: 'sunrise' })).id } : {};
    if (what === 'the last seat') await book(wanted);
    const tokens = [
      tokenOf(await book({ ...(await aFreeTime()), ...car })),
      tokenOf(await book({ ...(await aFreeTime()), ...car })),
    ];

    // Both have found the time free before either has it.
    const { answers, waiting } = await whileLocked(
      server,
      turnAt(wanted),
      tokens.map((token) => () => post('/api/bookings/reschedule', { token, ...wanted })),
    );

    expect(waiting).toBe(2);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const refused = answers.filter(({ statusCode }) => statusCode === 422).map(refusalOf);
    expect(refused).toEqual([{ booking_time: ['That time was taken a moment ago. Choose another time.'] }]);
  },
);
