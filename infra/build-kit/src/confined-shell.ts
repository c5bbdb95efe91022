import { join } from 'node:path';

/** Where a shell's process finds what it runs, and the only folder that it writes. */
type Folders = { root: string; artifactsDir: string; stateDir: string };

/**
 * Node's permissions for the shell, which runs remotes' code: of the disk it reads the builds and its own state, writes
 * only that, and starts no program. The debugger stays: it names a thread that hangs.
 */
export function confined({ root, artifactsDir, stateDir }: Folders): string[] {
  const state = join(stateDir, '*');
  const read = [
    join(root, 'shell/dist', '*'),
    join(root, 'node_modules', '*'),
    join(root, 'package.json'),
    join(root, 'infra/platform/src/supervisor', '*'),
    join(artifactsDir, '*'),
    state,
  ];
  return [
    ...['--permission', '--allow-worker', '--allow-inspector'],
    // That both of these weaken the rest is said in shell/README.md.
    ...['--disable-warning=PERM0004', '--disable-warning=PERM0006'],
    ...read.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${state}`,
  ];
}
