import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSpoiledRegistry } from '@infra/e2e/failure-matrix/spoiled-registry';
import { confined } from '@infra/build-kit/confined-shell';
import type { PlatformInstance } from '@infra/platform/test-run/platform-instance';
import { startNode } from '../hostile/rolling/start-node';
import { shopAt } from '../hostile/remembered/shop';
import type { Shop } from '../hostile/remembered/shop';

type Of = {
  instance: PlatformInstance;
  signal: AbortSignal;
  nodeArgs?: readonly string[];
  /** What the shell is told besides. */
  env?: NodeJS.ProcessEnv;
};

/** A shell before the instance's API and a registry of its own, in which versions are spoiled with a good one before them. */
export async function shellBeforeSpoiled(
  resources: AsyncDisposableStack,
  { instance, signal, nodeArgs = [], env = {} }: Of,
) {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-spoiled-'));
  resources.defer(() => rmSync(dir, { recursive: true, force: true }));
  chmodSync(dir, 0o755);
  const [artifactsDir, stateDir] = ['artifacts', 'state'].map((name) => path.join(dir, name)) as [string, string];
  mkdirSync(stateDir);
  const registry = await openSpoiledRegistry(artifactsDir, { withGood: true });
  resources.defer(() => void registry.close());
  const { publicKey } = (await (await fetch(`${registry.url}/snapshot.json`)).json()) as { publicKey: string };
  const root = path.join(import.meta.dirname, '../../../..');
  const { port } = await startNode(resources, {
    ...{ name: 'shell', instance, signal },
    nodeArgs: [...nodeArgs, ...confined({ root, artifactsDir, stateDir })],
    env: {
      ...env,
      ...{
        API_ORIGIN: instance.testEnv['E2E_API_ORIGIN'],
        REGISTRY_URL: registry.url,
        REFRESH_MS: '50',
      },
      ...{ RELEASE_TRUSTED_KEY: publicKey, ARTIFACTS_DIR: artifactsDir, SHELL_STATE_DIR: stateDir },
    },
  });
  return { registry, shop: shopAt(port) };
}

/** The instance's own shell and so many beside it. */
export async function shellsOf(
  resources: AsyncDisposableStack,
  { instance, signal }: Of,
  beside: number,
): Promise<Shop[]> {
  const shops = [shopAt(instance.testEnv['E2E_PORT'] ?? '')];
  for (let count = 0; count < beside; count += 1) {
    const env = { API_ORIGIN: instance.testEnv['E2E_API_ORIGIN'] };
    shops.push(shopAt((await startNode(resources, { name: 'shell', instance, signal, env })).port));
  }
  return shops;
}
