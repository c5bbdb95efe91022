import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { SizeBudgets } from '@infra/build-kit/size-budgets';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { printable } from './artifact-shape';

type Sized = Pick<RemoteManifest, 'name' | 'clientEntry' | 'serverEntry' | 'routes' | 'widgets'>;
/** Something a visitor downloads: what it is, its files, and what they may be together in kB. */
type Part = { what: string; files: readonly string[]; limit: number };

const compress = promisify(brotliCompress);

/**
 * Pages, widgets and the entry that are over their budget: one sentence for each, or for several that share their files.
 *
 * @param sizes brotli, in bytes, of each file that the manifest names.
 */
export function sizeFaults(manifest: Sized, sizes: ReadonlyMap<string, number>, budgets: SizeBudgets): string[] {
  const over = new Map<string, { whats: string[]; sizeKb: number; limit: number }>();
  for (const { what, files, limit } of partsOf(manifest, budgets)) {
    const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    if (bytes <= limit * 1000) continue;
    const key = [limit, ...files].join(' ');
    const known = over.get(key) ?? { whats: [], sizeKb: bytes / 1000, limit };
    over.set(key, { ...known, whats: [...known.whats, what] });
  }
  return [...over.values()].map(
    // Rounded up, so that 20.01 is not said to be 20.
    ({ whats, sizeKb, limit }) =>
      `${whats.join(', ')}: ${(Math.ceil(sizeKb * 100) / 100).toFixed(2)} kB, ${limit} kB at most`,
  );
}

/**
 * The size of each file that visitors download of a version, in bytes, as brotli. One at a time: all at once they keep every
 * thread of the pool busy for as long as it takes, and a new connection to the database needs one, as of who takes a version back.
 */
export async function compressedSizes(directory: string, { clientEntry, routes, widgets }: Sized) {
  const files = new Set([clientEntry, ...[...routes, ...widgets].flatMap(({ js, css }) => [...js, ...css])]);
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, (await compress(await readFile(path.join(directory, file)))).length);
  return sizes;
}

/** What visitors download of a version, part by part: the entry, and the files of each page and widget. */
export function downloadsOf({ clientEntry, routes, widgets }: Pick<Sized, 'clientEntry' | 'routes' | 'widgets'>) {
  const module = (kind: 'page' | 'widget') => (exposed: Sized['routes'][number] | Sized['widgets'][number]) => ({
    ...{ kind, id: exposed.id, what: `the ${kind} ${exposed.id}` },
    files: [...exposed.js, ...exposed.css],
  });
  const entry = { kind: 'entry' as const, id: clientEntry, what: `the entry ${printable(clientEntry)}` };
  return [{ ...entry, files: [clientEntry] }, ...routes.map(module('page')), ...widgets.map(module('widget'))];
}

function partsOf(manifest: Sized, budgets: SizeBudgets): Part[] {
  const entryLimit = manifest.serverEntry === null ? budgets.foreignEntry : budgets.entry;
  return downloadsOf(manifest).map(({ kind, id, what, files }) => ({
    ...{ what, files },
    limit: kind === 'entry' ? entryLimit : (budgets.own[`${manifest.name}/${id}`]?.limit ?? budgets[kind]),
  }));
}
