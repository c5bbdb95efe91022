import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { Crop } from './image-source.port';

/** Masters larger than this are no pictures of ours. */
const MAX_PIXELS = 60_000_000;

/** A master as it is shown: upright, and only the part that its library names. */
export function openMaster({ file, crop }: { file: string | Buffer; crop?: Crop | undefined }): Sharp {
  const whole = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return crop ? whole.extract(crop) : whole;
}
