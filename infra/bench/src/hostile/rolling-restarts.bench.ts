// npm run bench:hostile -- rolling-restarts: two shells and two APIs, each pair behind a balancer, restarted in turn.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { waitUntilReady } from '@infra/platform/supervisor/wait-until-ready';
import { startPlatformInstance } from '@infra/platform/test-run/platform-instance';
import { startBalancer } from './rolling/balancer';
import { startNode } from './rolling/start-node';

const RATE = 20;
const RESTARTS = 20;
/** Four looks of the balancer. */
const DRAIN_MS = 1_000;
const PATHS = ['/search/new-used-and-demo-cars', '/api/search?page=1', '/', '/api/locations'];

const root = join(import.meta.dirname, '../../../..');
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
await using resources = new AsyncDisposableStack();

const instance = await startPlatformInstance(root, stop.signal, { SPARES: 'false' });
resources.defer(() => instance.stop());
const env = (name: string) => instance.testEnv[name] ?? '';
const node = (name: 'api' | 'shell', told: NodeJS.ProcessEnv = {}) =>
  startNode(resources, { name, instance, signal: stop.signal, env: { DRAIN_MS: String(DRAIN_MS), ...told } });
const apis = [await node('api'), await node('api')];
const apiBalancer = await startBalancer(apis.map(({ origin }) => origin));
resources.defer(() => apiBalancer.stop());
const behind = { API_ORIGIN: apiBalancer.origin };
const shells = [await node('shell', behind), await node('shell', behind)];
const shop = await startBalancer(shells.map(({ origin }) => origin));
resources.defer(() => shop.stop());
for (const path of [...PATHS, ...PATHS]) await read(path);

const reads: Promise<string | null>[] = [];
let isOver = false;
const startedAt = performance.now();
const reading = (async () => {
  for (let tick = 0; !isOver; tick += 1) {
    reads.push(read(PATHS[tick % PATHS.length] ?? '/'));
    await delay(Math.max(0, startedAt + ((tick + 1) * 1_000) / RATE - performance.now()));
  }
})();
const turns = [shells[0], apis[0], shells[1], apis[1]];
for (let count = 0; count < RESTARTS; count += 1) {
  const turn = turns[count % turns.length]!;
  await turn.process.restart();
  await waitUntilReady(turn.process, stop.signal);
  // As whoever rolls out waits for the balancer to see it.
  await delay(500);
}
isOver = true;
await reading;
const failed = (await Promise.all(reads)).filter((problem) => problem !== null);
process.stdout.write(
  `${RESTARTS} rolling restarts in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s at ${RATE} requests a second: ${failed.length} of ${reads.length} failed ${[...new Set(failed)].join(', ')}\nbound: 0; ${failed.length === 0 ? 'kept' : 'BROKEN'}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** A page without its cars has failed as much as no page. @returns what was wrong. */
async function read(path: string): Promise<string | null> {
  try {
    const { statusCode, body } = await request(`${shop.origin}${path}`, {
      headersTimeout: 15_000,
      headers: { host: `localhost:${env('E2E_PORT')}` },
    });
    const text = await body.text();
    if (statusCode !== 200) return `${path} status ${statusCode} ${text.slice(0, 60)}`;
    return text.includes('/cars/') || path === '/' || path === '/api/locations' ? null : `${path} without cars`;
  } catch (error) {
    return `${path} ${error instanceof Error ? error.message : String(error)}`;
  }
}
