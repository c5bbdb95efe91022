import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';
import { freePort } from '@infra/platform/free-port';
import { SupervisedProcess } from '@infra/platform/supervisor/supervised-process';
import { waitUntilReady } from '@infra/platform/supervisor/wait-until-ready';
import type { PlatformInstance } from '@infra/platform/test-run/platform-instance';
import { shopAt } from '../hostile/remembered/shop';
import { startBalancer } from '../hostile/rolling/balancer';
import { startNode } from '../hostile/rolling/start-node';
import { CANARY, REMOTE, versionsIn } from './release-tool';
import type { ReleaseTool } from './release-tool';

const RATE = 20;
/** What a killed process takes to be there again and looked at. */
const BETWEEN_MS = 2000;
/** Until the balancer has seen it. */
const SEEN_MS = 1000;
/** How long everybody may take to have what was decided once all are there again, in milliseconds. */
const FOLLOWS_MS = 5000;
const ROOT = path.join(import.meta.dirname, '../../../..');

type On = { resources: AsyncDisposableStack; instance: PlatformInstance; signal: AbortSignal; release: ReleaseTool };

/**
 * Two shells behind a balancer and their registry, killed in turn (`kill -9`) under 20 pages a second, so many rounds; while
 * the registry is dead something is decided. @returns pages that failed, those apart that a shell was just answering as it was
 * killed, and decisions that did not reach both shells.
 */
export async function killInTurn(on: On, rounds: number) {
  const { resources, signal, release } = on;
  const registry = await startRegistry(on);
  const env = { API_ORIGIN: on.instance.testEnv['E2E_API_ORIGIN'], REGISTRY_URL: registry.url };
  const shell = () => startNode(resources, { name: 'shell', instance: on.instance, signal, env });
  const shells = [await shell(), await shell()] as const;
  const balancer = await startBalancer(shells.map(({ origin }) => origin));
  resources.defer(() => balancer.stop());
  const load = startLoad(balancer.origin, on.instance.testEnv['E2E_PORT'] ?? '');
  let unheard = 0;
  for (let round = 0; round < rounds; round += 1) {
    const isCanary = round % 2 === 0;
    for (const victim of [shells[0].process, registry.process, shells[1].process]) {
      process.kill(victim.pid!, 'SIGKILL');
      if (victim === registry.process)
        await (isCanary
          ? release.run('roll', REMOTE, CANARY, '--weight', '100%')
          : release.run('rollback', REMOTE, CANARY));
      await delay(BETWEEN_MS);
      // `waitUntilReady` gives up on what has ended three times.
      while (!(await victim.isReady())) await delay(100, undefined, { signal });
      await delay(SEEN_MS);
    }
    for (const { port } of shells) if (!(await follows(port, isCanary))) unheard += 1;
  }
  const failed = await load.end();
  // Its shell had taken the connection: a balancer does not ask a second time for what may have been done.
  const lostWith = failed.filter((problem) => /ECONNRESET|other side closed/.test(problem));
  return { reads: load.count(), failed: failed.filter((problem) => !lostWith.includes(problem)), lostWith, unheard };
}

async function startRegistry({ resources, instance, signal }: On) {
  const { E2E_DATA_DIR: DATA_DIR = '' } = instance.testEnv;
  const { port, ownerPassword } = JSON.parse(readFileSync(path.join(DATA_DIR, 'postgres.json'), 'utf8')) as {
    port: number;
    ownerPassword: string;
  };
  const DATABASE_URL = `postgres://dealer_owner:${encodeURIComponent(ownerPassword)}@127.0.0.1:${port}/dealer`;
  const REGISTRY_PORT = String(await freePort(0));
  const origin = `http://127.0.0.1:${REGISTRY_PORT}`;
  const args = ['--import', path.join(ROOT, 'infra/build-kit/bin/typescript.mjs')];
  const spec = {
    ...{ name: 'registry', args: [...args, path.join(import.meta.dirname, 'registry-process.ts')] },
    ...{ env: { ...process.env, DATABASE_URL, DATA_DIR, REGISTRY_PORT }, readyUrl: `${origin}/readyz` },
  };
  const started = new SupervisedProcess(spec, (line) => process.stdout.write(`  ${line}\n`));
  resources.defer(() => started.stop());
  started.start();
  await waitUntilReady(started, signal);
  return { process: started, url: `${origin}/registry` };
}

function startLoad(origin: string, port: string) {
  const reads: Promise<string | null>[] = [];
  let isOver = false;
  const beganAt = performance.now();
  const loading = (async () => {
    for (let tick = 0; !isOver; tick += 1) {
      reads.push(read(origin, port));
      await delay(Math.max(0, beganAt + ((tick + 1) * 1000) / RATE - performance.now()));
    }
  })();
  return {
    count: () => reads.length,
    async end(): Promise<string[]> {
      isOver = true;
      await loading;
      return (await Promise.all(reads)).flatMap((failed) => failed ?? []);
    },
  };
}

/** @returns what was wrong with a home page; null where nothing was. */
async function read(origin: string, port: string): Promise<string | null> {
  try {
    const { statusCode, body } = await request(origin, {
      headersTimeout: 15_000,
      headers: { host: `localhost:${port}` },
    });
    const text = await body.text();
    if (statusCode !== 200) return `status ${statusCode} ${text.slice(0, 60)}`;
    return versionsIn(text).size === 1 && text.includes('</html>') ? null : 'not whole';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function follows(port: string, isCanary: boolean): Promise<boolean> {
  const shop = shopAt(port);
  for (const end = performance.now() + FOLLOWS_MS; performance.now() < end; await delay(100)) {
    const { text } = await shop.read({ site: 'corella', path: '/' });
    if (versionsIn(text).has(CANARY) === isCanary) return true;
  }
  return false;
}
