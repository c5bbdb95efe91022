import { execFileSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The checkout, with its shell built from what stands there: Nx knows whether it is. */
export function builtShell(): string {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' };
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/nx'), 'build', 'shell', '--outputStyle=static'], {
    cwd: ROOT,
    env,
    stdio: 'pipe',
  });
  return ROOT;
}
