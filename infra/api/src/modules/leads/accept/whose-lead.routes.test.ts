import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../../test/enquiry';
import type { enquiries } from '../../../../test/enquiry';
import { signIn } from '../../../../test/shopper';
import type { TestApp } from '../../../../test/test-app';
import { addDestination } from '../desk/manage-destinations.repository';

/** Whose a lead is: the place's that stock says, and the shopper's whose number a code has proven. */

const host = 'sunrise-cars.test';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

const idOf = (answer: { json(): unknown }) => (answer.json() as { lead_id: string }).lead_id;

test('a lead is its sender’s where they are signed in with the number they typed, not with any other', async () => {
  const headers = { cookie: await signIn(server, host, '0491570171'), origin: `http://${host}` };
  const isProven = async (phone: string, sent: Record<string, string>) => {
    const answer = await leads.enquire(anEnquiry({ phone }), { headers: sent });
    const [lead] = await leads.inDatabase<{ proven: boolean }>(
      sql`select phone_proven as proven from lead where id = ${idOf(answer)}`,
    );
    return lead?.proven;
  };

  expect(await isProven('0491 570 171', headers)).toBe(true);
  expect(await isProven('0491 570 172', headers)).toBe(false);
  expect(await isProven('0491 570 171', {})).toBe(false);
});

test('about a vehicle it goes to where that stands, whatever place the form says', async () => {
  const annex = await server.addLocation({ group: 'sunrise', id: 'annex', name: 'Annex', dealership_slug: 'annex' });
  const location = { id: annex.id, name: annex.name, slug: annex.slug } as Car['location'];
  const car = await server.addVehicle({ group: 'sunrise', dealership_slug: 'annex', location });

  const answer = await leads.enquire(anEnquiry({ car_id: car.id, location_id: 'sunrise-yard' }));

  expect(await leads.payloadOf(answer)).toMatchObject({ location_id: 'annex', dealership_slug: 'annex' });
});

test('a way of its own that a group has for one place takes the leads of that place alone', async () => {
  const text = { group: 'sunrise', channel: 'sms', target: '+61400000001' } as const;
  const { id: way } = await addDestination(server.ownerDb, { ...text, location: 'sunrise-yard' });
  await addDestination(server.ownerDb, { ...text, group: 'harbor', location: 'sunrise-yard' });
  const waysOf = async (typed: object) => {
    const answer = await leads.enquire(anEnquiry({ dealership_slug: 'sunrise-motors', ...typed }));
    const rows = await leads.inDatabase<{ destination: string }>(
      sql`select destination from lead_delivery where lead_id = ${idOf(answer)} and channel = 'sms'`,
    );
    return rows.map(({ destination }) => destination);
  };

  expect(await waysOf({ location_id: 'sunrise-yard' })).toEqual([way]);
  expect(await waysOf({ location_id: 'annex' })).toEqual([]);
});
