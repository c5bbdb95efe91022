import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { buildApp } from '../src/app';
import { loadConfig } from '../src/config';
import { createDb } from '../src/db/db';
import { createBoss } from '../src/db/jobs';
import { openSiteDirectory } from '../src/modules/site/site-directory.service';
import { stockFacts } from '../src/modules/vehicle/stock-facts';
import { createLog } from '../src/plugins/request-log';
import { seeds } from './seeds';

/** The real app on a real, empty PostgreSQL. Nothing inside the server is mocked. */
export async function startTestApp(env: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'dealer-api-test-'));
  const config = loadConfig({
    APP_DATABASE_URL: database.appUrl,
    SESSION_SECRET: 'a secret of this test run, long enough',
    LOG_LEVEL: 'info',
    DATA_DIR: dataDir,
    ...env,
  });
  /** Every line the server logged. */
  const logged: string[] = [];
  const log = createLog(config.LOG_LEVEL, { write: (line) => logged.push(line) });
  const db = createDb(database.appUrl);
  const ownerDb = createDb(database.url, { max: 2 });
  const boss = createBoss(database.appUrl, 'sender');
  boss.on('error', (error) => log.error({ err: error }, 'Job queue'));
  await boss.start();
  const sites = await openSiteDirectory(db, log, { refreshMs: 60_000, factsOf: stockFacts(db) });
  const app = buildApp({ config, db, jobs: boss, log, sites });
  await app.ready();

  return {
    app,
    db,
    /** As the role that imports and migrates; row level security binds it too. */
    ownerDb,
    database,
    config,
    boss,
    sites,
    log,
    logged,
    ...seeds(ownerDb, sites),
    async stop() {
      await app.close();
      sites.stop();
      await boss.stop();
      await Promise.all([db.$client.end(), ownerDb.$client.end()]);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
