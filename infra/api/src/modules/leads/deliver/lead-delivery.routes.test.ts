import { sql } from 'drizzle-orm';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';
import { withScope } from '../../../db/scope';
import { requeueLost } from '../lead-care.worker';
import { followUpLead } from './follow-up-lead.service';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk();
});
afterAll(() => desk.stop());
beforeEach(() => {
  desk.catcher.refusing = null;
});

test('a mail server that refuses for a while gets the same mail later, once', async () => {
  desk.catcher.refusing = 451;
  const { message, leadId } = await desk.enquire();

  expect(await desk.untilDelivery(leadId, ({ attempts }) => attempts === 1)).toMatchObject({
    state: 'pending',
    attempts: 1,
    last_error: '451',
  });
  desk.catcher.refusing = null;
  await desk.retryNow();
  const mail = await desk.mailAbout(message);

  expect(await desk.untilDelivery(leadId, ({ state }) => state === 'delivered')).toMatchObject({
    attempts: 2,
    last_error: null,
  });
  expect(mail.messageId).toMatch(/^<lead-[0-9a-f-]{36}@dealer-platform\.example>$/);
  expect(desk.catcher.mails.filter(({ text = '' }) => text.includes(message))).toHaveLength(1);
});

test('a delivery that waits for its next try has its job, and is not queued a second time', async () => {
  desk.catcher.refusing = 451;
  const { leadId } = await desk.enquire();
  const { id } = await desk.untilDelivery(leadId, ({ attempts }) => attempts === 1);
  const jobs = async () => {
    const { rows } = await desk.server.db.execute<{ state: string }>(
      sql`select state from pgboss.job where data->>'deliveryId' = ${id}`,
    );
    return rows.map(({ state }) => state);
  };
  await desk.until(async () => (await jobs())[0] === 'retry');
  await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute(sql`update lead_delivery set redriven_at = now() where id = ${id}`),
  );

  const found = await withScope(desk.server.db, scope, (tx) => requeueLost(desk.worker, tx, scope));

  expect(found).toBe(0);
  expect(await jobs()).toEqual(['retry']);
  desk.catcher.refusing = null;
  await desk.retryNow();
  await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');
});

test('a job that runs twice sends no second mail', async () => {
  const { message, leadId } = await desk.enquire();
  await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');

  const { rows } = await desk.server.db.execute<{ data: object }>(
    sql`select data from pgboss.job j where name = 'lead-delivery' and data->>'deliveryId' = ${(await desk.delivery(leadId))?.id}`,
  );
  await desk.worker.send('lead-delivery', rows[0]?.data);
  const later = await desk.enquire();
  await desk.mailAbout(later.message);

  expect(rows).toHaveLength(1);
  expect(desk.catcher.mails.filter(({ text = '' }) => text.includes(message))).toHaveLength(1);
});

test('after the last try the delivery is dead, for an operator to see, and the lead is kept', async () => {
  desk.catcher.refusing = 550;
  const { leadId } = await desk.enquire();
  await desk.untilDelivery(leadId, ({ attempts }) => attempts === 1);

  await desk.retryNow({ asLastTry: true });

  expect(await desk.untilDelivery(leadId, ({ state }) => state === 'dead')).toMatchObject({
    state: 'dead',
    attempts: 2,
    last_error: '550',
  });
});

test('neither the job queue nor the log holds what a shopper typed', async () => {
  const { rows } = await desk.server.db.execute(sql`select data, output from pgboss.job where name like 'lead-%'`);

  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/zoe@example|O'Hara|412345678|Question|jane@/);
  expect(desk.server.logged.join('')).not.toMatch(/zoe@example|O'Hara|412345678|Question|jane@/);
});

test.each([
  ['runs again', 'lead-delivery'],
  ['is given up', 'lead-delivery-dead'],
])('a job that %s after its lead was delivered leaves the delivery as it was', async (_case, queue) => {
  const { message, leadId } = await desk.enquire();
  const delivered = await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');

  const again = await desk.worker.send(queue, { ...scope, deliveryId: delivered.id });
  await desk.until(async () => {
    const { rows } = await desk.server.db.execute(
      sql`select from pgboss.job where id = ${again} and state = 'completed'`,
    );
    return rows.length === 1;
  });

  expect(await desk.delivery(leadId)).toEqual(delivered);
  expect(desk.catcher.mails.filter(({ text = '' }) => text.includes(message))).toHaveLength(1);
});

test('what became of a lead is written, and told to one receiver, in the order it happened', async () => {
  const { leadId } = await desk.enquire();
  await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');
  const { sites, db, boss } = desk.server;
  const site = sites.findBySlug('sunrise-cars');
  const news = Array.from({ length: 20 }, (_, index) => `News ${index + 1} of ${leadId}.`);

  await withScope(db, { group: 'sunrise', site: 'sunrise-cars' }, async (tx) => {
    for (const message of news) if (site) await followUpLead(tx, boss, site, leadId, { message });
  });
  const told = () =>
    desk.catcher.mails.flatMap(({ text = '' }) => new RegExp(`News \\d+ of ${leadId}\\.`).exec(text) ?? []);
  await desk.until(() => Promise.resolve(told().length === news.length));

  expect(told()).toEqual(news);
  const { rows } = await withScope(desk.server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) =>
    tx.execute<{ message: string }>(
      sql`select payload ->> 'message' as message from lead where payload ->> 'message' like ${`News % of ${leadId}.`} order by created_at`,
    ),
  );
  expect(rows.map(({ message }) => message)).toEqual(news);
});
