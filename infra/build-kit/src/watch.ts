// watch.ts EVENTS_URL FOLDER… (without a URL: as they are released): builds the shell and remotes for development, now and after every change, and says so to its parent.
import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { defineRemote } from './define-remote';
import { defineShell } from './shell/define-shell';
import type { HotEvents } from './hot-parts';
import { writeManifest } from './manifest';
import { readRemoteConfig } from './own-remotes';
import { root } from './shared-modules';

/** What the parent hears of each build. `hash` is what pages compare theirs with. */
export type BuildMessage = { project: string; ms: number } & ({ hash: string } | { errors: string });

/** Editors write a file in several steps. */
const SETTLED_MS = 20;

const [url = '', ...folders] = process.argv.slice(2);
for (const folder of folders) await watchProject(path.resolve(root, folder), { url });

async function watchProject(dir: string, hot: HotEvents): Promise<void> {
  if (dir === path.join(root, 'shell')) {
    const { client, server } = defineShell({ dev: true, hot });
    watch('shell', [client, server], () => undefined);
    return;
  }
  const config = await readRemoteConfig(path.dirname(dir), path.basename(dir));
  // Without an address for events: as it is released, for a shell elsewhere.
  if (hot.url === '') {
    const { client } = defineRemote({ config, dir, out: path.join(dir, 'dist-dev') });
    return watch(config.name, [client], () => undefined);
  }
  const remote = defineRemote({ config, dir, dev: true, hot });
  fs.rmSync(remote.out, { recursive: true, force: true });
  watch(config.name, [remote.client, remote.server], () => writeManifest(remote));
}

/** Both builds of a project; `onBuilt` comes before the parent hears of it. */
function watch(project: string, configurations: Configuration[], onBuilt: () => void): void {
  const compiler = rspack(configurations);
  let startedAt = performance.now();
  compiler.hooks.watchRun.tap('watch', () => void (startedAt = performance.now()));
  compiler.watch({ aggregateTimeout: SETTLED_MS }, (error, stats) => {
    const ms = Math.round(performance.now() - startedAt);
    const errors =
      error?.message ?? (stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: true }) : null);
    if (errors !== null) return sendToParent({ project, ms, errors });
    onBuilt();
    sendToParent({ project, ms, hash: stats?.stats[0]?.hash ?? '' });
  });
}

function sendToParent(message: BuildMessage): void {
  process.send?.(message);
}

// Nobody reads the results of a build whose parent is gone.
process.on('disconnect', () => process.exit());
