import { sql } from 'drizzle-orm';
import { audit, untilDelivered } from './audit';
import { runThroughCrashes } from './crash-run';
import { startLeadPlatform } from '@infra/e2e/platform/lead-platform';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';
import { replayAtOnce } from './replay-run';

/** Starting servers again and again, on a machine busy with other tests. */
const PATIENCE_MS = 240_000;

test(
  'kill -9 on API, worker and database loses no accepted lead, doubles none, and all of them are delivered',
  async () => {
    await using resources = new AsyncDisposableStack();
    const platform = await startLeadPlatform(resources);

    const { answers, killed, workerDiedAt } = await runThroughCrashes(platform, { submissions: 200, kills: 3 });
    const replayed = await replayAtOnce(platform, { keys: 20, times: 10 });
    await bringDeathForward(platform, workerDiedAt);
    await untilDelivered(platform, PATIENCE_MS / 2);
    const found = await audit(platform, new Map([...answers, ...replayed]));

    expect(killed).toEqual({ api: 1, worker: 1, postgres: 1 });
    expect(found).toMatchObject({ acknowledged: 220, stored: 220, lost: 0, doubled: 0, undelivered: 0 });
    expect(found.counts).toEqual({ stored: 220, delivered: 220, pending: 0, dead: 0, missing: 0 });
  },
  PATIENCE_MS,
);

/**
 * What a killed worker had in hand goes back when its heartbeat is missed for 20 seconds, and is tried again after 20
 * to 40 more. The test says so at once; the benchmark waits for it.
 */
async function bringDeathForward({ app }: LeadPlatform, diedAt: Date): Promise<void> {
  await app.execute(sql`
    update pgboss.job set state = 'retry', start_after = now()
    where name = 'lead-delivery' and (state = 'retry' or state = 'active' and started_on <= ${diedAt})`);
}
