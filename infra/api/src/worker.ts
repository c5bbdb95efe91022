import { setPriority } from 'node:os';
import type { PgBoss } from 'pg-boss';
import type { ApiDeps } from './api-deps';
import { loadConfig } from './config';
import { createDb } from './db/db';
import { createBoss } from './db/jobs';
import { formEffects } from './form-effects';
import { registerLeadWorkers } from './modules/leads/leads.worker';
import { registerRefundWorker } from './modules/reservations/deposit/reservation.worker';
import { workOnAlerts } from './modules/saved-searches/alerts.worker';
import { workOnEstimates } from './modules/stock/refresh-estimates.worker';
import { openSiteDirectory } from './modules/site/site-directory.service';
import { createLog } from './plugins/request-log';
import { shutDownOnSignal } from './shut-down';

/** Makes a module's queues and starts working on them. Handlers may run twice for one job. */
export type RegisterWorkers = (boss: PgBoss, deps: ApiDeps) => Promise<void>;

/** The kernel's nice value. */
const YIELDING = 10;

/** Modules with work to do in the background. */
const modules: readonly RegisterWorkers[] = [
  (boss, deps) => registerLeadWorkers(boss, { ...deps, effects: formEffects(deps) }),
  registerRefundWorker,
  workOnEstimates,
  workOnAlerts,
];

/** Where one machine does both, a shopper who waits for an answer comes before a mail that nobody waits for. */
setPriority(YIELDING);

const config = loadConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const db = createDb(config.APP_DATABASE_URL, { max: config.DATABASE_POOL });
const boss = createBoss(config.APP_DATABASE_URL, 'worker');
boss.on('error', (error) => log.error({ err: error }, 'Job queue'));
await boss.start();
const sites = await openSiteDirectory(db, log);
for (const register of modules) await register(boss, { config, db, jobs: boss, log, sites });
log.info({ modules: modules.length }, 'Workers ready');
// The supervisor waits for this word: a worker has no port to ask.
process.send?.('ready');

shutDownOnSignal(async () => {
  // Waits for jobs at work; those not finished are retried by the next worker.
  await boss.stop({ graceful: true, timeout: 10_000 });
  sites.stop();
  await db.$client.end();
});
