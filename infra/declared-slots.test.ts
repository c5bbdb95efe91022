import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';

const root = resolve(import.meta.dirname, '..');
const IMPORTED = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;
const SLOT = /<Slot\b[^>]*?\bname="([^"]+)"/g;

const configs = globSync('mfe-*/remote.config.ts', { cwd: root }).map((file) => ({ remote: dirname(file), file }));

/** The file and all that it imports of its own remote, on demand or at once. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    const found = ['.tsx', '.ts'].map((type) => join(dirname(file), path) + type).find((name) => existsSync(name));
    if (found) reachedFrom(found, reached);
  }
  return reached;
}

function drawnBy(remote: string, module: string): string[] {
  const files = [...reachedFrom(join(root, remote, 'src/exposes', `${module}.tsx`))];
  return files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(SLOT)].map(([, name = '']) => name));
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test.each(configs)('the routes of $remote name the slots that their pages draw', async ({ remote, file }) => {
  const { default: config } = (await import(join(root, file))) as { default: RemoteConfig };
  const routes = config.routes.map(({ id, module = id, slots = [] }) => ({ module, slots }));
  const modules = sorted(routes.map(({ module }) => module));

  const named = modules.map((module) => [
    module,
    sorted(routes.flatMap((route) => (route.module === module ? route.slots : []))),
  ]);
  // A slot that no route names stays empty; one that nothing draws loads widgets for nothing.
  expect(named).toEqual(modules.map((module) => [module, sorted(drawnBy(remote, module))]));
});
