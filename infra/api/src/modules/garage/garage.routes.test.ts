import type { Garage } from '@shared-kit/contracts/account/garage.contract';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import { openPlace } from '../../../test/open-every-day';
import { RESERVING } from '../../../test/desks/reservation-desk';
import { signIn } from '../../../test/shopper';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
const year = new Date().getFullYear() - 3;
const ana = '0491570201';
const ben = '0491570202';
const hostOf = (site: string) => `${site}.test`;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups(openPlace));
  const remotes = { 'mfe-leads': { reserve: true, hold_hours: 72 } };
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise', remotes });
  for (const price of [28_000, 30_000, 32_000])
    await server.addVehicle({ group: 'sunrise', make: 'Kia', model: 'Seltos', year, km: 40_000, price });
});
afterAll(() => server.stop());

/** Sends it signed in with its own number. */
async function sendOwn(phone: string, body: object, site = 'sunrise-cars') {
  const cookie = await signIn(server, hostOf(site), phone);
  const at = { host: hostOf(site), headers: { cookie, origin: `http://${hostOf(site)}` } };
  return leads.enquire(anEnquiry({ phone, ...body }), at);
}

async function garage(phone: string, site = 'sunrise-cars'): Promise<Garage> {
  const cookie = await signIn(server, hostOf(site), phone);
  const response = await server.app.inject({ url: '/api/garage', headers: { host: hostOf(site), cookie } });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json();
}

const trade = {
  form: 'trade-in',
  ...{ trade_year: String(year), trade_make: 'Kia', trade_model: 'Seltos', trade_km: '40,000' },
  ...{ trade_condition: 'Good', trade_rego: 'ABC 12D' },
};

test('an enquiry stands with its vehicle, where it went and what comes next, the latest first', async () => {
  const car = await server.addVehicle({ group: 'sunrise', name: '2021 Kia Rio' });
  await leads.enquire(anEnquiry({ phone: ana, car_id: car.id }));
  await leads.enquire(anEnquiry({ phone: '+61 491 570 201', ...trade }));

  const { entries } = await garage(ana);

  expect(entries.map(({ kind }) => kind)).toEqual(['valuation', 'enquiry']);
  expect(entries[1]).toMatchObject({
    ...{ title: 'Enquiry', about: '2021 Kia Rio', way: { label: 'See the vehicle', href: car.path } },
    next: 'A person from the team reads it and gets back to you by phone or email.',
  });
});

test('a booking leads to where it is moved, and a reservation to where its deposit is paid', async () => {
  const slots = await server.app.inject({
    url: '/api/bookings/slots?kind=test-drive&location_id=sunrise-yard',
    headers: { host: hostOf('sunrise-vans') },
  });
  const { date = '', times = [] } = slots.json<{ days: { date: string; times: { time: string }[] }[] }>().days[3] ?? {};
  const phone = '0491570203';
  const when = { booking_date: date, booking_time: times[0]?.time };
  await sendOwn(phone, { form: 'test-drive', location_id: 'sunrise-yard', ...when }, 'sunrise-vans');
  const car = await server.addVehicle({ group: 'sunrise', price: 30_000, price_type: 'Drive Away' });
  await sendOwn(phone, { ...RESERVING, car_id: car.id }, 'sunrise-vans');

  const { entries } = await garage(phone, 'sunrise-vans');

  expect(entries).toMatchObject([
    { kind: 'reservation', about: car.name, way: { label: 'Pay the deposit' } },
    { kind: 'booking', title: 'Test drive', way: { label: 'Move or cancel it' } },
  ]);
  expect(entries[0]?.way?.href).toMatch(/^\/reservation\//);
  expect(entries[1]?.way?.href).toMatch(/^\/booking\//);
});

test('a vehicle that was valued twice is one, with both figures', async () => {
  const phone = '0491570204';
  await sendOwn(phone, trade);
  await sendOwn(phone, { ...trade, trade_rego: 'abc12d', trade_km: '60000' });

  const { vehicles } = await garage(phone);

  expect(vehicles).toHaveLength(1);
  expect(vehicles[0]).toMatchObject({ name: `${year} Kia Seltos`, rego: 'abc12d' });
  expect(vehicles[0]?.valuations.map(({ href }) => href.split('/')[1])).toEqual(['trade-in', 'trade-in']);
  expect(vehicles[0]?.valuations[0]?.on).toMatch(/^\d+ \w+ \d{4}$/);
});

test('what came with a number that nobody proved shows how it stands, but no plate and no link of its sender', async () => {
  const phone = '0491570207';
  await leads.enquire(anEnquiry({ phone, ...trade }));
  const cookie = await signIn(server, hostOf('sunrise-cars'), '0491570208');
  const headers = { cookie, origin: `http://${hostOf('sunrise-cars')}` };
  await leads.enquire(anEnquiry({ phone, ...trade }), { headers });

  const { entries, vehicles } = await garage(phone);

  expect(vehicles).toEqual([]);
  expect(entries.map(({ kind, way }) => ({ kind, way }))).toEqual([
    { kind: 'valuation', way: null },
    { kind: 'valuation', way: null },
  ]);
  expect(entries[0]?.next).toContain('email');
});

test('a reservation that somebody made with my number is not in my garage, unless I opened its link in this browser', async () => {
  const phone = '0491570209';
  const host = hostOf('sunrise-vans');
  const car = await server.addVehicle({ group: 'sunrise', price: 30_000, price_type: 'Drive Away' });
  const answer = await leads.enquire(anEnquiry({ phone, ...RESERVING, car_id: car.id }), { host });
  const page = answer.json<{ next: string }>().next;
  expect((await garage(phone, 'sunrise-vans')).entries).toEqual([]);

  const opened = await server.app.inject({
    url: page.replace('/reservation/', '/api/reservations/'),
    headers: { host },
  });
  const [noted = ''] = String(opened.headers['set-cookie']).split(';');
  const cookie = `${await signIn(server, host, phone)}; ${noted}`;
  const { entries } = (await server.app.inject({ url: '/api/garage', headers: { host, cookie } })).json<Garage>();

  expect(entries).toMatchObject([{ kind: 'reservation', about: car.name, way: { href: page } }]);
});

test("nobody's garage shows another's, nor what the same phone sent to another dealer or another site", async () => {
  const phone = '0491570205';
  await leads.enquire(anEnquiry({ phone }));

  expect((await garage(ben)).entries).toEqual([]);
  expect((await garage(phone, 'harbor-cars')).entries).toEqual([]);
  expect((await garage(phone, 'sunrise-vans')).entries).toEqual([]);
  expect((await garage(phone)).entries).toHaveLength(1);
});

test('who is not signed in is told so, and the answer says nothing of the person', async () => {
  const phone = '0491570206';
  await leads.enquire(anEnquiry({ phone, message: 'Ring the neighbour' }));

  const answer = await server.app.inject({ url: '/api/garage', headers: { host: hostOf('sunrise-cars') } });
  expect(answer.statusCode).toBe(401);
  expect(JSON.stringify(await garage(phone))).not.toMatch(/jane|citizen|neighbour|0491|4915/i);
});
