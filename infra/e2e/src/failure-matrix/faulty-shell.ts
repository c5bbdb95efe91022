import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { remoteNames } from '@shared-kit/contracts/remote.contract';
import type { RemoteName } from '@shared-kit/contracts/remote.contract';
import { rootDir } from '../running-platform';
import { startShell } from '../shell-process';
import type { ShellProcess } from '../shell-process';
import { ArtifactCopy } from './artifact-copy';
import type { Fault, Side } from './faults';

/**
 * The production shell in a process of its own, in front of the running API, with a registry of its own in
 * which one remote has one version, and that version is spoiled: the last rungs of the failure ladder.
 */
export async function startFaultyShell(faulty: {
  remote: RemoteName;
  fault: Fault;
  side: Side;
}): Promise<ShellProcess> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'faulty-shell-'));
  const registry = await serveRegistry(dir, faulty);
  const tidyUp = () => {
    registry.close();
    fs.rmSync(dir, { recursive: true, force: true });
  };
  try {
    const shell = await startShell({
      dist: 'shell/dist',
      mode: 'production',
      registryUrl: registry.url,
      artifactsDir: path.join(dir, 'artifacts'),
      stateDir: path.join(dir, 'state'),
    });
    return { ...shell, stop: () => shell.stop().finally(tidyUp) };
  } catch (error) {
    tidyUp();
    throw error;
  }
}

async function serveRegistry(dir: string, faulty: { remote: RemoteName; fault: Fault; side: Side }) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const remotes = Object.fromEntries(
    remoteNames.map((name) => {
      const artifact = new ArtifactCopy(path.join(rootDir, name, 'dist'), path.join(dir, 'artifacts'), name);
      if (name === faulty.remote) faulty.fault.before?.(artifact, faulty.side);
      const published = artifact.sign(privateKey);
      if (name === faulty.remote) faulty.fault.after?.(artifact, faulty.side);
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
