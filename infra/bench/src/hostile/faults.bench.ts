// npm run bench:hostile -- faults: what shoppers notice of a database in trouble, and whether an acknowledged lead is lost.
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { request } from 'undici';
import { z } from 'zod';
import { DATABASE } from '@infra/api/db/roles';
import { startFaultyPlatform } from './faults/faulty-platform';
import type { FaultyPlatform } from './faults/faulty-platform';
import { faults } from './faults/the-faults';
import type { Fault } from './faults/the-faults';
import { startShoppers } from './faults/traffic';
import type { Outcome, SentForm } from './faults/traffic';

const SECONDS_BEFORE = 2;
/** What may pass until everything is answered again. */
const RECOVERS_IN_S = 10;
/** Nothing went wrong for so long: it has recovered. */
const CALM_S = 3;
const GIVEN_UP_S = 60;

const processesSchema = z.array(z.object({ name: z.string(), pid: z.number().nullable(), restarts: z.number() }));
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());

/** `-- faults` all; FAULTS="full disk,read-only" some. */
const wanted = process.env['FAULTS']?.split(',');
const broken: string[] = [];
await using resources = new AsyncDisposableStack();
const platform = await startFaultyPlatform(resources, stop.signal);
for (const fault of faults.filter(({ name }) => wanted?.includes(name) ?? true)) {
  const problems = await tryOut(platform, fault);
  if (problems.length > 0) broken.push(`${fault.name}: ${problems.join(', ')}`);
}
say(
  `bounds: 0 failed, 0 lost, 0 doubled, 0 processes ended, recovered in ${RECOVERS_IN_S} s; ${broken.length > 0 ? `BROKEN: ${broken.join('; ')}` : 'kept'}`,
);
process.exitCode = broken.length > 0 ? 1 : 0;

/** @returns which bounds were missed. */
async function tryOut(at: FaultyPlatform, fault: Fault): Promise<string[]> {
  const before = { processes: await processes(at), counted: await counted(at) };
  const shoppers = await startShoppers(at.shop);
  await delay(SECONDS_BEFORE * 1_000);
  const begunAt = shoppers.now();
  await fault.begin(at);
  await delay(Math.max(0, begunAt + fault.seconds * 1_000 - shoppers.now()));
  const health = await healthOf(at);
  await fault.end(at);
  const endedAt = shoppers.now();
  const lastBad = () =>
    Math.max(endedAt, ...shoppers.outcomes.filter(({ said }) => said !== 'done').map(({ at }) => at));
  while (shoppers.now() < Math.min(lastBad() + CALM_S * 1_000, endedAt + GIVEN_UP_S * 1_000)) await delay(100);
  await shoppers.stop();
  const recoveredS = (lastBad() - endedAt) / 1_000;
  await Promise.all(
    shoppers.forms.filter(({ isAcknowledged }) => !isAcknowledged).map((form) => shoppers.sendAgain(form)),
  );
  const kept = await storedKeys(at, shoppers.forms);
  const ended = (await processes(at)).filter(
    ({ name, pid }) => before.processes.find((one) => one.name === name)?.pid !== pid,
  );
  const toldMetrics = (await counted(at)) - before.counted;

  const failed = shoppers.outcomes.filter(({ said }) => said !== 'done' && said !== 'honest');
  const honest = shoppers.outcomes.filter(({ said }) => said === 'honest');
  say(
    `${fault.name}, ${fault.seconds} s: ${shoppers.outcomes.length} requests, ${failed.length} failed, ${honest.length} honest errors (${spread(honest)}); ` +
      `leads: ${kept.acknowledged} acknowledged, ${kept.stored} stored, ${kept.lost} lost, ${kept.doubled} doubled; ` +
      `recovered in ${recoveredS.toFixed(1)} s; ${ended.length} processes ended; metrics counted ${toldMetrics}; health ${health}`,
  );
  if (failed.length > 0) say(`  failed: ${reasons(failed)}`);
  return [
    failed.length > 0 && `${failed.length} failed`,
    kept.lost + kept.doubled + kept.unsent > 0 &&
      `${kept.lost} lost, ${kept.doubled} doubled, ${kept.unsent} not taken afterwards`,
    recoveredS > RECOVERS_IN_S && `recovered in ${recoveredS.toFixed(1)} s`,
    ended.length > 0 && `${ended.map(({ name }) => name).join()} ended`,
    fault.isCounted && toldMetrics === 0 && 'not in the metrics',
  ].filter((problem) => problem !== false);
}

/** As the superuser sees them: no site's and no group's leads are left out. */
async function storedKeys({ postgres }: FaultyPlatform, forms: readonly SentForm[]) {
  const url = new URL(postgres.adminUrl);
  url.pathname = `/${DATABASE}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  const { rows } = await admin.query<{ key: string }>(
    `select idempotency_key as key from lead where idempotency_key = any($1) union all
     select idempotency_key from lead_quarantine where idempotency_key = any($1)`,
    [forms.map(({ key }) => key)],
  );
  await admin.end();
  const stored = new Set(rows.map(({ key }) => key));
  const acknowledged = forms.filter(({ isAcknowledged }) => isAcknowledged);
  return {
    acknowledged: acknowledged.length,
    stored: rows.length,
    lost: acknowledged.filter(({ key }) => !stored.has(key)).length,
    doubled: rows.length - stored.size,
    unsent: forms.length - acknowledged.length,
  };
}

async function processes({ operator, operatorHeaders }: FaultyPlatform) {
  const { body } = await request(`${operator}/processes`, { headers: operatorHeaders });
  return processesSchema.parse(await body.json());
}

/** Requests that the metrics say the database did not let through. */
async function counted({ api }: FaultyPlatform): Promise<number> {
  const text = await request(`${api}/metrics`).then(({ body }) => body.text());
  return [...text.matchAll(/^database_faults_total\{.*\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function healthOf({ operator }: FaultyPlatform): Promise<number> {
  const asked = request(`${operator}/readyz`, { signal: AbortSignal.timeout(8_000) });
  return asked.then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode;
    },
    () => 0,
  );
}

function spread(outcomes: readonly Outcome[]): string {
  return Object.entries(Object.groupBy(outcomes, ({ kind }) => kind))
    .map(([kind, all]) => `${kind} ${all?.length}`)
    .join(', ');
}

function reasons(outcomes: readonly Outcome[]): string {
  return Object.entries(Object.groupBy(outcomes, ({ kind, said }) => `${kind}: ${said}`))
    .map(([reason, all]) => `${all?.length} ${reason}`)
    .join('; ');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
