import { mkdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { noteAddresses } from '@infra/api/db/instance';
import { keptMailsFolder } from '@infra/api/modules/messaging/kept-mails.service';
import { tryRendering } from '@infra/releases/gate/render/render-trial';
import { publishLocalBuilds } from '@infra/releases/publish/publish-local-builds';
import { openEvidenceRepository } from '@infra/releases/evidence/evidence-repository';
import { openPlanLog } from '@infra/releases/plan/plan-log';
import { openPublicationLog } from '@infra/releases/upload/publication-log';
import { LOCAL_BUILDS } from '@infra/releases/registry/actor';
import { openReleaseLog } from '@infra/releases/registry/log/release-log';
import { openRingLog } from '@infra/releases/rings/ring-log';
import { loadExistingSigningKey } from '@infra/releases/key/signing-key';
import { pinnedReleaseKey, readReleaseKeys } from '@infra/releases/key/release-keys';
import { seedDemo } from '@infra/demo/seed';
import { CONSOLE, KIT_PAGE, buildIfStale } from './build/build-if-stale';
import { asOperator } from './as-operator';
import { operatorHosts, operatorOrigin } from './config';
import type { PlatformConfig } from './config';
import { lockInstance } from './instance-lock';
import { firstLink } from './operator/accounts/first-link';
import { buildOperatorServer } from './operator/operator-server';
import { readSites } from './operator/read-sites';
import type { SiteSummary } from './operator/read-sites';
import { startMailCatcher } from './outbox/mail-catcher';
import { setReleasePolicy } from '@infra/releases/registry/log/release-policy';
import { automateReleases } from './release-automation';
import { KeptMails } from './outbox/kept-mails';
import { requireFreePorts } from './ports';
import { formStampSecretOf, processSpecs } from './process-specs';
import { MACHINE_KEY, keptSecret, keptVapidKey } from './secrets';
import { seedOnce } from './seed-once';
import { startDatabase } from './start-database';
import { SupervisedProcess } from './supervisor/supervised-process';
import type { Output, ProcessSpec } from './supervisor/supervised-process';
import { waitUntilReady } from './supervisor/wait-until-ready';

const ROOT = join(import.meta.dirname, '../../..');

type Options = {
  config: PlatformConfig;
  log: Logger;
  /** Progress, for the person at the terminal. */
  announce: (line: string) => void;
  /** Lines of the supervised processes. */
  output: Output;
  /** Everything started is registered here in order; disposing stops it in reverse, the database last. */
  resources: AsyncDisposableStack;
  /** Aborted when the platform is to stop before it was ready. */
  signal: AbortSignal;
  development?: Development;
};

/** What `npm run dev` runs otherwise. */
export type Development = { shell: (spec: ProcessSpec) => ProcessSpec };

export type RunningPlatform = {
  sites: SiteSummary[];
  /** Signs in once, while no release manager can by themselves; a path of the operator port. */
  firstLink: string | null;
  processes: Record<'api' | 'worker' | 'shell', SupervisedProcess>;
};

/** Starts everything and answers once all of it serves. */
export async function startPlatform({
  config,
  log,
  announce,
  output,
  resources,
  signal,
  development,
}: Options): Promise<RunningPlatform> {
  const { dataDir, operatorPort, operatorHost, apiPort, port } = config;
  resources.defer(lockInstance(dataDir));
  await requireFreePorts(config);

  const [database] = await Promise.all([
    prepareDatabase({ config, log, announce, resources, signal }),
    buildIfStale({ root: ROOT, announce, signal }),
  ]);
  signal.throwIfAborted();
  // Before anything is signed by a key that no shell would believe.
  const trustedKey = pinnedReleaseKey(dataDir);
  // Before the first decision that it may concern.
  await setReleasePolicy(database.url, { actor: LOCAL_BUILDS.name, secondApproval: config.secondApproval });
  await publishLocalBuilds({ rootDir: ROOT, dataDir, databaseUrl: database.url, log: asStepLog(log) });

  const mails = new KeptMails(keptMailsFolder(dataDir));
  const smtpUrl = config.smtpUrl ?? (await caughtMail(mails, log, resources));
  const sessionSecret = config.sessionSecret ?? keptSecret(dataDir, 'session-secret');
  const specs = processSpecs({
    root: ROOT,
    config,
    appUrl: database.appUrl,
    smtpUrl,
    trustedKey,
    ...{ sessionSecret, vapidKey: keptVapidKey(dataDir) },
  });
  const processes = supervise({ ...specs, shell: development?.shell(specs.shell) ?? specs.shell }, output);

  const { releases, rings, evidence, plans, publications } = openLogs(database.url, log, resources);
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const registryUrl = `${operatorOrigin(config)}/registry`;
  const artifactsDir = join(dataDir, 'artifacts');
  const operator = buildOperatorServer({
    log,
    port,
    registryUrl,
    apiOrigin,
    hosts: operatorHosts(config),
    signIn: signInBy(config, sessionSecret),
    processes: Object.values(processes),
    owner: database.owner,
    mails,
    releases,
    rings,
    evidence: { repository: evidence, plans, secret: formStampSecretOf(sessionSecret) },
    readReleaseKeys: () => readReleaseKeys(dataDir),
    artifactsDir,
    publishing: {
      publications,
      key: () => loadExistingSigningKey(dataDir),
      uploadsDir: emptyFolder(join(dataDir, 'uploads')),
      tryRendering: (candidate, stable) => tryRendering(candidate, stable, { rootDir: ROOT, artifactsDir, apiOrigin }),
    },
    kitDirectory: join(ROOT, KIT_PAGE),
    consoleDirectory: join(ROOT, CONSOLE),
    picturesDirectory: process.env['IMAGES_DIR'] || join(ROOT, 'infra/demo/pictures'),
  });
  resources.defer(() => operator.close());
  await operator.listen({ port: operatorPort, host: operatorHost });
  noteAddresses(dataDir, { apiOrigin, registryUrl });

  const automation = automateReleases({ owner: database.owner, releases, rings, plans, evidence, artifactsDir, log });
  resources.defer(() => automation.stop());

  await startInOrder(processes, resources, signal);
  // In development a process that ends is to be seen.
  if (config.spares && !development) keepSpares(processes);
  const sites = await readSites({ apiOrigin, registryUrl, port });
  const secret = await asOperator(database.owner, (client) => firstLink(client, userInfo().username, Date.now()));
  return { sites, processes, firstLink: secret && `/sign-in/link?token=${secret}` };
}

/** What releases are kept in; closed with the platform. */
function openLogs(url: string, log: Logger, resources: AsyncDisposableStack) {
  const logs = {
    releases: openReleaseLog(url, (events) =>
      log.error({ events }, 'The release log has events that this version does not understand'),
    ),
    rings: openRingLog(url),
    evidence: openEvidenceRepository(url),
    plans: openPlanLog(url),
    publications: openPublicationLog(url),
  };
  for (const opened of Object.values(logs)) resources.defer(() => opened.close());
  return logs;
}

/** What signing in to the operator port goes by. */
function signInBy({ trustProxy, publicOperatorOrigin: origin, dataDir }: PlatformConfig, secret: string) {
  return { trustProxy, origin, secret, machineKey: keptSecret(dataDir, MACHINE_KEY) };
}

/** What an earlier process left half done is gone. */
function emptyFolder(directory: string): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { mode: 0o700 });
  return directory;
}

