import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { machineHeaders } from '@infra/platform/secrets';
import { startPlatformInstance } from '@infra/platform/test-run/platform-instance';
import { request } from 'undici';
import { z } from 'zod';

/** What a killed process costs those who read: `kill -9` under 20 requests a second. */

const RATE = 20;
const SECONDS_BEFORE = 2;
const SECONDS_AFTER = 8;
const PATHS = ['/search/new-used-and-demo-cars', '/api/search?page=1', '/'];
/** What may fail of the reads, in percent: the shell asks again. */
const API_PERCENT = 1;
/** How long the shoppers' port may fail them; what a killed shell was answering is lost with it. */
const SHELL_MS = 500;

const root = join(import.meta.dirname, '../../../..');
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
const processesSchema = z.array(
  z.object({ name: z.string(), pid: z.number().nullable(), spare: z.number().nullable() }),
);

type Read = { at: number; problem: string | null };

const instance = await startPlatformInstance(root, stop.signal);
const shop = `http://localhost:${instance.testEnv['E2E_PORT']}`;
const operator = `http://127.0.0.1:${instance.testEnv['E2E_OPERATOR_PORT']}`;
let isGood = false;
try {
  // The first pages of a fresh instance draw and compile; they are not what is measured.
  for (const path of PATHS) await read(path, 0);
  const api = await killed('api');
  const shell = await killed('shell');
  isGood = api.percent <= API_PERCENT && shell.lastedMs <= SHELL_MS;
  process.stdout.write(`bounds: api ${API_PERCENT} % of reads, shell ${SHELL_MS} ms; ${isGood ? 'kept' : 'BROKEN'}\n`);
} finally {
  await instance.stop();
}
process.exitCode = isGood ? 0 : 1;

/** Reads at a steady rate, kills the process in between, and prints what failed and for how long. */
async function killed(name: string): Promise<{ percent: number; lastedMs: number }> {
  const pid = await pidWithSpare(name);
  const startedAt = performance.now();
  const reads: Promise<Read>[] = [];
  for (let tick = 0; tick < RATE * (SECONDS_BEFORE + SECONDS_AFTER); tick += 1) {
    if (tick === RATE * SECONDS_BEFORE) process.kill(pid, 'SIGKILL');
    reads.push(read(PATHS[tick % PATHS.length] ?? '/', startedAt));
    await delay(Math.max(0, startedAt + ((tick + 1) * 1000) / RATE - performance.now()));
  }
  const failed = (await Promise.all(reads)).filter(({ problem }) => problem !== null);
  const times = failed.map(({ at }) => at);
  const lastedMs = times.length > 0 ? Math.max(...times) - Math.min(...times) : 0;
  const percent = (100 * failed.length) / reads.length;
  const problems = [...new Set(failed.map(({ problem }) => problem))].join(', ');
  process.stdout.write(
    `${name} killed: ${failed.length} of ${reads.length} reads failed (${percent.toFixed(1)} %), over ${lastedMs.toFixed(0)} ms ${problems}\n`,
  );
  return { percent, lastedMs };
}

/** A page without its cars has failed as much as no page. */
async function read(path: string, startedAt: number): Promise<Read> {
  const at = performance.now() - startedAt;
  try {
    const { statusCode, body } = await request(`${shop}${path}`, { headersTimeout: 15_000 });
    const text = await body.text();
    if (statusCode !== 200) return { at, problem: `status ${statusCode}` };
    return { at, problem: text.includes('/cars/') || path === '/' ? null : 'no cars' };
  } catch (error) {
    return { at, problem: error instanceof Error && 'code' in error ? String(error.code) : String(error) };
  }
}

async function pidWithSpare(name: string): Promise<number> {
  for (;;) {
    const { body } = await request(`${operator}/processes`, {
      headers: machineHeaders(instance.testEnv['E2E_DATA_DIR'] ?? ''),
    });
    const found = processesSchema.parse(await body.json()).find((process) => process.name === name);
    if (found?.pid && found.spare) return found.pid;
    await delay(200);
  }
}
