import type { Logger } from 'pino';
import type { Config } from './config';
import type { Db } from './db/db';
import type { Jobs } from './db/jobs';
import type { ColumnEngine } from './modules/search/columns/engine/column-engine';
import type { ColumnWorker } from './modules/search/columns/engine/column-worker';
import type { SiteDirectory } from './modules/site/site-directory.service';

/** What modules may use of the process they run in. */
export type ApiDeps = {
  config: Config;
  db: Db;
  jobs: Jobs;
  log: Logger;
  sites: SiteDirectory;
  /** Stock in memory beside this thread; without it in this thread. */
  columns?: ColumnEngine & Pick<ColumnWorker, 'isLoaded'>;
  /** Whether it is about to stop: a balancer is to send nothing more. */
  isDraining?: () => boolean;
};
