import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instanceOf } from '@infra/api/db/instance';
import { publishLocalBuilds } from '@infra/releases/publish-local-builds';
import { remoteNames } from '@shared-kit/contracts/remote.contract';

/** Editors write a file in several steps: a change is complete when nothing has followed for this long. */
const SETTLED_MS = 80;

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const { dataDir, databaseUrl } = instanceOf(process.env);
const named = process.argv.slice(2);
const watched = remoteNames.filter((name) => named.length === 0 || named.includes(name));
const unknown = named.filter((name) => !remoteNames.some((remote) => remote === name));
if (unknown.length > 0) {
  console.error(`No remote ${unknown.join(', ')}. There are ${remoteNames.join(', ')}.`);
  process.exit(1);
}

const platform = spawn(process.execPath, [join(root, 'infra/platform/bin/start.mjs')], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => platform.kill(signal));
platform.on('exit', (code) => process.exit(code ?? 0));

const log = { info: () => {}, warn: (message: string) => console.warn(message) };
const dirty = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let publishing = Promise.resolve();

for (const remote of watched) {
  watch(join(root, remote), { recursive: true }, (_event, file) => {
    if (!file || /^(dist|node_modules)|\.test\./.test(file)) return;
    dirty.add(remote);
    clearTimeout(timer);
    timer = setTimeout(() => {
      publishing = publishing.then(publishChanges);
    }, SETTLED_MS);
  });
}
console.log(
  `Watching ${watched.join(', ')}. Reload the page to see a change; restart for changes to the shell or the API.`,
);

/** Builds what changed and makes it the stable version of this instance. A build that fails changes nothing. */
async function publishChanges(): Promise<void> {
  const remotes = [...dirty];
  dirty.clear();
  const startedAt = performance.now();
  try {
    for (const remote of remotes) await build(remote);
    await publishLocalBuilds({ rootDir: root, dataDir, databaseUrl: databaseUrl(), log });
    console.log(`${remotes.join(', ')} updated in ${Math.round(performance.now() - startedAt)} ms`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function build(remote: string): Promise<void> {
  const args = [
    '--import',
    join(root, 'infra/build-kit/bin/typescript.mjs'),
    join(root, 'infra/build-kit/src/build.ts'),
    remote,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done, failed) => {
    child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`${remote} does not build`))));
  });
}
