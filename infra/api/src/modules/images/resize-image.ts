import sharp from 'sharp';
import type { Crop } from './image-source.port';
import { openMaster } from './open-master.service';

export type ImageFormat = 'avif' | 'webp' | 'jpeg';
/** Width in pixels, quality in percent; only a part of the master where there is a crop. */
export type Rendition = { width: number; quality: number; format: ImageFormat; crop?: Crop | undefined };

// One picture, one thread: how many are worked on at once is the queue's business.
sharp.concurrency(1);
// A picture is asked for once and then kept on disk.
sharp.cache(false);

/** Scales a picture down (never up), without its metadata. AVIF at effort 2: 4 takes eight times as long. */
export async function resizeImage(file: string | Buffer, { width, quality, format, crop }: Rendition): Promise<Buffer> {
  const image = openMaster({ file, crop }).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: avifQuality(quality), effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  // JPEG has no transparency: what shows through is paper.
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** AVIF reaches with a lower number what WebP needs a higher one for. */
function avifQuality(quality: number): number {
  return quality - 20;
}
