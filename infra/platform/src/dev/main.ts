import { watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ownRemotes } from '@infra/build-kit/own-remotes';
import { readConfig } from '../config';
import { runPlatform } from '../run-platform';
import type { RunningPlatform } from '../start-platform';
import type { ProcessSpec, SupervisedProcess } from '../supervisor/supervised-process';
import { waitUntilReady } from '../supervisor/wait-until-ready';
import { developAgainst } from './remote-shell';
import { startHotEvents } from './hot-events';
import { watchBuilds } from './watched-builds';

/** Editors write a file in several steps: a change is complete when nothing has followed for this long. */
const SETTLED_MS = 80;
/** What the API runs from source. */
const API_SOURCES = ['infra/api/src', 'shared-kit/contracts/src', 'shared-kit/domain/src'];

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const print = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * `npm run dev [-- remote …]`: the product, with these remotes (all, without a name) and the shell as they are being
 * written. `-- remote --shell URL`: that remote alone, in the pages of a shell that runs elsewhere.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals: named } = parseArgs({
    args,
    allowPositionals: true,
    options: { shell: { type: 'string' } },
  });
  const own: string[] = ownRemotes(root);
  const unknown = named.filter((name) => !own.includes(name));
  if (unknown.length > 0) throw new Error(`No remote ${unknown.join(', ')}. There are ${own.join(', ')}.`);
  const remotes = named.length > 0 ? named : own;
  if (values.shell !== undefined) {
    const [remote, ...more] = named;
    const shell = URL.parse(values.shell);
    if (!remote || more.length > 0 || !shell)
      throw new Error('Say one remote and a shell: npm run dev -- mfe-search --shell https://dealer.example');
    return developAgainst({ root, remote, shell, say: print });
  }
  const config = readConfig(process.env);

  const events = await startHotEvents();
  let platform: RunningPlatform | undefined;
  await watchBuilds({
    root,
    projects: ['shell', ...remotes],
    eventsUrl: events.url,
    onBuild(message) {
      const { project, ms } = message;
      if ('errors' in message) return print(`${project} does not build:\n${message.errors}`);
      if (platform) print(`${project} built in ${ms} ms`);
      if (project !== 'shell') return events.send(project, message.hash);
      if (platform) void restart(platform.processes.shell).then(() => events.send('reload', project));
    },
  });
  await runPlatform(config, {
    shell: (spec) => developmentShell(spec, remotes),
    onReady(running) {
      platform = running;
      watchApi(running);
      print(`Changes to ${remotes.join(', ')} go into open pages; shell and API start again by themselves.`);
    },
  });
}

function developmentShell(spec: ProcessSpec, remotes: readonly string[]): ProcessSpec {
  const dirs = Object.fromEntries(remotes.map((name) => [name, join(root, name, 'dist-dev')]));
  return {
    ...spec,
    args: [join(root, 'shell/dist-dev/server/server.mjs')],
    env: {
      ...spec.env,
      NODE_ENV: 'development',
      SHELL_DIST: join(root, 'shell/dist-dev'),
      WORKING_COPIES: JSON.stringify(dirs),
    },
  };
}

function watchApi({ processes: { api, worker } }: RunningPlatform): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of API_SOURCES) {
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql)$/.test(file) || file.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (file.endsWith('.sql')) print('A migration runs when the product starts: run npm run dev again.');
        void Promise.all([restart(api), restart(worker)]);
      }, SETTLED_MS);
    });
  }
}

async function restart(process: SupervisedProcess): Promise<void> {
  await process.restart();
  await waitUntilReady(process, AbortSignal.timeout(60_000)).then(
    () => print(`${process.spec.name} started again`),
    (error: unknown) => print(String(error)),
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
