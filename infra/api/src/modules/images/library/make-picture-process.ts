// A process of its own, with limits on memory and time: what it reads is whatever somebody found somewhere.
import { formatNumber } from '@shared-kit/domain/number/format-number';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { answerOrders } from '../../../concurrency/answer-orders';

/** What one picture may have: decoded it takes four bytes of memory each. */
const MAX_MEGAPIXELS = 40;
/** A side of 1 pixel and another of millions is nobody's photo. */
const MAX_SIDE_PIXELS = 16_000;
/** Narrower, and it would be blurred wherever it stands. */
const MIN_SIDE_PIXELS = 200;
/** Pages ask for at most 1600: some more for cutting. */
const KEPT_SIDE_PIXELS = 2_400;
const KEPT_QUALITY = 88;
const THUMBNAIL_PIXELS = 320;

/** A picture made anew, as WebP, upright and without metadata. */
export type MadePicture = { id: string; width: number; height: number; image: Uint8Array; thumbnail: Uint8Array };
/** It, or why it is not made, in words for who brought the file. */
export type Making = { made: MadePicture } | { refused: string };

sharp.concurrency(1);
sharp.cache(false);

answerOrders<Uint8Array, Making>(async (file) => {
  const size = await sizeOf(file).catch(() => null);
  if (!size)
    return { refused: 'The picture cannot be read: it may be torn, or far too large. Save it again, smaller.' };
  const refused = refusalOf(size);
  if (refused !== null) return { refused };
  return make(file).then(
    (made) => ({ made }),
    () => ({ refused: 'The picture cannot be read to its end: it may be torn. Save it again and bring that.' }),
  );
});

type Size = { width: number; height: number };

/** As its head says, before a pixel of it is decoded. */
async function sizeOf(file: Uint8Array): Promise<Size> {
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  return { width, height };
}

function refusalOf({ width, height }: Size): string | null {
  const size = `The picture has ${formatNumber(width)} by ${formatNumber(height)} pixels`;
  const megapixels = (width * height) / 1_000_000;
  if (megapixels > MAX_MEGAPIXELS)
    return `${size}, which is ${formatNumber(Math.round(megapixels))} megapixels; at most ${MAX_MEGAPIXELS}. Save it smaller.`;
  if (Math.max(width, height) > MAX_SIDE_PIXELS) return `${size}; at most ${formatNumber(MAX_SIDE_PIXELS)} a side.`;
  if (Math.min(width, height) < MIN_SIDE_PIXELS)
    return `${size}; at least ${MIN_SIDE_PIXELS} a side, or it would be blurred.`;
  return null;
}

async function make(file: Uint8Array): Promise<MadePicture> {
  const { data: image, info } = await sharp(file, {
    ...{ limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: 'error', animated: false },
  })
    .autoOrient()
    .resize({ width: KEPT_SIDE_PIXELS, height: KEPT_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: KEPT_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(image)
    .resize({ width: THUMBNAIL_PIXELS, height: THUMBNAIL_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
  const id = `own-${createHash('sha256').update(image).digest('hex').slice(0, 16)}`;
  return { id, width: info.width, height: info.height, image, thumbnail };
}
