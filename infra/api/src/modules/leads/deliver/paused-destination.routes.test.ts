import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';
import { withScope } from '../../../db/scope';
import { requeueLost, wakeRedriven } from '../lead-care.worker';

const scope = { group: 'sunrise', site: 'sunrise-cars' };
/** How far the worker's clock is ahead, in milliseconds. */
let aheadMs = 0;
let desk: LeadDesk;
beforeAll(async () => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  desk = await startLeadDesk();
});
afterAll(async () => {
  await desk.stop();
  jest.restoreAllMocks();
});

type Job = { state: string; waits: boolean; retry_limit: number; retry_delay: number; retry_delay_max: number };

async function jobOf(deliveryId: string): Promise<Job | undefined> {
  const { rows } = await desk.server.db.execute<Job>(sql`
    select state, start_after > now() as waits, retry_limit, retry_delay, retry_delay_max
    from pgboss.job where data->>'deliveryId' = ${deliveryId} order by created_on desc`);
  return rows[0];
}
const untilItWaits = (id: string) => desk.until(async () => (await jobOf(id))?.state === 'retry');

/** A lead whose mail was refused once, or not tried because its mailbox is left alone; its delivery and job wait. */
async function refused() {
  const { leadId } = await desk.enquire();
  const delivery = await desk.untilDelivery(leadId, ({ last_error }) => last_error !== null);
  await untilItWaits(delivery.id);
  return { ...delivery, leadId };
}

async function tryNow(id: string) {
  await desk.server.db.execute(sql`
    update pgboss.job set start_after = now() where data->>'deliveryId' = ${id} and state = 'retry'`);
}

test('a destination that fails five times in a row is left alone, and gets all that waits once it is back', async () => {
  desk.catcher.refusing = 451;
  const [first, ...others] = [await refused(), await refused(), await refused(), await refused(), await refused()];
  const paused = await refused();

  expect([first, ...others].map(({ last_error, attempts }) => [last_error, attempts])).toEqual(
    Array.from({ length: 5 }, () => ['451', 1]),
  );
  expect([paused.last_error, paused.attempts]).toEqual(['PAUSED', 0]);
  expect(await jobOf(paused.id)).toMatchObject({ retry_limit: 28, retry_delay: 20, retry_delay_max: 4 * 3600 });

  // Tried again while it is left alone, what is known of its own try stays.
  const before = await jobOf(first.id);
  await tryNow(first.id);
  await desk.until(async () => (await jobOf(first.id))?.waits === true);
  expect(before?.state).toBe('retry');
  expect(await desk.delivery(first.leadId)).toMatchObject({ last_error: '451', attempts: 1 });

  desk.catcher.refusing = null;
  aheadMs = 16_000;
  await tryNow(paused.id);
  for (const { leadId } of [paused, first, ...others])
    await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');
});

test('what an operator sends again is tried at once, and nothing else that waits', async () => {
  desk.catcher.refusing = 451;
  const [wanted, other] = [await refused(), await refused()];
  await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute(sql`update lead_delivery set redriven_at = case when id = ${wanted.id} then now()
      else now() - interval '3 minutes' end where id in (${wanted.id}, ${other.id})`),
  );
  desk.catcher.refusing = null;

  await withScope(desk.server.db, scope, (tx) => wakeRedriven(tx));

  await desk.untilDelivery(wanted.leadId, ({ state }) => state === 'delivered');
  expect(await jobOf(other.id)).toMatchObject({ state: 'retry', waits: true });
});

test('a fresh delivery without a job is left to the transaction that makes it, an older one gets its job back', async () => {
  desk.catcher.refusing = 451;
  const { id, leadId } = await refused();
  await desk.server.db.execute(sql`delete from pgboss.job where data->>'deliveryId' = ${id}`);
  const again = () => withScope(desk.server.db, scope, (tx) => requeueLost(desk.worker, tx, scope));
  desk.catcher.refusing = null;

  expect(await again()).toBe(0);
  await withScope(desk.server.ownerDb, scope, (tx) =>
    tx.execute(sql`update lead_delivery set created_at = now() - interval '3 minutes' where id = ${id}`),
  );
  expect(await again()).toBe(1);
  await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');
});
