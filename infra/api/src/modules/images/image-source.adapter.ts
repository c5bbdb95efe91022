import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SLUG } from '@shared-kit/contracts/site/slug.contract';
import { z } from 'zod';
import type { Crop, ImageSource } from './image-source.port';
import { splitStamp } from './picture-stamp';

const cropSchema = z.object({
  left: z.int().nonnegative(),
  top: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
});
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), crop: cropSchema.optional() }));
type Manifest = z.infer<typeof manifestSchema>;
const MAX_ID_LENGTH = 120;
const EXTENSIONS = ['webp', 'jpg', 'jpeg', 'png', 'avif'];

/**
 * Pictures below a directory, found by stock image id and nothing else: manifest.json names the
 * file of an id and the part of it to show, or the file is called like the id. An id is never a path or a URL.
 */
export function directoryImageSource(directory: string): ImageSource {
  let manifest: { stamp: number; files: Manifest } = { stamp: -1, files: {} };

  async function readManifest() {
    const path = join(directory, 'manifest.json');
    const stamp = (await stat(path).catch(() => null))?.mtimeMs ?? 0;
    if (stamp !== manifest.stamp) {
      manifest = { stamp, files: stamp === 0 ? {} : manifestSchema.parse(JSON.parse(await readFile(path, 'utf8'))) };
    }
    return manifest.files;
  }

  return {
    async find(given) {
      const { id } = splitStamp(given);
      if (id.length > MAX_ID_LENGTH || !SLUG.test(id)) return null;
      const files = await readManifest();
      const named = Object.hasOwn(files, id) ? files[id] : undefined;
      for (const name of named ? [named.file] : namedLike(id)) {
        const file = join(directory, name);
        if (relative(directory, file).startsWith('..')) return null;
        const found = await stat(file).catch(() => null);
        if (found?.isFile()) return masterOf(file, found, named);
      }
      return null;
    },
  };
}

function masterOf(file: string, found: { mtimeMs: number; size: number }, entry: Manifest[string] | undefined) {
  return { file, stamp: stampOf(found, entry?.crop), crop: entry?.crop };
}

function namedLike(id: string): string[] {
  return EXTENSIONS.map((extension) => `${id}.${extension}`);
}

function stampOf({ mtimeMs, size }: { mtimeMs: number; size: number }, crop: Crop | undefined): string {
  const part = crop ? `-${crop.left}-${crop.top}-${crop.width}-${crop.height}` : '';
  return `${mtimeMs}-${size}${part}`;
}
