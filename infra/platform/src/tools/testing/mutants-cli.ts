import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RUN_DIR_PREFIX, RUN_DIR_VARIABLE, stopTestServer, testServer } from '../../postgres/testing/test-server';

const ROOT = join(import.meta.dirname, '../../../../..');

/** `npm run mutants -- shared-kit/domain/src/price`: all areas of stryker.config.mjs where none is named. */
const areas = process.argv.slice(2);
/** One database server for all mutants. */
const runDir = mkdtempSync(join(tmpdir(), `${RUN_DIR_PREFIX}${process.pid}-`));
const env = { ...process.env, [RUN_DIR_VARIABLE]: runDir, ...(areas.length > 0 && { MUTANTS_IN: areas.join(' ') }) };
process.env[RUN_DIR_VARIABLE] = runDir;
// From here, not from the first test that asks: with a mutant that runs too long Stryker ends its process and all below it.
if (areas.length === 0 || areas.some((area) => area.startsWith('infra/'))) await testServer();

// Interrupted, it ends after Stryker did, and stops the server.
process.on('SIGINT', () => undefined);
const stryker = spawn(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
const [code] = (await once(stryker, 'exit')) as [number | null];
await stopTestServer(runDir);
process.exitCode = code ?? 1;
