// npm run dev [-- remote …]: npm start, and every change to a remote is on the site a moment later.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, node24, projectEnvironment } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

ensureInstalled();
const typescript = pathToFileURL(join(root, 'infra/build-kit/bin/typescript.mjs')).href;
const main = join(root, 'infra/platform/src/dev/main.ts');
const child = spawn(node24(), ['--import', typescript, main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
