// npm test, first half: needs nothing but Node >= 20, then goes on in src/test-run/main.ts under Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, node24, projectEnvironment } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

ensureInstalled();
const typescript = pathToFileURL(join(root, 'infra/build-kit/bin/typescript.mjs')).href;
const child = spawn(node24(), ['--import', typescript, join(root, 'infra/platform/src/test-run/main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(),
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
