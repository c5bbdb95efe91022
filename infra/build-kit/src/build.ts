// node --import ./infra/build-kit/bin/typescript.mjs infra/build-kit/src/build.ts mfe-search | shell | console [--dev]
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { defineConsole } from './define-console';
import { buildRemote } from './build-remote';
import { defineRemote } from './define-remote';
import { defineShell } from './shell/define-shell';
import { readRemoteConfig } from './own-remotes';
import { runBuild } from './run-build';
import { root } from './shared-modules';

const [project = '', ...flags] = process.argv.slice(2);
const dev = flags.includes('--dev');
const startedAt = performance.now();

if (project === 'shell') {
  const shell = defineShell({ dev });
  await rm(path.join(shell.out, 'client'), { recursive: true, force: true });
  await runBuild([shell.client, ...shell.text, shell.server]);
} else if (project === 'console') {
  await runBuild([defineConsole({ dev })]);
} else {
  const remote = defineRemote({ config: await readRemoteConfig(root, project), dev });
  await buildRemote(remote);
}
console.log(`${project} built in ${Math.round(performance.now() - startedAt)} ms`);
