import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import { openPlace } from '../../../test/open-every-day';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
beforeAll(async () => {
  ({ server, leads } = await startTwoGroups(openPlace));
});
afterAll(() => server.stop());

type Slots = { days: { date: string; times: { time: string }[] }[] };

test('a car that is driven at one place is not offered at another for the same time', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  await server.addLocation({ group: 'sunrise', id: 'annex', ...openPlace });
  const timesAt = async (place: string, query = '') => {
    const url = `/api/bookings/slots?kind=test-drive&location_id=${place}${query}`;
    return (await server.app.inject({ url, headers: { host: 'sunrise-cars.test' } })).json<Slots>().days[3];
  };
  const { date = '', times = [] } = (await timesAt('annex')) ?? {};
  const time = times[2]?.time ?? '';

  const booked = await leads.enquire(
    anEnquiry({
      form: 'test-drive',
      location_id: 'sunrise-yard',
      car_id: car.id,
      booking_date: date,
      booking_time: time,
    }),
  );

  expect(booked.statusCode).toBe(201);
  expect((await timesAt('annex', `&car_id=${car.id}`))?.times).toEqual(times.filter((slot) => slot.time !== time));
  expect((await timesAt('annex'))?.times).toEqual(times);
});

test('a link moves its booking ten times: each move is a lead that the dealer reads', async () => {
  const slots = await server.app.inject({
    url: '/api/bookings/slots?kind=test-drive&location_id=annex',
    headers: { host: 'sunrise-cars.test' },
  });
  const { date = '', times = [] } = slots.json<Slots>().days[4] ?? {};
  const timeOf = (round: number) => ({ booking_date: date, booking_time: times[round]?.time ?? '' });
  const booked = await leads.enquire(anEnquiry({ form: 'test-drive', location_id: 'annex', ...timeOf(11) }));
  const token = booked.json<{ next: string }>().next.replace('/booking/', '');
  const move = (round: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/bookings/reschedule',
      headers: { host: 'sunrise-cars.test' },
      payload: { token, ...timeOf(round) },
    });

  for (let round = 0; round < 10; round += 1) expect((await move(round)).statusCode).toBe(200);
  const before = await leads.counts();
  const refused = await move(10);

  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Call us to move it again');
  expect(await leads.counts()).toEqual(before);
});
