import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { confined } from '@infra/build-kit/confined-shell';
import { SHELL_SERVER } from './build/build-if-stale';
import { operatorOrigin } from './config';
import type { PlatformConfig } from './config';
import type { ProcessSpec } from './supervisor/supervised-process';

/** Connections of the worker; the API has its default. */
const WORKER_POOL = '4';

type Wiring = {
  root: string;
  config: PlatformConfig;
  appUrl: string;
  smtpUrl: string;
  sessionSecret: string;
  /** Signs notifications to browsers unless the environment has a key of its own. */
  vapidKey: string;
  /** Fingerprint of the release key that shells trust. */
  trustedKey: string;
  environment?: NodeJS.ProcessEnv;
};

/**
 * All that the shell gets of the environment: it runs the remotes' code, which is to find no provider's key and no
 * password there. What it is told besides stands in its spec.
 */
const FOR_SHELL = [
  ...['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['SHELL_HOST', 'TRUST_PROXY', 'RENDER_THREADS', 'RENDER_THREAD_MB', 'PAGES_MB', 'SURROGATE_KEYS'],
  ...['REFRESH_MS', 'DRAIN_MS'],
];

/** What neither API nor worker gets of it. */
const PLATFORM_ONLY = [
  ...['DATABASE_URL', 'APP_DATABASE_URL', 'RELEASE_SIGNING_KEY', 'SESSION_SECRET', 'STARTED_AT'],
  ...['OPERATOR_HOST', 'OPERATOR_ORIGIN', 'SECOND_APPROVAL'],
];

/** The processes of one machine: the API, its workers, and the shell that shoppers reach. */
export function processSpecs(wiring: Wiring) {
  const { root, config, appUrl, smtpUrl, sessionSecret, trustedKey, vapidKey, environment = process.env } = wiring;
  const { port, apiPort, dataDir, logLevel } = config;
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const shopOrigin = `http://127.0.0.1:${port}`;
  // Node strips the types by itself; this lets imports leave out `.ts`.
  const fromSource = ['--import', pathToFileURL(join(root, 'infra/build-kit/bin/typescript.mjs')).href];
  const formStampSecret = formStampSecretOf(sessionSecret);
  const common = { NODE_ENV: 'production', LOG_LEVEL: logLevel };
  const folders = { artifactsDir: join(dataDir, 'artifacts'), stateDir: join(dataDir, 'shell') };
  const apiEnv = {
    ...withoutPlatformSecrets(environment),
    VAPID_PRIVATE_KEY: environment['VAPID_PRIVATE_KEY'] || vapidKey,
    ...common,
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    APP_DATABASE_URL: appUrl,
    SMTP_URL: smtpUrl,
    SESSION_SECRET: sessionSecret,
    FORM_STAMP_SECRET: formStampSecret,
  };
  const api: ProcessSpec = {
    name: 'api',
    args: [...fromSource, join(root, 'infra/api/src/main.ts')],
    env: apiEnv,
    readyUrl: `${apiOrigin}/readyz`,
    metricsUrl: `${apiOrigin}/metrics`,
  };
  const worker: ProcessSpec = {
    name: 'worker',
    args: [...fromSource, join(root, 'infra/api/src/worker.ts')],
    // On one machine a burst of deliveries leaves the database to whoever waits for a page.
    env: { ...apiEnv, DATABASE_POOL: WORKER_POOL },
  };
  const shell: ProcessSpec = {
    name: 'shell',
    args: [...confined({ root, ...folders }), join(root, SHELL_SERVER)],
    env: {
      ...Object.fromEntries(FOR_SHELL.map((name) => [name, environment[name]])),
      ...common,
      // Each thread takes memory from arenas of its own, which glibc hands back late: with two of them a shell under load has a
      // tenth less. Other allocators do not read it.
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      API_ORIGIN: apiOrigin,
      REGISTRY_URL: `${operatorOrigin(config)}/registry`,
      RELEASE_TRUSTED_KEY: trustedKey,
      ARTIFACTS_DIR: folders.artifactsDir,
      SHELL_STATE_DIR: folders.stateDir,
      SHELL_DIST: join(root, 'shell/dist'),
      FORM_STAMP_SECRET: formStampSecret,
    },
    readyUrl: `${shopOrigin}/readyz`,
    metricsUrl: `${shopOrigin}/metrics`,
  };
  return { api, worker, shell };
}

/** Shell, API and registry share this one only: the shell never knows the secret that sessions hang on. */
export function formStampSecretOf(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('form stamp').digest('hex');
}

/** The owner's login and the signing key stay with the platform. */
function withoutPlatformSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = { ...environment };
  for (const name of PLATFORM_ONLY) delete kept[name];
  return kept;
}
