import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { apiOrigin as runningApi, dataDir, operatorOrigin, rootDir } from '../running-platform';

/** How long a shell may take to start, in milliseconds. */
const START_BUDGET_MS = 60_000;

export type ShellProcess = { origin: string; isRunning: () => boolean; log: () => string; stop: () => Promise<void> };

type ShellOptions = {
  /** `shell/dist`, or another build of the shell. */
  dist: string;
  mode: 'production' | 'development';
  registryUrl: string;
  artifactsDir: string;
  stateDir: string;
  /** Milliseconds between looks at the registry; the shell's own default without it. */
  refreshMs?: number;
  /** Another API than the running platform's. */
  apiOrigin?: string;
  /** Remotes from their development builds, by name. */
  workingCopies?: Record<string, string>;
};

/** A shell of its own, in front of the running API if no other is named. */
export async function startShell({
  dist,
  mode,
  registryUrl,
  artifactsDir,
  stateDir,
  refreshMs,
  workingCopies,
  apiOrigin = runningApi,
}: ShellOptions): Promise<ShellProcess> {
  const trusted = await presentedKey(registryUrl);
  const port = await freePort();
  const output: string[] = [];
  const shell = spawn(process.execPath, [path.join(rootDir, dist, 'server/server.mjs')], {
    cwd: rootDir,
    env: {
      ...process.env,
      NODE_ENV: mode,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      REGISTRY_URL: registryUrl,
      RELEASE_TRUSTED_KEY: trusted,
      ARTIFACTS_DIR: artifactsDir,
      SHELL_STATE_DIR: stateDir,
      SHELL_DIST: path.join(rootDir, dist),
      ...(refreshMs === undefined ? {} : { REFRESH_MS: String(refreshMs) }),
      ...(workingCopies && { WORKING_COPIES: JSON.stringify(workingCopies) }),
    },
  });
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const log = () => output.join('');
  const isRunning = () => shell.exitCode === null && shell.signalCode === null;
  const stop = async () => {
    if (!isRunning()) return;
    const gone = new Promise((resolve) => shell.once('exit', resolve));
    shell.kill();
    await gone;
  };
  try {
    await untilReady(`http://localhost:${port}/readyz`, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://localhost:${port}`, isRunning, log, stop };
}

/** What the running platform has released, in a production shell of its own before another API. */
export async function startShellBefore(apiOrigin: string, resources: AsyncDisposableStack): Promise<ShellProcess> {
  const stateDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shell-before-'));
  resources.defer(() => fs.rmSync(stateDir, { recursive: true, force: true }));
  const shell = await startShell({
    dist: 'shell/dist',
    mode: 'production',
    registryUrl: `${operatorOrigin}/registry`,
    artifactsDir: path.join(dataDir, 'artifacts'),
    stateDir,
    apiOrigin,
  });
  resources.defer(() => shell.stop());
  return shell;
}

/** A test is the operator of its registry: the key that this one has is the one to trust. */
async function presentedKey(registryUrl: string): Promise<string> {
  const snapshot = (await (await fetch(`${registryUrl}/snapshot.json`)).json()) as { publicKey: string };
  return snapshot.publicKey;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, log: () => string): Promise<void> {
  const until = Date.now() + START_BUDGET_MS;
  while (Date.now() < until) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The shell did not start:\n${log()}`);
}
