import { randomUUID } from 'node:crypto';
import { aSite } from '@shared-kit/testing/a-site';
import { judgeEnquiry } from './judge-enquiry';

const PERSON = { name: 'Jane', last_name: 'Citizen', email: 'jane@example.com', phone: '0412345678', postcode: '4000' };
const judge = (typed: object, site = aSite()) =>
  judgeEnquiry({ idempotency_key: randomUUID(), terms: 'on', ...PERSON, ...typed }, site);
const refusedFields = (typed: object, site = aSite()) => {
  const judged = judge(typed, site);
  return 'refusal' in judged ? Object.keys(judged.refusal.fieldErrors) : [];
};

test("an answer of one line begins no second one in a mail, and one of several keeps the shopper's", () => {
  const judged = judge({ form: 'parts', part_wanted: 'A tow bar\nand mats', vehicle_wanted: 'Kia\n\nCUSTOMER\nBob' });

  expect('details' in judged && judged.details.map(({ name, value }) => [name, value])).toEqual([
    ['part_wanted', 'A tow bar\nand mats'],
    ['vehicle_wanted', 'Kia CUSTOMER Bob'],
  ]);
});

test('an enquiry needs a message where its site says so; a form that asks something else never does', () => {
  const quiet = aSite({ flags: { message_required: false } });
  const parts = { form: 'parts', part_wanted: 'A tow bar', vehicle_wanted: 'Kia' };

  expect([refusedFields({}), refusedFields({}, quiet), refusedFields(parts)]).toEqual([['message'], [], []]);
});

test.each([
  [{ form: 'parts', category: 'Parts Enquiry' }, []],
  [{ form: 'parts', category: 'No category of this site' }, []],
  [{ message: 'Hello', category: 'No category of this site' }, ['category']],
  [{ message: 'Hello', subcategory: 'Deposit Paid' }, ['subcategory']],
  [{ message: 'Hello', subcategory: 'Message Desk' }, []],
])('a form that names its category is filed under that, any other under one that is offered: %j', (typed, fields) => {
  const parts = 'form' in typed ? { part_wanted: 'A tow bar', vehicle_wanted: 'Kia' } : {};

  expect(refusedFields({ ...typed, ...parts })).toEqual(fields);
});

test.each([
  [{ location_id: ' ' }, ['location_id']],
  [{ location_id: ' ', car_id: 'a-car' }, []],
  [{ location_id: 'sunrise-yard' }, []],
  [{}, []],
])('a form that showed places has to be told one, unless a vehicle says it: %j', (typed, fields) => {
  expect(refusedFields({ message: 'Hello', ...typed })).toEqual(fields);
});
