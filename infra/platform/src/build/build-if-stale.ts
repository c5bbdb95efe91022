import { spawn } from 'node:child_process';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceHash } from './source-hash';

/** Where the shell's build goes; a deleted one is stale whatever the sources say. */
export const SHELL_SERVER = 'shell/dist/server/server.mjs';
/** The built design kit, which shows the demo sites' themes. */
export const KIT_PAGE = 'shared-kit/kit-page/dist';
/** The built console of the operators. */
export const CONSOLE = 'infra/console/dist';
const STAMP = 'shell/dist/.built-from';
const SHARED_SOURCES = [
  'shell',
  'shared-kit',
  'infra/build-kit',
  'infra/console',
  'infra/demo/sites',
  'package-lock.json',
  'tsconfig.base.json',
  'nx.json',
  'types',
];

type Build = { root: string; announce: (line: string) => void; signal: AbortSignal };

/**
 * Builds shell, remotes and what the operator port shows unless the sources are the very ones of the last build.
 * Our own hash answers that in a fraction of a second, Nx takes seconds to say the same.
 */
export async function buildIfStale({ root, announce, signal }: Build): Promise<void> {
  const remotes = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  const hash = await sourceHash(root, [...SHARED_SOURCES, ...remotes]);
  const built = await readFile(join(root, STAMP), 'utf8').catch(() => '');
  if (
    built === hash &&
    (await allExist(root, [SHELL_SERVER, KIT_PAGE, CONSOLE, ...remotes.map((name) => `${name}/dist`)]))
  )
    return;

  announce('Building shell, remotes and console ...');
  await runBuild(root, signal);
  await mkdir(dirname(join(root, STAMP)), { recursive: true });
  await writeFile(join(root, STAMP), hash);
}

async function allExist(root: string, paths: readonly string[]): Promise<boolean> {
  const entries = await Promise.all(paths.map((path) => stat(join(root, path)).catch(() => undefined)));
  return entries.every((entry) => entry !== undefined);
}

/** Its output is shown only when it fails: then it is all that matters. */
async function runBuild(root: string, signal: AbortSignal): Promise<void> {
  const nx = join(root, 'node_modules/.bin/nx');
  const args = [nx, 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`The build failed:\n${Buffer.concat(output).toString('utf8')}`);
}
