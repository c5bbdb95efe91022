import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { remoteNames } from '@shared-kit/contracts/remote.contract';
import type { RemoteName } from '@shared-kit/contracts/remote.contract';
import { ArtifactCopy } from './artifact-copy';
import type { Fault, Side } from './faults';

const root = path.resolve(import.meta.dirname, '../../../..');

/** How long a shell may take to start, in milliseconds. */
const START_BUDGET_MS = 15_000;

export type FaultyShell = { origin: string; log: () => string; stop: () => Promise<void> };

/**
 * The production shell in a process of its own, in front of the running API, with a registry of its own in
 * which one remote has one version, and that version is spoiled: the last rungs of the failure ladder.
 */
export async function startFaultyShell({
  remote,
  fault,
  side,
  apiOrigin,
}: {
  remote: RemoteName;
  fault: Fault;
  side: Side;
  apiOrigin: string;
}): Promise<FaultyShell> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'faulty-shell-'));
  const registry = await serveRegistry(dir, remote, fault, side);
  const port = await freePort();
  const output: string[] = [];
  const shell = spawn(process.execPath, [path.join(root, 'shell/dist/server/server.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      REGISTRY_URL: registry.url,
      ARTIFACTS_DIR: path.join(dir, 'artifacts'),
      SHELL_STATE_DIR: path.join(dir, 'state'),
    },
  });
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const log = () => output.join('');
  await untilReady(`http://localhost:${port}/readyz`, log);
  return {
    origin: `http://localhost:${port}`,
    log,
    async stop() {
      const gone = new Promise((resolve) => shell.once('exit', resolve));
      shell.kill();
      await gone;
      registry.close();
      fs.rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function serveRegistry(dir: string, faulty: RemoteName, fault: Fault, side: Side) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const remotes = Object.fromEntries(
    remoteNames.map((name) => {
      const artifact = new ArtifactCopy(path.join(root, name, 'dist'), path.join(dir, 'artifacts'), name);
      if (name === faulty) fault.before?.(artifact, side);
      const published = artifact.sign(privateKey);
      if (name === faulty) fault.after?.(artifact, side);
      return [name, { stable: published.version, versions: [published] }];
    }),
  );
  const snapshot = JSON.stringify({
    revision: 1,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    remotes,
  });
  const server = http.createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(snapshot),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
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
