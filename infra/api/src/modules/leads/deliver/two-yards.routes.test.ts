import { sql } from 'drizzle-orm';
import { anEnquiry, enquiries } from '../../../../test/enquiry';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';
import { openEveryDay } from '../../../../test/open-every-day';

/** A dealership with a yard in Brisbane, its main one, and a yard in Perth, two hours behind, with a landline only. */

const CITY = { street: '1 Creek Street', city: 'Brisbane', state: 'QLD', postcode: '4000' };
const COAST = { street: '8 Hay Street', city: 'Perth', state: 'WA', postcode: '6000' };
const COAST_PHONE = '08 9222 3333';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk({
    remotes: { 'mfe-leads': { confirm_by_mail: true, reserve: true } },
    default_price_type: 'Drive Away',
  });
  const ofDealer = { group: 'sunrise', dealership_slug: 'twin', location_type: 'sales' };
  await desk.server.addLocation({
    ...{ ...ofDealer, id: 'city-yard', name: 'City yard', primary: true },
    address: { id: 'city-yard', ...CITY },
    contact_detail: { phone: '07 3444 5555', landline_phone: null, opening_hours: openEveryDay },
  } as never);
  await desk.server.addLocation({
    ...{ ...ofDealer, id: 'coast-yard', name: 'Coast yard' },
    address: { id: 'coast-yard', ...COAST },
    contact_detail: { phone: null, landline_phone: COAST_PHONE, opening_hours: openEveryDay },
  } as never);
});
afterAll(() => desk.stop());

const host = 'sunrise-cars.test';
const get = (url: string) => desk.server.app.inject({ url, headers: { host } });
/** Its feed says of its price nothing but the number. */
const aCarAtTheCoast = () =>
  desk.server.addVehicle({
    ...{ group: 'sunrise', dealership_slug: 'twin', price: 30_000, price_type: '' },
    location: {
      ...{ id: 'coast-yard', name: 'Coast yard', slug: 'coast', phone: COAST_PHONE, location_type: 'sales' },
      ...{ city: 'Perth', state: 'WA', address: '8 Hay Street', distribution_locations: [] },
    },
  });
const send = async (typed: object) => {
  const answer = await enquiries(desk.server).enquire(anEnquiry({ dealership_slug: 'twin', ...typed }));
  const { lead_id: leadId, next } = answer.json<{ lead_id: string; next: string }>();
  return { leadId, token: next?.split('/').at(-1) ?? '', status: answer.statusCode };
};

test('a lead for the second yard is answered from there: its address and number in mails, ADF and reservation', async () => {
  const message = 'Second yard, please';
  const car = await aCarAtTheCoast();
  const reserving = { form: 'reserve', handover: 'I pick it up', paying_by: 'Bank transfer' };

  const { token, leadId } = await send({ ...reserving, car_id: car.id, message });
  const toShopper = await desk.catcher.next(
    ({ to, text = '' }) => to?.[0]?.address === 'jane@example.com' && text.includes(leadId),
  );
  const toDealer = await desk.catcher.next(({ text = '', to }) =>
    Boolean(text.includes(leadId) && to?.[0]?.address !== 'jane@example.com'),
  );
  const adf = new TextDecoder().decode(toDealer.attachments[0]?.content as ArrayBuffer);

  expect(toDealer.text).toContain('Address: 8 Hay Street, Perth WA 6000\n');
  expect(toDealer.text).toContain('Price: $30,000 Drive Away\n');
  expect(toShopper.text).toContain('8 Hay Street, Perth WA 6000');
  expect(toShopper.text).toContain(COAST_PHONE);
  expect(adf).toMatch(/<vendor>[^]*08 9222 3333[^]*8 Hay Street[^]*Perth[^]*6000[^]*<\/vendor>/);
  expect((await get(`/api/reservations/${token}`)).json()).toMatchObject({
    phone: COAST_PHONE,
    sums: [{ label: 'Price', value: '$30,000 Drive Away' }, {}, {}],
  });
});

test('the dealer reads which of the places behind one mailbox was asked, in the mail and in the ADF (A-62)', async () => {
  const { leadId } = await send({ location_id: 'coast-yard', message: 'Are you open?' });
  const mail = await desk.catcher.next(({ text = '', to }) =>
    Boolean(text.includes(leadId) && to?.[0]?.address !== 'jane@example.com'),
  );

  const toShopper = await desk.catcher.next(
    ({ text = '', to }) => text.includes(leadId) && to?.[0]?.address === 'jane@example.com',
  );

  expect(toShopper.text).toContain('Where: Coast yard\n');
  expect(mail.text).toContain('Place: Coast yard\nAddress: 8 Hay Street, Perth WA 6000\n');
  expect(new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer)).toContain('Place: Coast yard');
});

test('a lead that names no place is not said to be about the main one', async () => {
  const { leadId } = await send({ message: 'Anybody there?' });
  const mail = await desk.catcher.next(({ text = '', to }) =>
    Boolean(text.includes(leadId) && to?.[0]?.address !== 'jane@example.com'),
  );
  const adf = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);

  expect(mail.text).toContain('Address: 1 Creek Street, Brisbane QLD 4000\n');
  expect(adf).toContain('Anybody there?');
  expect([mail.text, mail.html, adf].join()).not.toMatch(/Place|City yard/);
});

test('the card of a car on a form has the number of the yard it stands at', async () => {
  const car = await aCarAtTheCoast();

  expect((await get(`/api/lead-cars/${car.slug}`)).json()).toMatchObject({
    ...{ location_id: 'coast-yard', phone: COAST_PHONE },
    ...{ price_text: '$30,000', price_type: 'Drive Away' },
  });
});

test("a test drive is booked where the car stands, whatever the form says, by that yard's clock", async () => {
  const car = await aCarAtTheCoast();
  const { days } = (await get(`/api/bookings/slots?kind=test-drive&location_id=coast-yard`)).json<{
    days: { date: string; times: { time: string }[] }[];
  }>();
  const date = days[3]?.date ?? '';

  const { token, leadId } = await send({
    ...{ form: 'test-drive', car_id: car.id, location_id: 'city-yard' },
    ...{ booking_date: date, booking_time: '16:00' },
  });

  const booking = (await get(`/api/bookings/${token}`)).json<{ when: string }>();
  expect(booking).toMatchObject({
    ...{ location_id: 'coast-yard', location_name: 'Coast yard', phone: COAST_PHONE },
    ...{ time_zone: 'Australia/Perth', starts_at: `${date}T08:00:00.000Z` },
    when: expect.stringMatching(/, 4:00\spm$/) as string,
  });
  expect(
    await enquiries(desk.server).inDatabase(
      sql`select payload->>'location_id' as place from lead where id = ${leadId}`,
    ),
  ).toEqual([{ place: 'coast-yard' }]);
});
