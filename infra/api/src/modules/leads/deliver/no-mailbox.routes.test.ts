import { sql } from 'drizzle-orm';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';
import { withScope } from '../../../db/scope';
import { listLeads, redrive, showLead } from '../desk/desk.repository';
import { requeueLost } from '../lead-care.worker';

const scope = { group: 'sunrise', site: 'sunrise-cars', name: 'Sunrise Cars' };
let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk({ flags: { leads_to_site_mailbox: false } });
});
afterAll(() => desk.stop());

test('a lead whose dealership has no mailbox waits on the desk with its reason, not in the group’s mailbox', async () => {
  const { leadId, message, status } = await desk.enquire({ dealership_slug: 'north' });
  await desk.untilDelivery(leadId, ({ state }) => state === 'dead');

  expect(status).toBe(201);
  expect(await showLead(desk.server.ownerDb, scope, leadId)).toMatchObject({
    state: 'dead',
    payload: { message },
    deliveries: [{ channel: 'mail', state: 'dead', attempts: 1, last_error: 'NO_MAILBOX' }],
  });
  expect(await listLeads(desk.server.ownerDb, scope, { state: 'dead', limit: 10 })).toMatchObject([{ id: leadId }]);
  expect(desk.catcher.mails).toEqual([]);
});

test('it holds up nobody else, and goes out once its dealership has a mailbox', async () => {
  const stuck = await desk.enquire({ dealership_slug: 'north' });
  const other = await desk.enquire({ dealership_slug: 'south' });
  expect((await desk.mailAbout(other.message)).to?.[0]?.address).toBe('leads@south.example');
  await desk.untilDelivery(stuck.leadId, ({ state }) => state === 'dead');

  await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute(sql`update dealership set doc = '{"lead_email": "leads@north.example"}' where slug = 'north'`),
  );
  await redrive(desk.server.ownerDb, scope, stuck.leadId);
  await withScope(desk.server.db, scope, (tx) => requeueLost(desk.worker, tx, scope));

  expect((await desk.mailAbout(stuck.message)).to?.[0]?.address).toBe('leads@north.example');
});
