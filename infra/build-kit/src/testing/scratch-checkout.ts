import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
/** What every checkout has: who says a remote's name, how things are written. */
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'eslint.config.mjs', '.prettierrc'];

/**
 * As much of the checkout as a test writes to or imports, with the installed packages; our own are the copy's: what is
 * tried is what stands there.
 */
export function scratchCheckout(folders: readonly string[]) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'scratch-')));
  const contracts = globSync('mfe-*/{remote.config.ts,package.json}', { cwd: root });
  for (const path of [...folders, ...FILES, ...contracts])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isSource });
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('@shared-kit') && !name.startsWith('@infra'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const scope of ['shared-kit', 'infra']) symlinkSync(join(copy, scope), join(modules, `@${scope}`));
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

function isSource(path: string): boolean {
  return !/\/(dist|dist-dev|node_modules)(\/|$)/.test(path.slice(root.length));
}
