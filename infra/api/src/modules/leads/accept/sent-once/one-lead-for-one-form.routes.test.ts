import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../../../test/enquiry';
import type { enquiries } from '../../../../../test/enquiry';
import type { TestApp } from '../../../../../test/test-app';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

test('a robot that fills the hidden field hears yes and leaves nothing', async () => {
  const before = await leads.counts();

  const complete = await leads.enquire(anEnquiry({ website: 'https://spam.example' }));
  const careless = await leads.enquire({ website: 'https://spam.example' });

  expect([complete.statusCode, careless.statusCode]).toEqual([201, 201]);
  for (const answer of [complete, careless]) {
    expect(answer.json()).toEqual({
      lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      next: expect.stringMatching(/^\/success\?form=enquiry&sent=/) as string,
    });
  }
  expect(await leads.counts()).toEqual(before);
});

test('ten clicks at the same moment are one lead and one delivery', async () => {
  const before = await leads.counts();
  const enquiry = anEnquiry();

  const answers = await Promise.all(Array.from({ length: 10 }, () => leads.enquire(enquiry)));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await leads.counts()).toEqual({
    leads: before.leads + 1,
    jobs: before.jobs + 1,
  });
});

test.each([
  ['another page was visited meanwhile', { lead_attributes: { visited_pages: ['/search/used-cars'] } }],
  ['its page came from other versions', { release_set: 'mfe-leads@2.0.0' }],
  ['its page said meanwhile that it shows something else', { shown: 'another seal' }],
])('a retry after a lost answer is the same lead, although %s', async (_case, since) => {
  const enquiry = anEnquiry();
  const first = await leads.enquire(enquiry);

  const retry = await leads.enquire({ ...enquiry, ...since });

  expect([retry.statusCode, retry.body]).toEqual([201, first.body]);
});

test('a key used for other content is refused; for another form or on another site it is free', async () => {
  const enquiry = anEnquiry();
  const first = await leads.enquire(enquiry);

  const changed = await leads.enquire({ ...enquiry, message: 'Something else' });
  const otherForm = await leads.enquire({ ...enquiry, form: 'test-drive' });
  const otherSite = await leads.enquire(enquiry, { host: 'harbor-cars.test' });

  expect(changed.statusCode).toBe(422);
  expect(changed.json()).toMatchObject({ fieldErrors: { idempotency_key: [expect.any(String)] } });
  expect([otherForm.statusCode, otherSite.statusCode]).toEqual([201, 201]);
  expect(new Set([first.body, otherForm.body, otherSite.body]).size).toBe(3);
  const again = await leads.enquire({ ...enquiry, form: 'test-drive' });
  expect([again.statusCode, again.body]).toEqual([201, otherForm.body]);
});

test("a key used for other answers to a form's own questions is refused too", async () => {
  const careers = anEnquiry({ form: 'careers', area: 'Sales' });
  const first = await leads.enquire(careers);

  const again = await leads.enquire(careers);
  const changed = await leads.enquire({ ...careers, area: 'Workshop' });

  expect([first.statusCode, again.body]).toEqual([201, first.body]);
  expect(changed.statusCode).toBe(422);
  expect(changed.json()).toMatchObject({ fieldErrors: { idempotency_key: [expect.any(String)] } });
});

test('no lead without its delivery: when the job cannot be queued, nothing is stored', async () => {
  const before = await leads.counts();
  await server.db.execute(sql`alter table pgboss.job_common rename to job_away`);

  const response = await leads.enquire(anEnquiry());
  await server.db.execute(sql`alter table pgboss.job_away rename to job_common`);

  expect(response.statusCode).toBe(500);
  expect(await leads.counts()).toEqual(before);
});
