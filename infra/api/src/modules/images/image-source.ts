import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));
const PICTURE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID_LENGTH = 120;
const EXTENSIONS = ['webp', 'jpg', 'jpeg', 'png', 'avif'];

/** A stock picture's master on disk. `stamp` changes when the file does. */
export type ImageMaster = { file: string; stamp: string };

export type ImageSource = { find: (id: string) => Promise<ImageMaster | null> };

/**
 * Pictures below a directory, found by stock image id and nothing else: manifest.json names the
 * file of an id, or the file is called like the id. An id is never a path or a URL.
 */
export function directoryImageSource(directory: string): ImageSource {
  let manifest: { stamp: number; files: Record<string, { file: string }> } = { stamp: -1, files: {} };

  async function readManifest() {
    const path = join(directory, 'manifest.json');
    const stamp = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    if (stamp !== manifest.stamp) {
      manifest = { stamp, files: stamp === 0 ? {} : manifestSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
    }
    return manifest.files;
  }

  return {
    async find(id) {
      if (id.length > MAX_ID_LENGTH || !PICTURE_ID.test(id)) return null;
      const files = await readManifest();
      const named = Object.hasOwn(files, id) ? files[id]?.file : undefined;
      for (const name of named === undefined ? EXTENSIONS.map((extension) => `${id}.${extension}`) : [named]) {
        const file = join(directory, name);
        if (relative(directory, file).startsWith('..')) return null;
        const found = await stat(file).catch(() => null);
        if (found?.isFile()) return { file, stamp: `${found.mtimeMs}-${found.size}` };
      }
      return null;
    },
  };
}
