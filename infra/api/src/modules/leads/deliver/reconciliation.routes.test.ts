import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../../test/enquiry';
import type { enquiries } from '../../../../test/enquiry';
import type { TestApp } from '../../../../test/test-app';
import { withScope } from '../../../db/scope';
import { listLeads } from '../desk/desk.repository';
import { reconcile } from './reconciliation.repository';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;
beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

/** A lead with these deliveries, each as `channel state`. */
async function aLeadWith(...deliveries: string[]): Promise<void> {
  const { lead_id: id } = (await leads.enquire(anEnquiry())).json<{ lead_id: string }>();
  await leads.inDatabase(sql`delete from lead_delivery where lead_id = ${id}`);
  for (const delivery of deliveries) {
    const [channel, state] = delivery.split(' ');
    await leads.inDatabase(sql`insert into lead_delivery (site_slug, lead_id, channel, destination, state)
      values ('sunrise-cars', ${id}, ${channel}, '', ${state})`);
  }
}

test('a lead is as well delivered as the worst of its ways to the dealer; what the shopper gets is none of them', async () => {
  await aLeadWith('mail delivered', 'confirmation pending');
  await aLeadWith('mail delivered', 'confirmation dead');
  await aLeadWith('mail pending', 'webhook delivered');
  await aLeadWith('mail dead', 'webhook pending', 'sms delivered');
  await aLeadWith('confirmation delivered');
  await aLeadWith();
  await leads.enquire(anEnquiry(), { host: 'harbor-cars.test' });
  const count = () =>
    withScope(server.db, { group: 'sunrise', site: 'sunrise-cars' }, (tx) => reconcile(tx, 'sunrise-cars'));

  expect(await count()).toEqual({ stored: 6, delivered: 2, pending: 1, dead: 1, missing: 2 });

  await aLeadWith('mail delivered');
  expect(await count()).toMatchObject({ stored: 7, delivered: 3 });
  const kept = await leads.inDatabase(sql`select stored, delivered from lead_reconciliation`);
  expect(kept).toEqual([{ stored: 7, delivered: 3 }]);
});

test('an operator’s list says of each the worst of all its ways, the latest first, and can be had for one state', async () => {
  const list = async (state?: string) => {
    const desk = { group: 'harbor', site: 'harbor-cars', name: 'Harbor' };
    return (await listLeads(server.ownerDb, desk, { limit: 9, state })).map((lead) => lead.state);
  };
  await leads.enquire(anEnquiry(), { host: 'harbor-cars.test' });
  await leads.enquire(anEnquiry(), { host: 'harbor-cars.test' });
  const ofHarbor = { group: 'harbor', site: 'harbor-cars' };
  const [latest] = await leads.inDatabase<{ id: string }>(sql`select id from lead order by created_at desc`, ofHarbor);
  await leads.inDatabase(sql`update lead_delivery set state = 'dead' where lead_id = ${latest?.id}`, ofHarbor);
  await leads.inDatabase(
    sql`insert into lead_delivery (site_slug, lead_id, channel, destination, state)
      values ('harbor-cars', ${latest?.id}, 'sms', '', 'pending')`,
    ofHarbor,
  );

  expect((await list())[0]).toBe('dead');
  expect(await list('dead')).toEqual(['dead']);
  expect(new Set(await list('pending'))).toEqual(new Set(['pending']));
});
