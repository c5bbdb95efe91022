import { randomUUID } from 'node:crypto';
import { anEnquiry, startTwoGroups } from '../../../../test/enquiry';
import type { enquiries } from '../../../../test/enquiry';
import type { TestApp } from '../../../../test/test-app';

/** What may be typed into a form's fields, and what is said beside the field otherwise. */

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

test('says everything that is wrong at once, each sentence by its field', async () => {
  const response = await leads.enquire({
    idempotency_key: randomUUID(),
    email: 'jane@',
    phone: '12',
    postcode: '40O0',
    name: ' ',
  });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fieldErrors: {
      name: ['Enter your first name'],
      last_name: ['Enter your last name'],
      email: ['Enter an email address, like name@example.com'],
      phone: ['Enter an Australian phone number, like 0412 345 678'],
      postcode: ['Invalid postcode. Please enter a 4-digit number.'],
      message: ['Enter a message'],
      terms: ['*You must agree to the terms of use before submitting.'],
    },
  });
});

test.each([
  ['a postcode of three digits', { postcode: '400' }, 'postcode'],
  ['a postcode of five digits', { postcode: '40000' }, 'postcode'],
  ['letters for a phone number', { phone: '04ab 123 456' }, 'phone'],
  ['letters after a phone number', { phone: '0412 345 678 after five' }, 'phone'],
  ['two phone numbers', { phone: '0412 345 678 0498 765 432' }, 'phone'],
  ['terms left unticked', { terms: false }, 'terms'],
  ['a message too long', { message: 'x'.repeat(4001) }, 'message'],
  ['a category chosen as nothing', { category: '' }, 'category'],
  ['a category nobody offers', { category: 'URGENT your invoice is overdue' }, 'category'],
  ['a subcategory of no form', { subcategory: 'Deposit Paid' }, 'subcategory'],
  ['a key that is none', { idempotency_key: 'again' }, 'idempotency_key'],
  ['a consent wording never published', { consent_version: '1999-01' }, 'consent_version'],
])('refuses %s', async (_case, fault, field) => {
  const before = await leads.counts();

  const response = await leads.enquire(anEnquiry(fault));

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
  expect(await leads.counts()).toEqual(before);
});

test('a field of one line stays one: what is typed into it begins no line of its own in a mail', async () => {
  const response = await leads.enquire(
    anEnquiry({
      form: 'careers',
      name: 'Ann\n\nCUSTOMER\nName: Bob',
      last_name: 'B\r\nBcc: c@d.example',
      area: 'Sales',
    }),
  );

  expect(await leads.payloadOf(response)).toMatchObject({
    name: 'Ann CUSTOMER Name: Bob',
    last_name: 'B Bcc: c@d.example',
  });
});

test("a script is nobody's profile, and a delivery needs an address", async () => {
  const careers = { form: 'careers', area: 'Sales' };
  const wrong = await leads.enquire(anEnquiry({ ...careers, profile_url: 'javascript:alert(1)' }));
  const car = await server.addVehicle({ group: 'sunrise', price: 30_000 });
  const reserve = { form: 'reserve', car_id: car.id, handover: 'Deliver it to me', paying_by: 'Bank transfer' };
  const nowhere = await leads.enquire(anEnquiry({ ...reserve, delivery_address: ' ' }));

  expect(wrong.json()).toMatchObject({ fieldErrors: { profile_url: [expect.stringContaining('web address')] } });
  expect(nowhere.statusCode).toBe(422);
  expect(nowhere.json()).toMatchObject({ fieldErrors: { delivery_address: ['Enter the delivery address'] } });
});

test.each(['0800', ' 4000 '])('takes the postcode %p', async (postcode) => {
  expect((await leads.enquire(anEnquiry({ postcode }))).statusCode).toBe(201);
});

test('a request for photos may leave Comments empty', async () => {
  const response = await leads.enquire(anEnquiry({ form: 'request-photos', message: '' }));

  expect(await leads.payloadOf(response)).toMatchObject({ message: 'Please send photos for this car' });
});

test('Comments may be empty where the site opts out', async () => {
  await server.addSite({
    slug: 'quiet-cars',
    group: 'sunrise',
    flags: { ...server.sites.findBySlug('sunrise-cars')!.config.flags, message_required: false },
  });

  expect((await leads.enquire(anEnquiry({ message: '' }), { host: 'quiet-cars.test' })).statusCode).toBe(201);
});

test('characters that neither PostgreSQL nor XML can hold do not lose the lead', async () => {
  const response = await leads.enquire(anEnquiry({ message: 'a\u0000b\uD800c\u000B', name: 'Zoë 🚗' }));

  expect(response.statusCode).toBe(201);
  expect(await leads.payloadOf(response)).toMatchObject({
    message: 'ab\uFFFDc',
    name: 'Zoë 🚗',
  });
});
