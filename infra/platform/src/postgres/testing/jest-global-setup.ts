import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_DIR_PREFIX, RUN_DIR_VARIABLE, sweepAbandonedRuns } from './test-server';

/** Names this run's directory. The server itself starts with the first test that asks for a database. */
export default async function jestGlobalSetup(): Promise<void> {
  await sweepAbandonedRuns();
  process.env[RUN_DIR_VARIABLE] = mkdtempSync(join(tmpdir(), `${RUN_DIR_PREFIX}${process.pid}-`));
}
