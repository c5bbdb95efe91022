import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { drainable } from '@shared-kit/domain/http/draining';
import { buildApp } from './app';
import { loadConfig } from './config';
import { createDb } from './db/db';
import { createBoss } from './db/jobs';
import { columnWorker } from './modules/search/columns/engine/column-worker';
import { openSiteDirectory } from './modules/site/site-directory.service';
import { stockFacts } from './modules/vehicle/stock-facts';
import { createLog } from './plugins/request-log';
import { shutDownOnSignal } from './shut-down';

const config = loadConfig(process.env);
const log = createLog(config.LOG_LEVEL);
const db = createDb(config.APP_DATABASE_URL, { max: config.DATABASE_POOL });
const jobs = createBoss(config.APP_DATABASE_URL, 'sender');
jobs.on('error', (error) => log.error({ err: error }, 'Job queue'));
await jobs.start();
const sites = await openSiteDirectory(db, log, { factsOf: stockFacts(db) });
const columns = columnWorker({ url: config.APP_DATABASE_URL, log });
const app = buildApp({ config, db, jobs, log, sites, columns, isDraining: () => draining.isDraining() });
const draining = drainable(app.server);

shutDownOnSignal(async () => {
  await draining.drain(config.DRAIN_MS);
  await app.close();
  await columns.stop();
  sites.stop();
  await jobs.stop();
  await db.$client.end();
});
if (config.SPARE) {
  await app.ready();
  while (!columns.isLoaded()) await delay(100);
  process.send?.('loaded');
  await once(process, 'message');
}
await app.listen({ host: config.API_HOST, port: config.API_PORT });
