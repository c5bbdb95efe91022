import type { PictureStamper } from './picture-stamp';

/**
 * A site's or a group's file as written, with the stamp of each picture it names: redrawn, a picture gets another
 * address with the next import. An address elsewhere and what the library does not hold stay as they are.
 */
export async function stampDocument<T>(written: T, stamp: PictureStamper, holder = ''): Promise<T> {
  if (typeof written !== 'object' || written === null) return written;
  const stamped = (value: unknown, key: string) =>
    typeof value === 'string' && namesPicture(key, holder) ? stamp(value) : stampDocument(value, stamp, key);
  if (Array.isArray(written)) return (await Promise.all(written.map((value) => stamped(value, '')))) as T;
  const entries = Object.entries(written).map(async ([key, value]) => [key, await stamped(value, key)]);
  return Object.fromEntries(await Promise.all(entries)) as T;
}

/** By itself (`hero_image`, a slide's `image`), or as a place names its own: `image: { image: { url }, thumb }`. */
function namesPicture(key: string, holder: string): boolean {
  return key === 'hero_image' || key === 'image' || (holder === 'image' && (key === 'url' || key === 'thumb'));
}
