import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { leftoverServerPid } from './claim-directory';
import type { LaunchedServer } from './cluster-state';

/** Crash recovery of the demo takes a second or two; that of a large interrupted import may take much longer. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;

type Launch = {
  launch: () => ChildProcess;
  /** Where a connection must succeed. */
  url: string;
  logFile: string;
  isCancelled: () => boolean;
};

/**
 * Launches the server and waits until it answers a query, which it refuses while it recovers
 * from a crash. When it exits at once it is launched again: the last children of a killed
 * server keep its shared memory, and the next one out, for a moment.
 */
export async function launchUntilReady({ launch, url, logFile, isCancelled }: Launch): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let child = launch();
  while (!isCancelled()) {
    if (hasEnded(child)) {
      if (Date.now() > deadline) break;
      await delay(250);
      child = launch();
    }
    await delay(25);
    if (!hasEnded(child) && (await accepts(url))) return child;
    if (Date.now() > deadline) break;
  }
  await stopServer(child);
  throw new Error(
    isCancelled() ? 'PostgreSQL start was cancelled' : `PostgreSQL did not start:\n${lastLines(logFile)}`,
  );
}

/** Ends sessions and stops cleanly; after 20 s without waiting for anyone (the next start then recovers). */
export async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child?.pid || hasEnded(child)) return;
  await stopPid(child.pid, () => !hasEnded(child));
}

/** Stops a server that outlived its supervisor; `launched` is what was noted when it was started. */
export async function stopLeftover(directory: string, launched?: LaunchedServer): Promise<void> {
  const pid = leftoverServerPid(directory, launched);
  if (pid !== undefined) await stopPid(pid, () => leftoverServerPid(directory) === pid);
}

async function stopPid(pid: number, isAlive: () => boolean): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (const end = Date.now() + STOP_TIMEOUT_MS; Date.now() < end; await delay(20)) {
      if (!isAlive()) return;
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function lastLines(logFile: string): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '(no log)';
}
