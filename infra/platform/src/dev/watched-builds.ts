import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildMessage } from '@infra/build-kit/watch';

type Options = {
  root: string;
  projects: readonly string[];
  eventsUrl: string;
  onBuild: (message: BuildMessage) => void;
};

/** A remote's contract is read once, when its build is defined. */
const CONTRACT = /(^|[\\/])[a-z-]*config\.ts$|remote\.config\.ts$/;

/**
 * Builds projects for development in a process of its own, now and after every change; starts that anew when a
 * remote's contract changes. Resolves once each has built.
 */
export function watchBuilds({ root, projects, eventsUrl, onBuild }: Options): Promise<void> {
  const missing = new Set(projects);
  const allBuilt = Promise.withResolvers<void>();
  let child = start();
  for (const project of projects) {
    watch(join(root, project), { recursive: true }, (_event, file) => {
      if (!file || /^(dist|node_modules)/.test(file) || !CONTRACT.test(file)) return;
      child.kill();
      child = start();
    });
  }
  process.on('exit', () => child.kill());
  return allBuilt.promise;

  function start() {
    const typescript = pathToFileURL(join(root, 'infra/build-kit/bin/typescript.mjs')).href;
    const builder = fork(join(root, 'infra/build-kit/src/watch.ts'), [eventsUrl, ...projects], {
      cwd: root,
      execArgv: ['--import', typescript],
      env: { ...process.env, NODE_ENV: 'development' },
    });
    builder.on('message', (message: BuildMessage) => {
      onBuild(message);
      if ('hash' in message) missing.delete(message.project);
      if (missing.size === 0) allBuilt.resolve();
    });
    return builder;
  }
}
