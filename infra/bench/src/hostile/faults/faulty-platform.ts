import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseRoad } from '@infra/api/test/database-road';
import { startPostgres } from '@infra/platform/postgres/start-postgres';
import { machineHeaders } from '@infra/platform/secrets';
import { startPlatformInstance } from '@infra/platform/test-run/platform-instance';

const ROOT = join(import.meta.dirname, '../../../../..');
/** Room for the demo's database twice over. */
const DISK_MB = 1_500;
/** All that the platform opens, and some. */
const CONNECTIONS = 80;

/**
 * A platform of its own whose PostgreSQL has a small disk of its own (tmpfs, which takes the right to mount), is reached
 * by a road that can be made slow or silent, and whose API and worker have a clock that can be moved.
 */
export async function startFaultyPlatform(resources: AsyncDisposableStack, signal: AbortSignal) {
  const folder = mkdtempSync(join(tmpdir(), 'dealer-bench-faults-'));
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk]);
  resources.defer(() => void execFileSync('umount', ['--lazy', disk]));
  const postgres = await startPostgres({
    dataDir: disk,
    log: { info: () => undefined, warn: () => undefined },
    settings: [`max_connections=${CONNECTIONS}`],
  });
  resources.defer(() => postgres.stop());
  const road = await openDatabaseRoad(postgres.appUrl);
  resources.defer(() => road.close());

  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const instance = await startPlatformInstance(ROOT, signal, {
    DATABASE_URL: postgres.url,
    APP_DATABASE_URL: road.through(postgres.appUrl),
    NODE_OPTIONS: `--import=${movedClock(clockFile)}`,
    LOG_LEVEL: 'error',
  });
  resources.defer(() => instance.stop());
  return {
    ...{ postgres, road, disk },
    shop: `http://localhost:${instance.testEnv['E2E_PORT']}`,
    operator: `http://127.0.0.1:${instance.testEnv['E2E_OPERATOR_PORT']}`,
    operatorHeaders: machineHeaders(instance.testEnv['E2E_DATA_DIR'] ?? ''),
    api: instance.testEnv['E2E_API_ORIGIN'] ?? '',
    moveClock: (ms: number) => writeFileSync(clockFile, String(ms)),
  };
}
/** As an address that holds the module itself: the shell may read no file of this folder, and starts all the same. */
function movedClock(clockFile: string): string {
  const source = readFileSync(join(import.meta.dirname, 'moved-clock.mjs'), 'utf8').replace('CLOCK_FILE', clockFile);
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

export type FaultyPlatform = Awaited<ReturnType<typeof startFaultyPlatform>>;
