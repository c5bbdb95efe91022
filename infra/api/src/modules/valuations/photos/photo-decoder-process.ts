// A process of its own, with limits on memory and time: what it reads is whatever a stranger sent.
import sharp from 'sharp';
import { answerOrders } from '../../../concurrency/answer-orders';
import { KEPT_SIDE_PX, LONGEST_SIDE_PX, MOST_PIXELS } from './photo-limits';

/** The photo as we keep it, or null for what is none. */
export type DecodedPhoto = Uint8Array | null;

sharp.concurrency(1);
sharp.cache(false);

answerOrders<Uint8Array, DecodedPhoto>((bytes) => decode(bytes).catch(() => null));

/** Decoded and drawn again, so that nothing but its pixels is left: no place, no script behind it, no second file inside. */
async function decode(bytes: Uint8Array): Promise<DecodedPhoto> {
  const { format = '', width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const mostPixels = MOST_PIXELS[format];
  if (mostPixels === undefined) return null;
  if (width * height > mostPixels || Math.max(width, height) > LONGEST_SIDE_PX) return null;
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: KEPT_SIDE_PX, height: KEPT_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();
}
