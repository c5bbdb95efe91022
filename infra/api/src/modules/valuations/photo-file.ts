import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const WIDEST_PX = 2_000;
/** A picture of this many pixels in a few bytes is a bomb, not a photo. */
const MOST_PIXELS = 60_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif']);

/** Not a photo, whatever its name and type say. */
export class NoPhoto extends Error {}

/**
 * A photo as we keep it: decoded and drawn again, so that nothing but its pixels is left (no place, no script behind
 * the image, no second file inside).
 *
 * @throws {NoPhoto} for anything that is not a whole picture of a known kind.
 */
export async function asPhoto(bytes: Buffer): Promise<Buffer> {
  try {
    const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false } as const;
    const { format } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format ?? '')) throw new NoPhoto('not a photo');
    return await sharp(bytes, options)
      .rotate()
      .resize({ width: WIDEST_PX, height: WIDEST_PX, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    throw new NoPhoto('not a photo');
  }
}

/** Where a valuation's photo lies: names of our own only. */
export function photoPath(dataDir: string, site: string, valuationId: string, number: number): string {
  return join(dataDir, 'lead-photos', site, valuationId, `${number}.jpg`);
}

export async function storePhoto(path: string, photo: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, photo);
}
