import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '@infra/api/db/migrate';
import { isAlive } from '../../is-alive';
import { ensureDatabase } from '../ensure-roles';
import { stopLeftover } from '../server-lifecycle';
import { startPostgres } from '../start-postgres';

export const RUN_DIR_PREFIX = 'dealer-test-';
/** Set by jest-global-setup.ts, inherited by the test processes. */
export const RUN_DIR_VARIABLE = 'DEALER_TEST_RUN_DIR';

/** Migrated once per run; every test database is a copy of it. */
export const TEMPLATE = 'template_dealer';

/** Nothing of a test's data has to survive a crash. */
const FAST_AND_LOOSE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'archive_mode=off',
];

export type TestServer = { url: string; appUrl: string; adminUrl: string };

/** The run's one server, started by whoever asks first, in whichever of jest's processes. */
export async function testServer(): Promise<TestServer> {
  const runDir = process.env[RUN_DIR_VARIABLE];
  if (!runDir) throw new Error(`${RUN_DIR_VARIABLE} is not set: jest must run jest-global-setup.ts`);
  const answerFile = join(runDir, 'server.json');
  if (isFirst(runDir)) await startAndPublish(runDir, answerFile);
  while (!existsSync(answerFile)) await delay(50);
  const answer = JSON.parse(readFileSync(answerFile, 'utf8')) as TestServer | { error: string };
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

function isFirst(runDir: string): boolean {
  try {
    mkdirSync(join(runDir, 'starting'));
    return true;
  } catch {
    return false;
  }
}

/** A failure is published too: the other test processes wait for an answer. */
async function startAndPublish(runDir: string, answerFile: string): Promise<void> {
  let answer: TestServer | { error: string };
  try {
    chmodSync(runDir, 0o755);
    const log = { info: () => undefined, warn: console.warn };
    const { url, appUrl, adminUrl, detach } = await startPostgres({ dataDir: runDir, log, settings: FAST_AND_LOOSE });
    detach();
    await createTemplate({ url, adminUrl });
    answer = { url, appUrl, adminUrl };
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) };
  }
  writeFileSync(`${answerFile}.new`, JSON.stringify(answer), { mode: 0o600 });
  renameSync(`${answerFile}.new`, answerFile);
}

async function createTemplate({ url, adminUrl }: { url: string; adminUrl: string }): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await ensureDatabase(admin, TEMPLATE);
  } finally {
    await admin.end();
  }
  await migrate(withDatabase(url, TEMPLATE));
}

/** The same server and role, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Stops the run's server, if any test started it, and removes its directory. */
export async function stopTestServer(runDir: string): Promise<void> {
  await stopLeftover(join(runDir, 'pg'));
  rmSync(runDir, { recursive: true, force: true });
}

/** Cleans up after runs that were killed before their teardown. */
export async function sweepAbandonedRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = new RegExp(`^${RUN_DIR_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await stopTestServer(join(tmpdir(), name));
  }
}
