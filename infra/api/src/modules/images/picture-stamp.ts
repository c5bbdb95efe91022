import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { ImageMaster, ImageSource } from './image-source.port';

const STAMPED = /^(?<id>.+)\.(?<stamp>[0-9a-f]{8})$/;
const KEPT = 50_000;

/** `suv-red-front.1a2b3c4d` is the picture `suv-red-front` as it stood when its stamp was taken. */
export function splitStamp(given: string): { id: string; stamp: string | null } {
  const { id = given, stamp = null } = STAMPED.exec(given)?.groups ?? {};
  return { id, stamp };
}

/** Changes whenever the master does: what stands under one stamp never changes, and may be kept for ever. */
export function addressStamp({ stamp }: Pick<ImageMaster, 'stamp'>): string {
  return createHash('sha256').update(stamp).digest('hex').slice(0, 8);
}

/** Gives a picture's id the stamp of the picture as it stands now. */
export type PictureStamper = (id: string) => Promise<string>;

/** For one import: each picture is looked at once. What the library does not hold keeps the id it came with. */
export function pictureStamper(source: ImageSource): PictureStamper {
  const known = new LRUCache<string, string>({ max: KEPT });
  return async (given) => {
    const kept = known.get(given);
    if (kept !== undefined) return kept;
    const { id } = splitStamp(given);
    const master = await source.find(id);
    const stamped = master ? `${id}.${addressStamp(master)}` : given;
    known.set(given, stamped);
    return stamped;
  };
}
