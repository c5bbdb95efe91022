import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

export type ImageCache = {
  get: (name: string) => Promise<Buffer | null>;
  put: (name: string, image: Buffer) => Promise<void>;
};

/**
 * Resized pictures on disk, at most `maxBytes` of them; the ones not asked for longest go first.
 * What earlier runs left is found again. A cache that cannot be written only costs time.
 */
export async function openImageCache(
  directory: string,
  maxBytes: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ImageCache> {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') unlink(join(directory, name)).catch(() => undefined);
    },
  });
  await mkdir(directory, { recursive: true });
  for (const { name, bytes } of await listOldestFirst(directory)) sizes.set(name, bytes);

  return {
    async get(name) {
      if (sizes.get(name) === undefined) return null;
      return readFile(join(directory, name)).catch(() => {
        sizes.delete(name);
        return null;
      });
    },
    async put(name, image) {
      const draft = join(directory, `.${randomUUID()}`);
      try {
        await writeFile(draft, image);
        await rename(draft, join(directory, name));
        sizes.set(name, image.length);
      } catch (error) {
        log.warn({ err: error }, 'A resized picture could not be kept');
        await unlink(draft).catch(() => undefined);
      }
    },
  };
}

async function listOldestFirst(directory: string) {
  const files: { name: string; bytes: number; at: number }[] = [];
  for (const name of await readdir(directory)) {
    const found = await stat(join(directory, name)).catch(() => null);
    // Names with a dot in front were being written when a process ended.
    if (name.startsWith('.')) await unlink(join(directory, name)).catch(() => undefined);
    else if (found?.isFile()) files.push({ name, bytes: found.size, at: found.mtimeMs });
  }
  return files.sort((a, b) => a.at - b.at);
}
