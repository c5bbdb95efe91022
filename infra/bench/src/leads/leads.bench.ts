// npm run bench:leads [-- --part pace|death|replays|crashes --submissions 10000 --kills 200 --keys 1000 --seconds 30]
// What becomes of leads when their servers are killed, and how fast they are taken and delivered.
import { parseArgs } from 'node:util';
import { audit, untilDelivered } from './audit';
import { killAndWait, runThroughCrashes } from './crash-run';
import { startLeadPlatform } from '@infra/e2e/platform/lead-platform';
import type { LeadPlatform } from '@infra/e2e/platform/lead-platform';
import { processorTimeEach, processorTimes } from './processor-time';
import { answerAtPace, submitAtPace } from './paced-run';
import { replayAtOnce } from './replay-run';

const PER_SECOND = 100;
/** Before anything is measured: a server just started is still compiling itself. */
const WARM_UP_SECONDS = 8;
const REPLAYS = 10;
const PATIENCE_MS = 20 * 60_000;
/** Kills between two words about a long run. */
const SAID_EVERY = 5;
/** While the worker's death is measured. */
const DEATH_SECONDS = 10;

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    submissions: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '200' },
    keys: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
  },
});
const [submissions, kills, keys, seconds] = [values.submissions, values.kills, values.keys, values.seconds].map(Number);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Each part on servers of its own, so that no part's leads are another's load. */
async function part(name: string, work: (platform: LeadPlatform) => Promise<void>): Promise<void> {
  if (values.part !== undefined && values.part !== name) return;
  await using resources = new AsyncDisposableStack();
  await work(await startLeadPlatform(resources));
}

function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

function printAudit({ acknowledged, stored, lost, doubled, undelivered, repeatedMails, waits }: Audit): void {
  print(`  ${acknowledged} acknowledged, ${stored} stored: ${lost} lost, ${doubled} doubled (target 0 and 0)`);
  print(
    `  delivered: all but ${undelivered}; p50 ${percentile(waits, 0.5).toFixed(1)} s, p99 ${percentile(waits, 0.99).toFixed(1)} s, slowest ${percentile(waits, 1).toFixed(1)} s; ${repeatedMails} mails came again under the same Message-ID`,
  );
}
const minutesSince = (startedAt: number) => ((Date.now() - startedAt) / 60_000).toFixed(1);

type Audit = Awaited<ReturnType<typeof audit>>;

const summary = (times: readonly number[]) =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms   p95 ${percentile(times, 0.95).toFixed(1)} ms   p99 ${percentile(times, 0.99).toFixed(1)} ms`;

await part('pace', async (platform) => {
  await submitAtPace(platform, { perSecond: PER_SECOND, seconds: WARM_UP_SECONDS });
  await untilDelivered(platform, PATIENCE_MS);
  const control = await answerAtPace(platform, { perSecond: PER_SECOND, seconds: 10 });
  const before = processorTimes(platform);
  const { times, answers } = await submitAtPace(platform, { perSecond: PER_SECOND, seconds: seconds ?? 30 });
  print(`Submission at ${PER_SECOND} a second, ${times.length} forms`);
  print(`  submit   ${summary(times)}   (target p95 50 ms)`);
  print(
    `  control  ${summary(control)}   (an empty answer; ratio p95 ${(percentile(times, 0.95) / percentile(control, 0.95)).toFixed(1)})`,
  );
  await untilDelivered(platform, PATIENCE_MS);
  print(`  processor ms for each lead: ${processorTimeEach(before, processorTimes(platform), times.length)}`);
  const { waits } = await audit(platform, answers);
  print(
    `  delivered to the mail server: p50 ${percentile(waits, 0.5).toFixed(1)} s, p99 ${percentile(waits, 0.99).toFixed(1)} s (target under 60 s)`,
  );
});

await part('death', async (platform) => {
  const sending = submitAtPace(platform, { perSecond: PER_SECOND, seconds: DEATH_SECONDS });
  while (platform.inbox.received.size < (PER_SECOND * DEATH_SECONDS) / 2) await new Promise((go) => setTimeout(go, 5));
  const diedAt = (await killAndWait(platform, 'worker')).getTime();
  await sending;
  await untilDelivered(platform, PATIENCE_MS);
  const last = Math.max(...[...platform.inbox.received.values()].map(([first = 0]) => first));
  print(
    `Worker killed under that load: the last lead was delivered ${((last - diedAt) / 1000).toFixed(1)} s after (target 120 s)`,
  );
});

await part('replays', async (platform) => {
  const answers = await replayAtOnce(platform, { keys: keys ?? 1000, times: REPLAYS });
  const { stored, lost, doubled } = await audit(platform, answers);
  print(
    `${answers.size} keys sent ${REPLAYS} times each at once: ${stored} stored, ${lost} lost, ${doubled} doubled (target 0 and 0)`,
  );
});

await part('crashes', async (platform) => {
  const startedAt = Date.now();
  const { answers, killed } = await runThroughCrashes(
    platform,
    { submissions: submissions ?? 10_000, kills: kills ?? 200 },
    (acknowledged, { api, worker, postgres }) => {
      const count = api + worker + postgres;
      if (count % SAID_EVERY === 0)
        print(`  ${minutesSince(startedAt)} min: ${acknowledged} accepted, ${count} killed`);
    },
  );
  print(
    `${answers.size} submissions in ${minutesSince(startedAt)} min, kill -9 on the API ${killed.api}, the worker ${killed.worker}, PostgreSQL ${killed.postgres} times`,
  );
  // What is still open then is counted all the same: the figures of a long run are not lost for want of its last one.
  await untilDelivered(platform, PATIENCE_MS).catch((error: unknown) => print(`  ${String(error)}`));
  printAudit(await audit(platform, answers));
});
