import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port';

export type PlatformInstance = {
  /** Tells the tests where it is. */
  testEnv: Record<string, string>;
  stop(): Promise<void>;
};

type InstanceEnv = Record<'PORT' | 'OPERATOR_PORT' | 'API_PORT' | 'DATA_DIR', string>;

/** All journeys come from this machine's one address; what an installation has is tested beside the API's source. */
const CAPS = {
  HOLDS_AT_ONCE_PER_RANGE: '1000',
  HOLDS_AT_ONCE_PER_SITE: '1000',
  SMS_CODES_AN_HOUR_PER_SITE: '10000',
  SMS_CODES_AN_HOUR: '10000',
  SMS_CODES_AN_HOUR_PER_ADDRESS_RANGE: '10000',
};

/** Starts the platform as `npm start` does, on free ports and an empty data directory of its own. `settings` are variables of its environment besides. */
export async function startPlatformInstance(
  root: string,
  signal: AbortSignal,
  settings: Readonly<Record<string, string>> = {},
): Promise<PlatformInstance> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dealer-journeys-'));
  chmodSync(dataDir, 0o755);
  const env: InstanceEnv = {
    PORT: String(await freePort(0)),
    OPERATOR_PORT: String(await freePort(0)),
    API_PORT: String(await freePort(0)),
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, [join(root, 'infra/platform/bin/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...CAPS, ...env, ...settings },
    // The fourth channel closes with this process: nothing is left running when the tests are killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isReady = await Promise.race([
    exited.then(() => false),
    once(signal, 'abort').then(() => false),
    new Promise<boolean>((resolve) => {
      if (child.stdout)
        createInterface(child.stdout).on('line', (line) => {
          process.stdout.write(`  ${line}\n`);
          if (line.startsWith('ready in ')) resolve(true);
        });
    }),
  ]);
  if (isReady) return { testEnv: testEnvironment(env), stop };
  await stop();
  throw new Error('The platform did not start');
}

function testEnvironment({ PORT, OPERATOR_PORT, API_PORT, DATA_DIR }: InstanceEnv): Record<string, string> {
  return {
    E2E_PORT: PORT,
    E2E_OPERATOR_PORT: OPERATOR_PORT,
    E2E_API_ORIGIN: `http://127.0.0.1:${API_PORT}`,
    E2E_DATA_DIR: DATA_DIR,
    OPERATOR_URL: `http://localhost:${OPERATOR_PORT}`,
  };
}
