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

test("another site's page cannot enquire in a shopper's name", async () => {
  const response = await leads.enquire(anEnquiry(), { headers: { origin: 'https://evil.example' } });

  expect(response.statusCode).toBe(403);
});
