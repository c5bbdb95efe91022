import { startPostgres } from '/work/wt/api-core/infra/platform/src/postgres/start-postgres';
import { migrate } from '/work/wt/api-core/infra/api/src/db/migrate';
const pg = await startPostgres({ dataDir: '/work/wt/api-core/.data', log: console as never });
await migrate(pg.url);
console.log('URLS', pg.url, pg.appUrl);
process.on('SIGTERM', () => void pg.stop().then(() => process.exit(0)));
setInterval(() => {}, 1e6);
