import { RUN_DIR_VARIABLE, stopTestServer } from './test-server';

export default async function jestGlobalTeardown(): Promise<void> {
  const runDir = process.env[RUN_DIR_VARIABLE];
  if (runDir) await stopTestServer(runDir);
}
