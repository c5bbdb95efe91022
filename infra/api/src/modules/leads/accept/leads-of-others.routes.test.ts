import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../../test/enquiry';
import type { enquiries } from '../../../../test/enquiry';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

test("does not reveal another dealer's car, and keeps the enquiry", async () => {
  const car = await server.addVehicle({ group: 'harbor', make: 'Secret' });

  const response = await leads.enquire(anEnquiry({ car_id: car.id }));

  expect(response.statusCode).toBe(201);
  expect(await leads.payloadOf(response)).toMatchObject({
    car_id: car.id,
    'Vehicle Make': '',
    stock_number: '',
  });
});

test("a lead is invisible to another dealer's site", async () => {
  const { lead_id: id } = (await leads.enquire(anEnquiry())).json<{ lead_id: string }>();

  expect(await leads.inDatabase(sql`select id from lead where id = ${id}`)).toHaveLength(1);
  expect(
    await leads.inDatabase(sql`select id from lead where id = ${id}`, { group: 'harbor', site: 'harbor-cars' }),
  ).toEqual([]);
});

test('a lead names no place of another group, nor one of its own group that the site does not show', async () => {
  await server.addLocation({ group: 'sunrise', id: 'sunrise-trucks', dealership_slug: 'sunrise-trucks' });
  await server.addSite({
    slug: 'sunrise-motors',
    group: 'sunrise',
    base_filter: { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: ['sunrise-motors'] },
  });
  const at = (location_id: string) => leads.enquire(anEnquiry({ location_id }), { host: 'sunrise-motors.test' });

  expect((await at('sunrise-yard')).statusCode).toBe(201);
  for (const place of ['harbor-yard', 'yard-harbor-yard', 'sunrise-trucks']) {
    const answer = await at(place);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fieldErrors: { location_id: ['Choose a location'] } });
  }
});

test("another site's page cannot enquire in a shopper's name", async () => {
  const response = await leads.enquire(anEnquiry(), { headers: { origin: 'https://evil.example' } });

  expect(response.statusCode).toBe(403);
});
