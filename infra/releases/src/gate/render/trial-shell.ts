import { confined } from '@infra/build-kit/confined-shell';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sleep } from '@shared-kit/domain/async/sleep';
import { request as ask } from 'undici';

/** How long it may take to start on a busy machine, in milliseconds. */
const STARTS_WITHIN_MS = 90_000;
/** Two more than a page may take: what never ends is the page's fault, not the connection's. */
const PAGE_MS = 20_000;

const EXIT_WITH_PARENT = 'infra/platform/src/supervisor/exit-with-parent.mjs';

type Options = {
  rootDir: string;
  artifactsDir: string;
  trustedKey: string;
  /** What it takes for API and registry. */
  platform: string;
  /** Where it keeps its last good copies; a folder of its own, gone with it, unless one is given. */
  stateDir?: string;
};

/** A line of its log, as pino writes it. */
export type LogLine = {
  msg?: string;
  remote?: string;
  version?: string;
  module?: string;
  function?: string;
  /** `{remote}/{module}` of what a page was waiting for in vain. */
  part?: string;
  err?: { message?: string; stack?: string; problem?: { code?: string } };
};

/** A page, and how long all of it took in milliseconds. */
type Visit = { status: number | null; html: string; ms: number };

export type TrialShell = Awaited<ReturnType<typeof startTrialShell>>;

/**
 * Starts the shell as it is built here, confined as the one that serves shoppers, on a port of its own.
 *
 * @throws {Error} where it is not built, or does not start.
 */
export async function startTrialShell({ rootDir, artifactsDir, trustedKey, platform, stateDir: kept }: Options) {
  const server = path.join(rootDir, 'shell/dist/server/server.mjs');
  if (!existsSync(server)) throw new Error('the shell is not built here: npm run build');
  const stateDir = await realpath(kept ?? (await mkdtemp(path.join(tmpdir(), 'trial-shell-'))));
  const port = await freePort();
  const args = [...confined({ root: rootDir, artifactsDir, stateDir }), server];
  // Whoever looks at the version may be killed meanwhile: nobody else would end it.
  const child = spawn(process.execPath, ['--import', path.join(rootDir, EXIT_WITH_PARENT), ...args], {
    cwd: rootDir,
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port) },
      ...{ API_ORIGIN: platform, REGISTRY_URL: `${platform}/registry`, REFRESH_MS: '100' },
      ...{ ARTIFACTS_DIR: artifactsDir, SHELL_STATE_DIR: stateDir, SHELL_DIST: path.join(rootDir, 'shell/dist') },
      // Each page is rendered, one after the other: what takes longer is the version, not its neighbour.
      ...{ RELEASE_TRUSTED_KEY: trustedKey, RENDER_THREADS: '1', PAGES_MB: '0', DRAIN_MS: '0' },
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const log: LogLine[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface(stream).on('line', (line) => log.push(readLine(line)));
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exited;
    if (kept === undefined) await rm(stateDir, { recursive: true, force: true });
  }

  if (!(await isReady(origin, () => child.exitCode !== null))) {
    await stop();
    throw new Error(`the shell does not start: ${lastWords(log)}`);
  }
  return {
    port,
    /** Asks for a page as a browser does. */
    async visit(host: string, pathname: string): Promise<Visit> {
      const startedAt = performance.now();
      const answer = await read(`${origin}${pathname}`, `${host}:${port}`);
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the shell ended over ${pathname} of ${host}: ${lastWords(log)}`);
      return { ...answer, ms: performance.now() - startedAt };
    },
    async metrics(): Promise<string> {
      return (await ask(`${origin}/metrics`)).body.text();
    },
    /** What it has said since the last time. */
    takeLog: () => log.splice(0),
    stop,
  };
}

async function isReady(origin: string, hasEnded: () => boolean): Promise<boolean> {
  const until = performance.now() + STARTS_WITHIN_MS;
  while (!hasEnded() && performance.now() < until) {
    if (await answers(`${origin}/readyz`)) return true;
    await sleep(50);
  }
  return false;
}

function lastWords(log: readonly LogLine[]): string {
  const last = log.at(-1);
  return last?.err?.message ?? last?.msg ?? 'it says nothing';
}

function readLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { msg: line };
  }
}

/** All of a page. It has no status where the shell cut the connection, as it does when a page takes too long. */
async function read(url: string, host: string): Promise<Omit<Visit, 'ms'>> {
  try {
    const { statusCode, body } = await ask(url, {
      headers: { host, 'user-agent': 'Mozilla/5.0 (trial)', accept: 'text/html' },
      headersTimeout: PAGE_MS,
      bodyTimeout: PAGE_MS,
    });
    return { status: statusCode, html: await body.text() };
  } catch {
    return { status: null, html: '' };
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const { statusCode, body } = await ask(url, { headersTimeout: 2000 });
    await body.text();
    return statusCode === 200;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
