// npm run bench:hostile -- pictures: 200 pictures that are made to cost much, beside shoppers who search.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { hostilePictures } from '@infra/api/test/hostile-pictures';
import { request } from 'undici';
import { z } from 'zod';
import { SITE, startLeadPlatform } from '@infra/e2e/platform/lead-platform';
import { percentile, print } from '../search/timings';
import { bounded } from './bound';

const PICTURES = 200;
/** They are refused within a second or two: a p95 takes more requests beside them than that. */
const ROUNDS = 5;
const SENT_AT_ONCE = 8;
const RATE = 20;
const QUIET_S = 10;
/** What a p95 of a few milliseconds may grow by before it is called slower: timers are no finer. */
const LEAST_MS = 10;

await using resources = new AsyncDisposableStack();
const { origin } = await startLeadPlatform(resources);
const acceptedSchema = z.object({ next: z.string() });
const tokens = await Promise.all(Array.from({ length: SENT_AT_ONCE }, valuationToken));
const kinds = await Promise.all(Object.values(hostilePictures).map((make) => make()));

const quiet = await readUntil(delay(QUIET_S * 1_000));
const answers: Record<string, number> = {};
const beside = await readUntil(
  (async () => {
    for (let round = 0; round < ROUNDS; round += 1) await sendAll();
  })(),
);
const [before, after] = [percentile(quiet.times, 0.95), percentile(beside.times, 0.95)];
const spread = Object.entries(answers).map(([status, count]) => `${status}: ${count}`);
print(
  `${ROUNDS} times ${PICTURES} hostile pictures of ${kinds.length} kinds in ${(beside.lastedMs / 1_000).toFixed(0)} s (${spread.join(', ')}); ${beside.times.length} requests beside`,
);
bounded(`requests beside ${PICTURES} hostile pictures that failed`, beside.failed + quiet.failed, 0);
bounded(
  `their p95 to the quiet one (${after.toFixed(1)} and ${before.toFixed(1)} ms)`,
  after / Math.max(before, LEAST_MS),
  2,
);

/** Reads at a steady rate until something is over. */
async function readUntil(over: Promise<unknown>) {
  let isOver = false;
  const ending = over.finally(() => (isOver = true));
  const startedAt = performance.now();
  const times: number[] = [];
  const reads: Promise<void>[] = [];
  let failed = 0;
  for (let tick = 0; !isOver; tick += 1) {
    const at = performance.now();
    // No two are the same: none is answered from memory of the last.
    const asked = request(`${origin}/api/search?range[price]=${tick}:`, { headers: { host: SITE.host } }).then(
      async ({ statusCode, body }) => {
        await body.dump();
        if (statusCode !== 200) failed += 1;
        times.push(performance.now() - at);
      },
      () => void (failed += 1),
    );
    reads.push(asked);
    await delay(Math.max(0, startedAt + ((tick + 1) * 1_000) / RATE - performance.now()));
  }
  await Promise.all([ending, ...reads]);
  return { times, failed, lastedMs: performance.now() - startedAt };
}

async function sendAll(): Promise<void> {
  let sent = 0;
  await Promise.all(
    tokens.map(async (token) => {
      while (sent < PICTURES) {
        const index = sent++;
        const status = await request(`${origin}/api/valuations/${token}/photos`, {
          method: 'POST',
          headers: { host: SITE.host, 'content-type': 'image/jpeg', 'x-forwarded-for': addressOf(index) },
          body: kinds[index % kinds.length]!,
        }).then(
          async ({ statusCode, body }) => {
            await body.dump();
            return statusCode;
          },
          () => 0,
        );
        answers[status] = (answers[status] ?? 0) + 1;
      }
    }),
  );
}

async function valuationToken(_unused: unknown, index: number): Promise<string> {
  const { body } = await request(`${origin}/api/leads`, {
    method: 'POST',
    headers: { host: SITE.host, 'content-type': 'application/json', 'x-forwarded-for': addressOf(1_000 + index) },
    body: JSON.stringify({
      ...{ idempotency_key: randomUUID(), form: 'trade-in', name: 'Zoë', last_name: "O'Hara" },
      ...{ email: `zoe.${index}@example.com`, phone: `041234560${index}`, postcode: '4000', terms: 'on' },
      ...{ trade_year: '2021', trade_make: 'Kia', trade_model: 'Seltos', trade_km: '40,000', trade_condition: 'Good' },
    }),
  });
  return acceptedSchema.parse(await body.json()).next.replace('/trade-in/offer/', '');
}

function addressOf(index: number): string {
  return `10.7.${index % 250}.${1 + Math.floor(index / 250)}`;
}
