import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@infra/api/db/db';
import { migrate } from '@infra/api/db/migrate';
import { seeds } from '@infra/api/test/seeds';
import { freePort } from '@infra/platform/free-port';
import { startPostgres } from '@infra/platform/postgres/start-postgres';
import { processSpecs } from '@infra/platform/process-specs';
import { SupervisedProcess } from '@infra/platform/supervisor/supervised-process';
import { waitUntilReady } from '@infra/platform/supervisor/wait-until-ready';
import { startLeadInbox } from './lead-inbox';

const ROOT = join(import.meta.dirname, '../../../..');
export const SITE = { group: 'bench', site: 'bench-cars', host: 'bench-cars.test' };
const CARS = 20;

/** What differs from a site as the seeds make it. */
type SiteExtras = { hosts?: string[]; remotes?: Record<string, Record<string, unknown>> };

/**
 * What takes and delivers leads, as `npm start` runs it and with PostgreSQL's own promises about crashes: database, API,
 * worker and a mail server, with one site, one dealership and some cars. No shell: it only hands forms on.
 */
export async function startLeadPlatform(resources: AsyncDisposableStack, site: SiteExtras = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dealer-bench-leads-'));
  resources.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  // The database's own account reaches it, so that all of it is in one place.
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });
  resources.defer(() => postgres.stop());
  await migrate(postgres.url);
  const owner = createDb(postgres.url, { max: 2, statementTimeoutMs: 0 });
  resources.defer(() => owner.$client.end());
  const app = createDb(postgres.appUrl, { max: 1 });
  resources.defer(() => app.$client.end());
  const carIds = await fill(owner, site);
  const inbox = await startLeadInbox();
  resources.defer(() => inbox.stop());

  const apiPort = await freePort(0);
  const specs = processSpecs({
    root: ROOT,
    config: { ...NOT_STARTED, apiPort, dataDir },
    appUrl: postgres.appUrl,
    smtpUrl: inbox.url,
    sessionSecret: 'a secret of this benchmark, long enough',
    vapidKey: Buffer.alloc(32, 1).toString('base64url'),
    trustedKey: 'of no shell',
  });
  const start = async (name: 'api' | 'worker') => {
    // Killed every few seconds on purpose, it is not to be punished with longer and longer pauses.
    const process = new SupervisedProcess(specs[name], () => undefined, { longestBackoffMs: 250 });
    resources.defer(() => process.stop());
    process.start();
    await waitUntilReady(process, new AbortController().signal);
    return process;
  };
  const [api, worker] = await Promise.all([start('api'), start('worker')]);
  return { origin: `http://127.0.0.1:${apiPort}`, dataDir, owner, app, postgres, api, worker, inbox, carIds };
}
export type LeadPlatform = Awaited<ReturnType<typeof startLeadPlatform>>;

/** The rest of a platform's configuration, of which neither API nor worker takes anything. */
const NOT_STARTED = {
  ...{
    port: 0,
    operatorPort: 0,
    operatorHost: '127.0.0.1',
    publicOperatorOrigin: 'http://localhost',
    secondApproval: false,
    trustProxy: [],
    logLevel: 'silent',
    seedDemo: false,
    spares: false,
    startedAtMs: 0,
  },
  ...{ databaseUrl: undefined, appDatabaseUrl: undefined, smtpUrl: undefined, sessionSecret: undefined },
};

async function fill(owner: ReturnType<typeof createDb>, site: SiteExtras): Promise<string[]> {
  const seed = seeds(owner, { refresh: async () => undefined });
  await seed.addGroup(SITE.group);
  const flags = flagsSchema.parse({ leads_to_site_mailbox: true });
  await seed.addSite({ slug: SITE.site, group: SITE.group, hosts: [SITE.host], flags, ...site });
  await seed.addLocation({ group: SITE.group });
  const cars = await Promise.all(Array.from({ length: CARS }, () => seed.addVehicle({ group: SITE.group })));
  return cars.map(({ id }) => id);
}