type Processes = RunningPlatform['processes'];

function supervise(specs: Record<keyof Processes, ProcessSpec>, output: Output): Processes {
  return {
    api: new SupervisedProcess(specs.api, output),
    worker: new SupervisedProcess(specs.worker, output),
    shell: new SupervisedProcess(specs.shell, output),
  };
}

/** The shell reads its sites from the API at once, so it comes after it, and is stopped before it. */
async function startInOrder(
  { api, worker, shell }: Processes,
  resources: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<void> {
  const start = async (process: SupervisedProcess) => {
    resources.defer(() => process.stop());
    process.start();
    await waitUntilReady(process, signal);
  };
  await Promise.all([start(worker), start(api).then(() => start(shell))]);
}

function keepSpares({ api, shell }: Processes): void {
  for (const process of [api, shell]) process.keepSpare();
}

/** Without a mail server every mail is caught and shown to the operator. @returns the catcher's address */
async function caughtMail(mails: KeptMails, log: Logger, resources: AsyncDisposableStack): Promise<string> {
  const catcher = await startMailCatcher({ mails, log: asStepLog(log) });
  resources.defer(() => catcher.stop());
  return catcher.url;
}

async function prepareDatabase({ config, log, announce, resources, signal }: Omit<Options, 'output'>) {
  const database = await startDatabase({ config, log: asStepLog(log), resources });
  signal.throwIfAborted();
  const seed = () =>
    seedDemo({
      databaseUrl: database.url,
      dataDir: config.dataDir,
      port: config.port,
      log: { info: announce, warn: announce },
    });
  if (config.seedDemo) await seedOnce({ owner: database.owner, announce, seed });
  return database;
}

function asStepLog(log: Logger) {
  return { info: (message: string) => log.info(message), warn: (message: string) => log.warn(message) };
}
