import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../../../test/enquiry';
import type { enquiries } from '../../../../../test/enquiry';
import type { TestApp } from '../../../../../test/test-app';
import { readSent, successAddress } from './sent-seal';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

const ask = (proof: string, host = 'sunrise-cars.test') =>
  server.app.inject({ url: `/api/sent-forms/${proof}`, headers: { host } });

async function proofOf(typed: object): Promise<string> {
  const { next } = (await leads.enquire(typed)).json<{ next: string }>();
  expect(next).toMatch(/^\/success\?form=enquiry&sent=/);
  return new URL(next, 'http://sunrise-cars.test').searchParams.get('sent') ?? '';
}

test('what was sent is proved by its answer, on its own site only, and by nothing made up', async () => {
  const proof = await proofOf(anEnquiry());

  expect((await ask(proof)).json()).toEqual({ form: 'enquiry', place: expect.any(String) as string, also: [] });
  expect((await ask(proof, 'harbor-cars.test')).statusCode).toBe(404);
  expect((await ask(`${proof.slice(0, -1)}!`)).statusCode).toBe(404);
  expect((await ask('enquiry')).statusCode).toBe(404);
});

test('the proof brings the vehicle that was asked about, for as long as it is shown', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  const proof = await proofOf(anEnquiry({ car_id: car.id }));

  expect((await ask(proof)).json()).toMatchObject({ form: 'enquiry', car: { slug: car.slug, name: car.name } });
  await leads.inDatabase(sql`delete from vehicle where id = ${car.id}`);
  expect((await ask(proof)).json()).toEqual({ form: 'enquiry', place: expect.any(String) as string, also: [] });
});

test('a lead that is held back is answered as any other', async () => {
  const proof = await proofOf(anEnquiry({ website: 'https://spam.example' }));

  expect((await ask(proof)).statusCode).toBe(200);
});

test('a day later nobody is thanked any more', () => {
  const now = Date.now();
  const address = new URL(
    successAddress('secret', 'a', { form: 'parts', place: 'p-1', car: '', also: [] }, now),
    'http://a.test',
  );
  const proof = address.searchParams.get('sent') ?? '';

  expect(readSent('secret', 'a', proof, now + 20 * 3_600_000)).toEqual({
    ...{ form: 'parts', place: 'p-1' },
    ...{ car: '', also: [] },
  });
  expect(readSent('secret', 'a', proof, now + 26 * 3_600_000)).toBeNull();
});
