import sharp from 'sharp';
import type { Crop } from './image-source';

export type ImageFormat = 'avif' | 'webp';
/** Width in pixels, quality in percent; only a part of the master where there is a crop. */
export type Rendition = { width: number; quality: number; format: ImageFormat; crop?: Crop | undefined };

/** Masters larger than this are no pictures of ours. */
const MAX_PIXELS = 60_000_000;

// One picture, one thread: how many are worked on at once is the queue's business.
sharp.concurrency(1);
// A picture is asked for once and then kept on disk.
sharp.cache(false);

/** Scales a picture down (never up), without its metadata. AVIF at effort 2: 4 takes eight times as long. */
export async function resizeImage(
  source: string | Buffer,
  { width, quality, format, crop }: Rendition,
): Promise<Buffer> {
  const whole = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const image = (crop ? whole.extract(crop) : whole).resize({ width, withoutEnlargement: true });
  return (
    format === 'avif' ? image.avif({ quality: avifQuality(quality), effort: 2 }) : image.webp({ quality })
  ).toBuffer();
}

/** AVIF reaches with a lower number what WebP needs a higher one for. */
function avifQuality(quality: number): number {
  return quality - 20;
}
