import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'dist-dev',
  '.data',
  '.nx',
  '.swc',
  'test-results',
  'playwright-report',
]);

/** sha256 over the names and contents of all files at or below `paths` (relative to `root`), what is built or installed left out. */
export async function sourceHash(root: string, paths: readonly string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesAt(root, path)))).flat().sort();
  const digests = await Promise.all(
    files.map(async (file) =>
      createHash('sha256')
        .update(await readFile(join(root, file)))
        .digest('hex'),
    ),
  );
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) hash.update(`${file}\0${digests[index]}\n`);
  return hash.digest('hex');
}

async function filesAt(root: string, path: string): Promise<string[]> {
  const entry = await stat(join(root, path)).catch(() => undefined);
  if (entry?.isFile()) return [path];
  if (!entry?.isDirectory()) return [];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const wanted = entries.filter((child) => !SKIPPED.has(child.name) && (child.isFile() || child.isDirectory()));
  return (await Promise.all(wanted.map((child) => filesAt(root, `${path}/${child.name}`)))).flat();
}
