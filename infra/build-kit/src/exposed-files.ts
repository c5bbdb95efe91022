import fs from 'node:fs';
import type { ChunkGroup, Compiler } from '@rspack/core';

/** Where a build says which files each of its exposed modules needs: beside the client's files, not among them. */
export const EXPOSED_FILES = 'exposed-files.json';

/** Chunks named so are never part of a server's HTML, as a gallery over the whole screen: their styles come with them. */
const ON_DEMAND = 'on-demand-';

/** By exposed id: the scripts that must run first, and every style its HTML may show, also that of its lazy parts. */
export type ExposedFilesById = Readonly<Record<string, { js: string[]; css: string[] }>>;

/** Notes the files of each exposed module, so that a page can preload its scripts and put its styles into the head. */
export class ExposedFiles {
  readonly #file: string;
  readonly #ids: readonly string[];

  constructor(file: string, ids: readonly string[]) {
    this.#file = file;
    this.#ids = ids;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ExposedFiles', ({ compilation }) => {
      const exposed: ExposedFilesById = Object.fromEntries(
        this.#ids.flatMap((id) => {
          const group = compilation.namedChunkGroups.get(id);
          return group ? [[id, { js: filesOf([group], '.js'), css: filesOf(withChildren(group), '.css') }]] : [];
        }),
      );
      fs.writeFileSync(this.#file, JSON.stringify(exposed, null, 1));
    });
  }
}

function filesOf(groups: Iterable<ChunkGroup>, extension: string): string[] {
  const files = [...groups].flatMap((group) => group.getFiles());
  return [...new Set(files)].filter((file) => file.endsWith(extension) && !file.includes('hot-update'));
}

function withChildren(group: ChunkGroup, seen = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (seen.has(group)) return seen;
  seen.add(group);
  for (const child of group.childrenIterable) if (!child.name?.startsWith(ON_DEMAND)) withChildren(child, seen);
  return seen;
}
