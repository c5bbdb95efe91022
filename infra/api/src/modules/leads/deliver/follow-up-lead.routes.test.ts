import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../../test/enquiry';
import type { enquiries } from '../../../../test/enquiry';
import { signIn } from '../../../../test/shopper';
import type { TestApp } from '../../../../test/test-app';
import { withScope } from '../../../db/scope';
import { followUpLead } from './follow-up-lead.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
const host = 'sunrise-cars.test';
const NEWS = { subcategory: 'Booking Moved', message: 'Moved.' };

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

type Stored = { details: { name: string; value: string }[]; proven: boolean };

async function sent(headers: Record<string, string> = {}): Promise<string> {
  const typed = anEnquiry({ form: 'careers', area: 'Sales', phone: '0491 570 173' });
  return (await leads.enquire(typed, { headers })).json<{ lead_id: string }>().lead_id;
}
function followUp(leadId: string, ...[news, telling]: [object?, Parameters<typeof followUpLead>[5]?]) {
  const site = server.sites.findBySlug(scope.site);
  if (!site) throw new Error('The site is not there');
  return withScope(server.db, scope, (tx) =>
    followUpLead(tx, server.boss, site, leadId, { ...NEWS, ...news }, telling),
  );
}
const stored = async (id: string | null) => {
  const [lead] = await leads.inDatabase<Stored>(sql`select details, phone_proven as proven from lead where id = ${id}`);
  return lead;
};

test('news of a lead keeps its answers, a newer one in place of the earlier, and names the lead', async () => {
  const first = await sent();
  const answers = [{ name: 'area', label: 'Area', value: 'Workshop' }];

  const lead = await stored(await followUp(first, {}, { answers }));

  expect(lead?.details.map(({ name, value }) => [name, value])).toEqual([
    ['area', 'Workshop'],
    ['earlier_lead', first],
  ]);
});

test('it is its sender’s as the lead was, by a number that a code has proven or by none', async () => {
  const signedIn = { cookie: await signIn(server, host, '0491570173'), origin: `http://${host}` };

  expect((await stored(await followUp(await sent(signedIn))))?.proven).toBe(true);
  expect((await stored(await followUp(await sent())))?.proven).toBe(false);
});

test('the same news twice is one lead, and of who was erased, or of no lead, nothing is told', async () => {
  const first = await sent();
  const key = '0193f2a1-0000-4000-8000-000000000001';

  expect(await followUp(first, { key })).toBe(await followUp(first, { key }));
  await leads.inDatabase(sql`update lead set erased_at = now() where id = ${first}`);
  expect(await followUp(first)).toBeNull();
  expect(await followUp('0193f2a1-0000-7000-8000-000000000009')).toBeNull();
});
