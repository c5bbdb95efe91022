import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import type { TestApp } from '../../../test/test-app';
import { withScope } from '../../db/scope';
import { followUpLead } from './deliver/follow-up-lead.service';
import { quarantinedOf, latestWithPhone } from './person-leads.repository';
import { eraseOldLeads } from './retention.repository';

const scope = { group: 'sunrise', site: 'sunrise-cars' };

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

const sent = async (phone: string) => (await leads.enquire(anEnquiry({ phone }))).json<{ lead_id: string }>().lead_id;
/** What was held back as a robot's work, so many days ago. */
function hold(phone: string, daysAgo: number, released: string | null = null) {
  const held = JSON.stringify({ payload: { phone } });
  return leads.inDatabase(sql`
    insert into lead_quarantine (group_slug, site_slug, form, idempotency_key, score, reasons, held, created_at, released_lead_id)
    values ('sunrise', 'sunrise-cars', 'enquiry', ${randomUUID()}, 9, '{}', ${held}::jsonb,
      now() - make_interval(days => ${daysAgo}::int), ${released})`);
}
const heldWith = (phone: string) =>
  withScope(server.db, scope, async (tx) => (await quarantinedOf(tx, scope.site, { phone })).length);

test('what a phone asked is listed the latest first, its news not among it, and nothing that was erased', async () => {
  const [first, second, erased] = [await sent('0412 345 111'), await sent('0412 345 111'), await sent('0412 345 111')];
  const site = server.sites.findBySlug(scope.site);
  if (!site) throw new Error('The site is not there');
  await withScope(server.db, scope, (tx) => followUpLead(tx, server.boss, site, first, { subcategory: 'Hold Ended' }));
  await leads.inDatabase(sql`update lead set erased_at = now() where id = ${erased}`);
  const listed = (most: number) =>
    withScope(server.db, scope, async (tx) =>
      (await latestWithPhone(tx, scope.site, '+61412345111', most)).map(({ id }) => id),
    );

  expect(await listed(9)).toEqual([second, first]);
  expect(await listed(1)).toEqual([second]);
});

test('of what was held back that is a person’s which no lead was made of', async () => {
  await hold('0412345112', 1);
  await hold('0412345112', 1, await sent('0412 345 112'));

  expect(await heldWith('0412 345 112')).toBe(1);
});

test('what was held back is kept for ninety days', async () => {
  await hold('0412345113', 89);
  await hold('0412345113', 91);

  await withScope(server.db, scope, (tx) => eraseOldLeads(tx, 9999));

  expect(await heldWith('0412 345 113')).toBe(1);
});
