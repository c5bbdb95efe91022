// npm run dev [-- remote …]: npm start, with remotes, shell and API as they are being written (src/dev/main.ts).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or later is needed, this is ${process.versions.node}.`);
  process.exit(1);
}
const startedAt = Date.now();
const { ensureInstalled, node24, projectEnvironment } = await import('./ensure-installed.mjs');
const root = fileURLToPath(new URL('../../..', import.meta.url));

ensureInstalled();
const typescript = pathToFileURL(join(root, 'infra/build-kit/bin/typescript.mjs')).href;
const child = spawn(
  node24(),
  ['--import', typescript, join(root, 'infra/platform/src/dev/main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    // The fourth channel closes when this process dies, however it dies; it then stops everything.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...projectEnvironment(), STARTED_AT: String(startedAt) },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('disconnect', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
