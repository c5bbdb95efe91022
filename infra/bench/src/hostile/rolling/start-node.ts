import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@infra/platform/free-port';
import { processSpecs } from '@infra/platform/process-specs';
import { SupervisedProcess } from '@infra/platform/supervisor/supervised-process';
import { waitUntilReady } from '@infra/platform/supervisor/wait-until-ready';
import { pinnedReleaseKey } from '@infra/releases/key/release-keys';
import type { PlatformInstance } from '@infra/platform/test-run/platform-instance';

const ROOT = join(import.meta.dirname, '../../../../..');

type Node = {
  name: 'api' | 'shell';
  instance: PlatformInstance;
  signal: AbortSignal;
  /** What it is told besides, or otherwise. */
  env?: NodeJS.ProcessEnv;
  /** What Node itself is told, before its program. */
  nodeArgs?: readonly string[];
};

/** An API or a shell beside the platform's own, on its database and its registry; ended with the resources. */
export async function startNode(resources: AsyncDisposableStack, { name, instance, signal, env, nodeArgs = [] }: Node) {
  const port = await freePort(0);
  const { E2E_DATA_DIR: dataDir = '', E2E_OPERATOR_PORT } = instance.testEnv;
  const { port: databasePort, appPassword } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    appPassword: string;
  };
  const operatorPort = Number(E2E_OPERATOR_PORT);
  const spec = processSpecs({
    ...{ root: ROOT, smtpUrl: 'smtp://127.0.0.1:9', environment: { ...process.env, ...env } },
    appUrl: `postgres://dealer_app:${encodeURIComponent(appPassword)}@127.0.0.1:${databasePort}/dealer`,
    trustedKey: pinnedReleaseKey(dataDir),
    sessionSecret: readFileSync(join(dataDir, 'session-secret'), 'utf8').trim(),
    vapidKey: readFileSync(join(dataDir, 'vapid-key'), 'utf8').trim(),
    config: {
      ...{ port, operatorPort, apiPort: port, dataDir, operatorHost: '127.0.0.1', logLevel: 'error' },
      publicOperatorOrigin: `http://localhost:${operatorPort}`,
      trustProxy: [],
      ...{ databaseUrl: undefined, appDatabaseUrl: undefined, smtpUrl: undefined, sessionSecret: undefined },
      ...{ seedDemo: false, spares: false, secondApproval: false, startedAtMs: 0 },
    },
  })[name];
  const told = { ...spec, args: [...nodeArgs, ...spec.args], env: { ...spec.env, ...env } };
  const started = new SupervisedProcess(told, (line) => process.stdout.write(`  ${line}\n`));
  resources.defer(() => started.stop());
  started.start();
  await waitUntilReady(started, signal);
  return { process: started, port: String(port), origin: `http://127.0.0.1:${port}` };
}
