import { LRUCache } from 'lru-cache';
import type { ImageSource } from './image-source.port';
import { openMaster } from './open-master.service';

/** Pixels across: enough for light and dark to be where they will be once it is blurred. */
const WIDTH = 16;
const QUALITY = 40;
const KEPT = 5_000;

export type Placeholders = { of: (id: string) => string | null };

type Options = { source: ImageSource; log: { warn: (about: object, text: string) => void } };

/**
 * Tiny pictures as data addresses of some 150 bytes, to stand blurred where a picture is on its way. Nobody waits
 * for one: it is made when it is first asked for, and there from then on.
 */
export function openPlaceholders({ source, log }: Options): Placeholders {
  /** `null`: on its way, or it cannot be made. */
  const made = new LRUCache<string, { address: string | null }>({ max: KEPT });

  async function make(id: string): Promise<void> {
    const master = await source.find(id);
    if (master === null) return;
    const image = await openMaster(master).resize({ width: WIDTH }).webp({ quality: QUALITY }).toBuffer();
    made.set(id, { address: `data:image/webp;base64,${image.toString('base64')}` });
  }

  return {
    of(id) {
      const known = made.get(id);
      if (known) return known.address;
      made.set(id, { address: null });
      make(id).catch((error: unknown) => log.warn({ err: error, id }, 'A placeholder could not be made'));
      return null;
    },
  };
}
