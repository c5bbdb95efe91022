// Runs on any Node >= 20 before anything is installed: no dependencies, no TypeScript.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endWithShell } from './end-with-shell.mjs';
import { ensureInstalled, fail, node24, projectEnvironment } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Installs what is missing, then goes on in a TypeScript file of the project; ends as that ends. */
export function continueUnderNode24(file, args = []) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or later is needed, this is ${process.versions.node}.`);
  const startedAt = Date.now();
  ensureInstalled();
  const typescript = pathToFileURL(join(root, 'infra/build-kit/bin/typescript.mjs')).href;
  const child = spawn(node24(), ['--import', typescript, join(root, file), ...args], {
    cwd: root,
    // The fourth channel closes when this process dies, however it dies; the other can then stop everything.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...projectEnvironment(), STARTED_AT: String(startedAt) },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('disconnect', () => child.kill('SIGTERM'));
  endWithShell(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
