import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type BuildOptions = {
  version?: string;
  remote?: RemoteName;
  code?: string;
  path?: string;
  /** What else its manifest says. */
  says?: object;
};

/** Writes what build-kit would leave in a remote's `dist`. */
export function writeBuild(
  rootDir: string,
  {
    version = '1.0.0',
    remote = 'mfe-search',
    code = 'one',
    path: routePath = '/search/:list',
    says,
  }: BuildOptions = {},
): string {
  const distDir = path.join(rootDir, remote, 'dist');
  for (const folder of ['client', 'server']) mkdirSync(path.join(distDir, folder), { recursive: true });
  // What makes it one of the checkout's own.
  writeFileSync(path.join(rootDir, remote, 'remote.config.ts'), '');
  writeFileSync(path.join(distDir, 'client/remoteEntry.js'), `/* ${code} */`);
  writeFileSync(path.join(distDir, 'client/results-page.css'), '.a{}');
  writeFileSync(path.join(distDir, 'server/main.cjs'), `module.exports = '${code}'`);
  const manifest = {
    name: remote,
    version,
    contract: 1,
    globalName: remote.replace('-', '_'),
    requires: { react: '^19.3.0' },
    clientEntry: 'client/remoteEntry.js',
    serverEntry: 'server/main.cjs',
    routes: [{ id: 'results-page', path: routePath, title: 'Search', js: [], css: ['client/results-page.css'] }],
    widgets: [],
    forms: [],
    menus: [],
    events: { publishes: [], subscribes: [] },
    config: { type: 'object' },
    ...says,
  };
  writeFileSync(path.join(distDir, 'manifest.json'), JSON.stringify(manifest));
  return distDir;
}
